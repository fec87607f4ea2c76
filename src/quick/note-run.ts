import { prepareAftermath } from '../aftermath/prepare-aftermath.ts'
import { stringOf } from '../base/core/record.ts'
import { parsePreToolUse } from '../client/core/input.ts'
import { absolutePath } from '../files/core/path-text.ts'
import { findBundles } from '../files/io/own-places.ts'
import { hasPath } from '../files/io/real-path.ts'
import { mayBeOwn, namesOwn } from '../policy/core/own-words.ts'
import { isPassingRun } from '../policy/core/plain-run.ts'
import { createToolCall } from '../policy/core/tool-call.ts'
import { ALLOW } from '../policy/core/verdict.ts'
import type { RunToNote } from './io/quick-call.ts'

/** A build or a test run has no effects that are known beforehand, so no guard that goes by effects objects. */
const UNOPPOSED = { verdict: ALLOW, steps: [], failure: null, effects: null, governed: null }
/** Names of files that are looked at. */
const MAX_NAMES = 200

/**
 * Leaves the note of a build or a test run under a policy. False when the full look has to judge the command or report
 * a failure.
 */
export async function noteRun(payload: unknown, { projectDir, config, isPlain }: RunToNote): Promise<boolean> {
  // The full look ends the copy of a plugin in a project with a copy of its own.
  if (process.env.CLAUDE_PLUGIN_ROOT && hasPath(`${projectDir}/.claude/holdfast/dist/pre-tool-use.mjs`)) return false
  const parsed = parsePreToolUse(payload)
  if ('problem' in parsed) return false
  const { input } = parsed
  const call = createToolCall(input, input.cwd ?? projectDir)
  const command = stringOf(call.toolInput.command) ?? ''
  // The first look passes over the options by which a build writes elsewhere.
  if ((isPlain && !isPassingRun(command)) || mayTouchOwn(command, call.cwd, projectDir)) return false
  let isLeft = true
  await prepareAftermath(input, { call, projectDir, config }, UNOPPOSED, () => {
    isLeft = false
  })
  return isLeft
}

/** Whether self-protection may have to look at a word of the command, from the folder of the call or another one it names. */
function mayTouchOwn(command: string, cwd: string, projectDir: string): boolean {
  if (/holdfast|[$`*?[{~\\]|\.\./i.test(command) || namesOwn(command)) return true
  const words = command.split(/[\s'"`;|&<>(){}=,:]+/).filter((word) => /^[^-]/.test(word))
  const folders = [...command.matchAll(/(?:\bcd|\s-C|--(?:prefix|cwd|dir)[= ])\s*["']?([^\s"';&|]+)/g)]
  const bases = [cwd, ...folders.map(([, folder = '']) => absolutePath(folder, cwd, null))]
  const bundles = findBundles()
  return (
    words.length * bases.length > MAX_NAMES ||
    bases.some((base) => words.some((word) => mayBeOwn(absolutePath(word, base, null), projectDir, bundles)))
  )
}
