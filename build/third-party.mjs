// The licences of the packages inside the bundles, for everybody who copies the bundles without their packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package a bundled file belongs to: the innermost one. */
const PACKAGE = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//
const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i
/** A line with an owner. The terms of a licence begin lines with the same word. */
const COPYRIGHT = /^[^\w\n]*copyright[ \t]+(?!holders\b|notice\b)\S/im

const HEAD = `The bundles of holdfast, and the packages whose code is inside them, each under its own licence.
The build writes this file from the files it bundles.
`

/**
 * The package of the repository, and the packages its bundles were made of, by name and version, each with its licence.
 *
 * @param {string} root The repository.
 * @param {Iterable<{ eager: string[], lazy: Record<string, string[]> }>} bundles As `buildAll` describes them.
 */
export function listPackages(root, bundles) {
  const files = [...bundles].flatMap(({ eager, lazy }) => [...eager, ...Object.values(lazy).flat()])
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))
  const found = [...folders].map((folder) => readPackage(join(root, folder)))
  const unique = new Map(found.map((item) => [`${item.name} ${item.version}`, item]))
  const others = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
  return [readPackage(root), ...others]
}

/** @throws when a package carries no licence with a copyright line: such a package must not travel. */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = readdirSync(folder).filter((file) => LICENCE.test(file))
  const texts = names.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
  const text = texts.map((content) => content.trim()).join('\n\n')
  if (typeof license !== 'string' || !COPYRIGHT.test(text))
    throw new Error(`${name} ${version} has no licence with a copyright line: it cannot be bundled`)
  return { name, version, license, text }
}

/** The file that travels with the bundles. */
export function renderNotices(packages) {
  const notices = packages.map(
    ({ name, version, license, text }) => `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`,
  )
  return [HEAD, ...notices].join('\n')
}
