import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findClientVersion } from './client-version.ts'
import { installPackage } from './install-package.ts'

/** The clients every statement of this suite was made on. A newer one is a change to look at, not to drift into. */
const CLIENT_VERSION = findClientVersion('claude-code')
const CODEX_VERSION = findClientVersion('codex')
const GEMINI_VERSION = findClientVersion('gemini-cli')

const CODEX_TARGETS: Readonly<Record<string, string>> = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl',
  'darwin-x64': 'x86_64-apple-darwin',
  'darwin-arm64': 'aarch64-apple-darwin',
}

const repository = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/**
 * The path of the client's native binary, installed from npm on first use into `HOLDFAST_CLIENT_CACHE`, else
 * `.cache/claude-code-<version>` of this repository.
 *
 * @throws with the reason when it cannot be had.
 */
export async function installClient(): Promise<string> {
  const folder = process.env.HOLDFAST_CLIENT_CACHE || join(repository, '.cache', `claude-code-${CLIENT_VERSION}`)
  const packageName = `claude-code-${describePlatform()}`
  const name = process.platform === 'win32' ? 'claude.exe' : 'claude'
  const binary = await installPackage({
    folder,
    packages: ['claude-code', packageName].map((own) => `@anthropic-ai/${own}@${CLIENT_VERSION}`),
    program: join('node_modules', '@anthropic-ai', packageName, name),
  })
  const version = await readVersion(binary)
  if (version === CLIENT_VERSION) return binary
  throw new Error(
    `Cannot use the client "${binary}": it answers --version with "${version}", expected "${CLIENT_VERSION}"; remove "${folder}" and run again`,
  )
}

function describePlatform(): string {
  const header = (process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined)?.header
  const musl = process.platform === 'linux' && header?.glibcVersionRuntime === undefined ? '-musl' : ''
  return `${process.platform}-${process.arch}${musl}`
}

async function readVersion(binary: string): Promise<string> {
  try {
    const { stdout } = await run(binary, ['--version'], {
      env: { PATH: process.env.PATH ?? '', DISABLE_AUTOUPDATER: '1' },
    })
    return stdout.trim().split(' ')[0] ?? ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The path of Codex's native binary, installed like the client's. @throws on a platform it is not known to come for. */
export function installCodex(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const target = CODEX_TARGETS[platform]
  if (target === undefined) throw new Error(`Codex ${CODEX_VERSION} is not known to come for ${platform}`)
  return installPackage({
    folder: join(repository, '.cache', `codex-${CODEX_VERSION}`),
    packages: [`@openai/codex@${CODEX_VERSION}`],
    program: join('node_modules', '@openai', `codex-${platform}`, 'vendor', target, 'bin', 'codex'),
  })
}

/** The path of Gemini CLI's script, installed like the client's. */
export function installGemini(): Promise<string> {
  return installPackage({
    folder: join(repository, '.cache', `gemini-cli-${GEMINI_VERSION}`),
    packages: [`@google/gemini-cli@${GEMINI_VERSION}`],
    program: join('node_modules', '@google', 'gemini-cli', 'bundle', 'gemini.js'),
  })
}
