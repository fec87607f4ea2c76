import { ask, type Call } from '../../base/core/call.ts'
import type { Problem } from '../../base/core/problem.ts'
import { findGitRoot } from '../../files/io/git-root.ts'
import { findConfigFolder, findHome } from '../../files/io/own-places.ts'
import { isMissing, readTextFile } from '../../files/io/read-text.ts'
import { selectConfigVariables } from '../core/env.ts'

export interface ConfigSource {
  readonly name: string
  readonly path: string
  readonly text: string
}

export interface ConfigSources {
  /** Weakest first. */
  readonly files: readonly ConfigSource[]
  readonly variables: readonly (readonly [name: string, value: string])[]
  readonly problems: readonly Problem[]
}

/** A configuration is a page of text. A larger file is a mistake or an attack. */
export const MAX_CONFIG_BYTES = 256 << 10

/** The policy a repository writes for people; its front matter is a layer of the configuration. */
export const POLICY_DOCUMENT = 'docs/context/GUARDRAILS.md'

/** The configuration files that exist and the variables that are set, unparsed. */
export function readConfigSources(projectDir: string, call: Call | null = null): ConfigSources {
  const userDir = findConfigFolder(findHome())
  const gitRoot = ask(call, findGitRoot, projectDir)
  const places: [name: string, path: string][] = []
  if (userDir !== null) places.push(['user', `${userDir}/holdfast/config.toml`])
  if (gitRoot !== null && gitRoot !== projectDir) places.push(['git root', `${gitRoot}/.holdfast/config.toml`])
  places.push(['policy', `${projectDir}/${POLICY_DOCUMENT}`])
  places.push(['project', `${projectDir}/.holdfast/config.toml`])
  const files: ConfigSource[] = []
  const problems: Problem[] = []
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === 'user')
    if ('text' in file) {
      const text = name === 'policy' ? cutFrontMatter(file.text) : file.text
      if (text !== null) files.push({ name, path, text })
    } else if (!isMissing(file.error)) {
      problems.push({
        code: file.error.includes('limit') ? 'config-too-large' : 'config-unreadable',
        path,
        cause: file.error,
      })
    }
  }
  return { files, variables: selectConfigVariables(process.env), problems }
}

/** The text between the first two lines of dashes. A document that begins otherwise is prose alone and gives null. */
function cutFrontMatter(text: string): string | null {
  const start = text.startsWith('---\n') ? 4 : text.startsWith('---\r\n') ? 5 : -1
  if (start === -1) return null
  const end = text.indexOf('\n---', start - 1)
  return end === -1 ? text.slice(start) : text.slice(start, end + 1)
}
