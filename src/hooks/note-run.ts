import { isRecord, parseJsonRecord, stringOf } from '../base/core/record.ts'
import { mayBeOwn, namesOwn } from '../calls/core/own-words.ts'
import { createToolCall } from '../calls/core/tool-call.ts'
import { parsePreToolUse } from '../client/core/input.ts'
import { isPassingRun } from '../command/core/plain-run.ts'
import { absolutePath } from '../files/core/path-text.ts'
import { findBundles } from '../files/io/own-places.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { hasPath } from '../files/io/real-path.ts'
import { limitGit } from '../git/io/git-limit.ts'
import { prepareAftermath } from '../guards/prepare-aftermath.ts'
import { ALLOW } from '../policy/core/verdict.ts'
import type { RunToNote } from './io/quick-call.ts'

/** The judgement of a build, which has no effect that is known beforehand: no guard objects. */
const UNOPPOSED = { verdict: ALLOW, steps: [], failure: null, effects: null, governed: null }
/** Names of files that are looked at. */
const MAX_NAMES = 200
const MAX_LEVELS = 6
const MAX_PACKAGE_BYTES = 64 << 10

/**
 * Leaves the note of a build or a test run under a policy. False when the full look has to judge the command or report
 * a failure.
 */
export async function noteRun(payload: unknown, { projectDir, config, bare }: RunToNote): Promise<boolean> {
  // The full look ends the copy of a plugin in a project with a copy of its own.
  if (process.env.CLAUDE_PLUGIN_ROOT && hasPath(`${projectDir}/.claude/holdfast/dist/pre-tool-use.mjs`)) return false
  const parsed = parsePreToolUse(payload)
  if ('problem' in parsed) return false
  const { input } = parsed
  const call = createToolCall(input, input.cwd ?? projectDir)
  const command = stringOf(call.toolInput.command) ?? ''
  // The first look passes over the options by which a build writes elsewhere.
  if (
    (bare === null && !isPassingRun(command)) ||
    namesOwn(command) ||
    mayConcern(bare ?? command, call.cwd, projectDir)
  )
    return false
  limitGit('pre-tool-use')
  let isLeft = true
  const report = () => {
    isLeft = false
  }
  await prepareAftermath({ projectDir, config, report }, input, { call, judged: UNOPPOSED })
  return isLeft
}

/** Folders that the words of a command name as the place of what follows. */
const PLACED = /(?:\bcd|\s-C|--(?:prefix|cwd|dir)[= ])\s*["']?([^\s"';&|)]+)/g
/** A package elsewhere, whose folder only its manifest tells. */
const ELSEWHERE = /\s(?:-[Fw]|--filter|(?:--)?workspaces?)\b/
const MANAGER = /\b(?:npm|pnpm|yarn)\b/

/**
 * Whether self-protection may have to look at a word, or a script of the project at all. Words count from the folder of
 * the call, and from another that the command names.
 */
function mayConcern(command: string, cwd: string, projectDir: string): boolean {
  const folders = [...command.matchAll(PLACED)].map(([, folder = '']) => absolutePath(folder, cwd, null))
  if (folders.length > 1 || mayTouchOwn(command, [cwd, ...folders], projectDir)) return true
  if (!MANAGER.test(command)) return false
  return ELSEWHERE.test(command) || [cwd, ...folders].some((folder) => mayRunScript(command, folder, projectDir))
}

function mayTouchOwn(command: string, folders: readonly string[], projectDir: string): boolean {
  if (/holdfast|[$`*?[{~\\]|\.\./i.test(command) || namesOwn(command)) return true
  const words = command.split(/[\s'"`;|&<>(){}=,:]+/).filter((word) => /^[^-]/.test(word))
  const bundles = findBundles()
  return (
    words.length * folders.length > MAX_NAMES ||
    folders.some((folder) => words.some((word) => mayBeOwn(absolutePath(word, folder, null), projectDir, bundles)))
  )
}

/** Whether the words of a command may run a script of the package that does more than build or test. */
function mayRunScript(command: string, start: string, projectDir: string): boolean {
  const { folder, text } = findPackage(start)
  const scripts = parseJsonRecord(text)?.scripts
  const words = new Set(['test', ...command.split(/[\s"'`;|&<>()]+/)])
  return Object.entries(isRecord(scripts) ? scripts : {}).some(([name, code]) => {
    if (typeof code !== 'string' || !(words.has(name) || words.has(name.replace(/^(?:pre|post)/, '')))) return false
    return MANAGER.test(code) || !isPassingRun(code) || mayTouchOwn(code, [folder], projectDir)
  })
}

/** The nearest package.json, in as many folders as the analysis looks for one. */
function findPackage(start: string): { readonly folder: string; readonly text: string } {
  let folder = start
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const file = readTextFile(`${folder}/package.json`, MAX_PACKAGE_BYTES, true)
    if ('text' in file) return { folder, text: file.text }
    folder = folder.slice(0, folder.lastIndexOf('/'))
  }
  return { folder, text: '' }
}
