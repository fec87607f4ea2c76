import { ask, type Call } from '../../base/core/call.ts'
import type { Problem } from '../../base/core/problem.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { findOwnConfigFolder } from '../../files/io/own-places.ts'
import { findHidingError, isMissing, readPersonText } from '../../files/io/read-text.ts'
import { findSetByRepository } from '../../files/io/repository-settings.ts'
import { selectConfigVariables } from '../core/env.ts'
import type { ConfigLayer, Variable } from '../core/resolve.ts'
import { type AdoptedSource, readAdopted } from './adopted-file.ts'

export type ConfigSource = Omit<ConfigLayer, 'values'>

export interface ConfigSources {
  readonly files: readonly ConfigSource[]
  readonly variables: readonly Variable[]
  readonly problems: readonly Problem[]
  readonly settings?: readonly Variable[]
  readonly adopted?: AdoptedSource
}

/** A configuration is a page of text. A larger file is a mistake or an attack. */
export const MAX_CONFIG_BYTES = 256 << 10

/** The policy a repository writes for people; its front matter is a layer of the configuration. */
export const POLICY_DOCUMENT = 'docs/context/GUARDRAILS.md'

export function readConfigSources(projectDir: string, call: Call | null = null): ConfigSources {
  const userDir = findOwnConfigFolder(projectDir)
  const gitRoot = ask(call, findGitRoot, projectDir)
  const files: ConfigSource[] = []
  const problems: Problem[] = []
  const add = (name: string, path: string) => {
    const file = readPersonText(path, MAX_CONFIG_BYTES, name === 'user')
    if ('text' in file) {
      const text = name === 'policy' ? cutFrontMatter(file.text) : file.text
      if (text !== null) files.push({ name, path, text })
      return
    }
    // A closed home is a person's own affair, and as a rule holds nothing of ours.
    const hidden = name === 'user' ? null : findHidingError(path)
    const cause = isMissing(file.error) ? hidden : file.error
    if (cause !== null)
      problems.push({ code: file.isTooLarge === true ? 'config-too-large' : 'config-unreadable', path, cause })
  }
  if (userDir !== null) add('user', `${userDir}/holdfast/config.toml`)
  if (gitRoot !== null && gitRoot !== projectDir) add('git root', `${gitRoot}/.holdfast/config.toml`)
  add('policy', `${projectDir}/${POLICY_DOCUMENT}`)
  add('project', `${projectDir}/.holdfast/config.toml`)
  const adopted = readAdopted(projectDir, gitRoot)
  return { files, problems, ...splitVariables(projectDir), ...(adopted === null ? {} : { adopted }) }
}

export function isPlain({ files, variables, problems, settings, adopted }: ConfigSources): boolean {
  return files.length + variables.length + problems.length === 0 && settings === undefined && adopted === undefined
}

/** Variables that are no configuration, and yet end a person's policy. */
const SWITCHES = ['HOLDFAST_OFF']

/** The variables of the person, and those of the repository. Settings are read only where any variable is set. */
function splitVariables(projectDir: string): Pick<ConfigSources, 'variables' | 'settings'> {
  const found = selectConfigVariables(process.env)
  const switches = SWITCHES.filter((name) => !['', '0', 'false'].includes(process.env[name] ?? ''))
  if (found.length + switches.length === 0) return { variables: found }
  const foreign = findSetByRepository(projectDir, [...found.map(([name]) => name), ...switches])
  if (foreign.size === 0) return { variables: found }
  const ended = switches.filter((name) => foreign.has(name)).map((name) => [name, process.env[name] ?? ''] as const)
  return {
    variables: found.filter(([name]) => !foreign.has(name)),
    settings: [...found.filter(([name]) => foreign.has(name)), ...ended],
  }
}

/** The text between the first two lines of dashes. A document that begins otherwise is prose alone and gives null. */
function cutFrontMatter(text: string): string | null {
  const start = text.startsWith('---\n') ? 4 : text.startsWith('---\r\n') ? 5 : -1
  if (start === -1) return null
  const end = text.indexOf('\n---', start - 1)
  return end === -1 ? text.slice(start) : text.slice(start, end + 1)
}
