import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { findArchive, holds } from '../../src/rescue/io/archive-members.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'holdfast-archive-'))
after(() => rmSync(FOLDER, { recursive: true, force: true }))

interface Member {
  readonly name: string
  readonly type?: string
  readonly content?: string
  readonly prefix?: string
}

function tar(members: readonly Member[], magic = 'ustar\u000000'): Buffer {
  const blocks = members.map(({ name, type = '0', content = '', prefix = '' }) => {
    const header = Buffer.alloc(512)
    header.write(name)
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write(type, 156)
    header.write(magic, 257)
    header.write(prefix, 345)
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
    body.write(content)
    return Buffer.concat([header, body])
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

function zip(names: readonly string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32BE(0x504b0102)
    entry.writeUInt16LE(name.length, 28)
    entry.write(name, 46)
    return entry
  })
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(4, 16)
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), ...entries, end])
}

const LONG = `${'d'.repeat(80)}/${'f'.repeat(80)}`
const MEMBERS: readonly Member[] = [
  { name: './src/', type: '5' },
  { name: './src/a.ts', content: 'x'.repeat(600) },
  { name: 'c.ts', prefix: 'deep/er' },
  { name: '././@LongLink', type: 'L', content: `${LONG}\0` },
  { name: LONG.slice(0, 99), content: 'x' },
  { name: 'pax', type: 'x', content: '17 path=pax/é.md\n' },
  { name: 'pax/e.md' },
]

describe('the members of an archive', () => {
  const put = (name: string, bytes: Buffer) => {
    writeFileSync(join(FOLDER, name), bytes)
    return join(FOLDER, name)
  }
  const names = ['src/a.ts', 'deep/er/c.ts', LONG, 'pax/é.md']
  for (const [name, bytes] of [
    ['a.tar', tar(MEMBERS)],
    ['a.tgz', gzipSync(tar(MEMBERS))],
    ['a.zip', zip(['src/', ...names])],
  ] as const)
    it(name, () => {
      const path = put(name, bytes)
      assert.equal(findArchive(`${path}/src/a.ts`), path)
      for (const member of names.filter((each) => name !== 'a.zip' || !each.includes('é')))
        assert.ok(holds(`${path}/${member}`), member)
      for (const other of ['src', 'src/b.ts', 'a.ts', 'c.ts']) assert.ok(!holds(`${path}/${other}`), other)
      assert.ok(holds(`${path}/*/a.ts`), 'without its first step')
      assert.ok(!holds(`${path}/*/*/a.ts`))
    })
  for (const [name, bytes] of [
    ['half.zip', zip(names).subarray(0, 60)],
    ['text.tar', Buffer.from('no archive at all\n'.repeat(100))],
    ['half.tgz', gzipSync(tar(MEMBERS)).subarray(0, 50)],
    ['other.7z', Buffer.from('7z\u00bc\u00af\u0027\u001c')],
    ['bomb.tgz', gzipSync(Buffer.alloc(65 << 20))],
    ['empty', Buffer.alloc(0)],
  ] as const)
    it(`none are known: ${name}`, () => {
      const path = put(name, bytes)
      assert.ok(!holds(`${path}/src/a.ts`))
      assert.equal(findArchive(path), null)
    })
})
