import { stringOf } from '../base/core/record.ts'
import { isSafeName } from '../base/core/safe-name.ts'
import { excerptLine } from '../base/core/text.ts'
import type { ToolCall } from '../calls/core/tool-call.ts'
import { findLook } from '../calls/core/unseen.ts'
import type { ToolInput } from '../client/core/input.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { findTree } from '../git/io/dirty-files.ts'
import type { GuardName } from '../policy/core/verdict.ts'
import type { Before } from './core/aftermath.ts'
import { findGuardPlaces } from './guard-places.ts'
import { savePendingCall, takeWorkSnapshot } from './io/pending-calls.ts'
import type { JudgedCall } from './judge-tool-call.ts'
import { takeOwnMarks } from './own-changes.ts'

const MAX_AGREED = 100

/** Leaves a note for the hook that runs when the call is over. Before the answer: afterwards the call is already running. */
export async function prepareAftermath(
  hook: Pick<ConfiguredCall, 'projectDir' | 'config' | 'report'>,
  input: ToolInput,
  { call, judged }: { readonly call: ToolCall; readonly judged: JudgedCall },
): Promise<void> {
  const { projectDir, config } = hook
  const { toolName: tool, toolUseId, sessionId, agentId } = input
  if (!isSafeName(toolUseId)) return
  const look = findLook({ call, projectDir, config }, judged.effects)
  const objects = (guard: GuardName) =>
    judged.steps.some((step) => step.guard === guard && step.outcome.code === 'objects')
  const places = await findGuardPlaces(projectDir, call.cwd)
  const before = look === 'files' ? readBefore(places.bases) : null
  // A person who lets such a call through has been told what it does.
  const isOwn = look !== null && config['guardrails.modes.self_protection'] !== 'off' && !objects('self-protection')
  const own = isOwn ? await takeOwnMarks(places) : null
  if (before === null && own === null && judged.governed === null) return
  const writes = judged.effects?.writes ?? []
  const agreed = objects('confined-writes') ? writes.slice(0, MAX_AGREED).map(({ path }) => path) : []
  const target = excerptLine(stringOf(call.toolInput.command) ?? writes[0]?.path ?? '', 120)
  const { governed } = judged
  const pending = { toolUseId, tool, target, agentId, before, own, agreed, governed }
  tryWrite(hook, () => savePendingCall(projectDir, sessionId, pending), '.holdfast/sessions')
}

/** A project that is in no tree of git is walked, as far as the bound of a walk allows. */
function readBefore(folders: readonly string[]): Before | null {
  const trees = folders.map(findTree)
  const found = trees.filter((tree) => tree !== null)
  if (found.length === trees.length) return { trees: found }
  const snapshot = takeWorkSnapshot(folders[0] ?? '')
  return snapshot === null ? null : { snapshot }
}
