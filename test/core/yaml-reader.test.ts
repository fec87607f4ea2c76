import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { parsePlainYaml, parseYamlRecord } from '../../src/files/io/yaml-file.ts'

/** The functions as bundles have them, without the half of the package that writes, and with the core schema alone. */
let bundled: { readonly parsePlainYaml: typeof parsePlainYaml; readonly parseYamlRecord: typeof parseYamlRecord }

before(async () => {
  const { shared, readingCore }: { readonly shared: BuildOptions; readonly readingCore: Plugin } = await import(
    new URL('../../build.mjs', import.meta.url).href
  )
  const entryPoints = ['src/files/io/yaml-file.ts']
  const { outputFiles = [] } = await build({ ...shared, entryPoints, outdir: 'none', plugins: [readingCore] })
  const [code] = outputFiles.map(({ text }) => Buffer.from(text).toString('base64'))
  bundled = await import(`data:text/javascript;base64,${code}`)
})

const TEXTS = [
  'a: 1\nb: [x, "y", 0x1f, 1.5e3, .inf, ~]\n',
  'a: &one {b: 2}\nc: *one\n',
  '"quoted key": yes\n? plain\n: |\n  text\n  more\n',
  'a: >-\n  folded\n  text\n\n  end # no comment\n',
  '%YAML 1.1\n---\non: 2001-12-14\nb: !!binary aGk=\n',
  'a: !!set {b, c}\nd: !!timestamp 2001-12-14\n<<: {e: 1}\n',
  'a: !unknown x\n1: one\nnull: none\n',
  '- a\n- b\n',
  'a: [1, 2\n',
  'a: 1\na: 2\n',
  'a: *gone\n',
  '',
]

describe('the reader of YAML in a bundle', () => {
  for (const text of TEXTS)
    test(JSON.stringify(text), () => {
      assert.deepEqual(tryTo(bundled.parseYamlRecord, text), tryTo(parseYamlRecord, text))
      assert.deepEqual(tryTo(bundled.parsePlainYaml, text), tryTo(parsePlainYaml, text))
    })

  test('refuses a key that is a list or a mapping, which the package would write out', () => {
    assert.throws(() => bundled.parseYamlRecord('? [a, b]\n: c\n'), /a key that is no scalar/)
    assert.deepEqual(bundled.parsePlainYaml('? {a: b}\n: c\n'), { error: 'not valid YAML' })
  })
})

function tryTo<T>(parse: (text: string) => T, text: string): T | string {
  try {
    return parse(text)
  } catch (error) {
    return String(error)
  }
}
