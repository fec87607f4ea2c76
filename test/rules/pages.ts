import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { REPOSITORY } from './sources.ts'

/** A page for people: its text, and the parts of it that mean something by themselves. */
export interface Page {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
  /** The text without blocks of code. */
  readonly prose: string
  readonly blocks: readonly { readonly language: string; readonly code: string }[]
  /** What stands in backticks in the prose. */
  readonly quoted: readonly string[]
  readonly links: readonly { readonly path: string; readonly anchor: string }[]
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm

export function readPage(path: string): Page {
  const text = readFileSync(`${REPOSITORY}${path}`, 'utf8')
  const prose = text.replace(FENCE, '')
  const bare = prose.replace(/`[^`\n]*`/g, '')
  const targets = [...bare.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return {
    path,
    text,
    prose,
    blocks: [...text.matchAll(FENCE)].map(([, language = '', code = '']) => ({ language, code })),
    quoted: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote),
    links: targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => resolveLink(path, target)),
  }
}

function resolveLink(from: string, target: string): Page['links'][number] {
  const [name = '', anchor = ''] = target.split('#')
  return { path: name === '' ? from : posix.join(posix.dirname(from), name), anchor }
}

/** Every page of the repository that is written for people. */
export function listPages(): Page[] {
  const inFolder = (folder: string) =>
    readdirSync(`${REPOSITORY}${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => posix.join(folder, name))
  const benches = ['bench', 'bench/recall', 'bench/capture', 'bench/secrets', 'bench/soak'].flatMap(inFolder)
  return [...inFolder('.'), ...inFolder('docs'), ...inFolder('docs/context'), ...benches].sort().map(readPage)
}

/** The names by which a page's headings can be linked to, as GitHub makes them. */
export function listAnchors({ prose }: Page): string[] {
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

export function isThere(path: string): boolean {
  return existsSync(`${REPOSITORY}${path}`)
}

export function isFolder(path: string): boolean {
  return statSync(`${REPOSITORY}${path}`).isDirectory()
}
