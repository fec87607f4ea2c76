import { sumOf } from '../../base/core/record.ts'
import type { CompactionPoint } from '../../measure/core/compaction-point.ts'
import type { CompactionTrail } from './compaction-trail.ts'

/** An answer of the main thread: the tokens of its request and the tokens of its text. */
export interface Answer {
  readonly at: string | null
  readonly inputTokens: number
  readonly outputTokens: number
  readonly model: string | null
  /** Number of compactions before the answer: answers with the same number share a context. */
  readonly context: number
  /** Additions to the context since the answer before, in a few words; empty without `withWork`. */
  readonly work: string
}

/** A boundary in the transcript. `preTokens` is the client's own count of the compacted tokens. */
export interface Compaction {
  readonly at: string | null
  readonly trigger: 'auto' | 'manual'
  readonly preTokens: number | null
  readonly position: number
}

export interface Injection {
  readonly section: string
  readonly tokens: number
  readonly position: number
}

/** Work of a prompt up to the next prompt: its growth of the context, summed over compactions. */
export type Turn = Readonly<Record<'tokens' | 'toolCalls', number>>

export interface Trajectory {
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly firstWords: string | null
  readonly prompts: number
  readonly answers: readonly Answer[]
  readonly compactions: readonly Compaction[]
  readonly injections: readonly Injection[]
  readonly turns: readonly Turn[]
  readonly costs: Readonly<Record<OperationKind, readonly number[]>>
}

/** The tokens the client compares with its trigger right after an answer. */
export function countUsed(answer: Answer): number {
  return answer.inputTokens + answer.outputTokens
}

/** `answer` is the model's own words between prompts, `other` any further tool. */
export const OPERATION_KINDS = ['prompt', 'read', 'edit', 'command', 'agent', 'other', 'answer'] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** Present and earlier names of the client's tools. A tool of an MCP server is `other`. */
const KINDS: Readonly<Record<string, OperationKind>> = {
  Read: 'read',
  NotebookRead: 'read',
  Write: 'edit',
  Edit: 'edit',
  MultiEdit: 'edit',
  NotebookEdit: 'edit',
  Bash: 'command',
  BashOutput: 'command',
  PowerShell: 'command',
  Agent: 'agent',
  Task: 'agent',
}

export function classifyTool(name: string): OperationKind {
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? 'other') : 'other'
}

/** A trajectory together with the compaction points its numbers are measured against. */
export interface FilledSession {
  readonly sessionId: string
  readonly trajectory: Trajectory
  readonly points: ReadonlyMap<string | null, CompactionPoint>
  /** Lines of the transcript that were too long to read. */
  readonly skippedLines: number
  readonly path: string
  readonly trail: CompactionTrail
}

export function measureFill(session: FilledSession, answer: Answer): number {
  const point = session.points.get(answer.model)
  return point === undefined ? 0 : countUsed(answer) / point.tokens
}

/** Compaction point of the newest session with an answer; 0 without any. Absolute floors refer to it. */
export function findPointTokens(sessions: readonly FilledSession[]): number {
  return sessions.map(findMainPoint).find((point) => point !== null)?.tokens ?? 0
}

/** Compaction point of the last answer's model, to which token labels refer. Null before the first answer. */
export function findMainPoint({ trajectory, points }: FilledSession): CompactionPoint | null {
  const last = trajectory.answers.at(-1)
  return last === undefined ? null : (points.get(last.model) ?? null)
}

/** An operation between two answers. `weight` is its size in the transcript, in tokens. */
export interface StepItem {
  readonly kind: OperationKind
  weight: number
}

/** The client counts only a sum, so operations are weighed by size. Without a tool call the output is words. */
export function shareStepCost(
  growth: number,
  outputTokens: number,
  items: readonly StepItem[],
): { readonly kind: OperationKind; readonly tokens: number }[] {
  if (growth <= 0) return []
  const hasTools = items.some((item) => item.kind !== 'prompt')
  const words = hasTools ? 0 : Math.min(outputTokens, growth)
  const total = sumOf(items, (item) => item.weight)
  const shared = items.map(({ kind, weight }) => {
    const share = total === 0 ? 1 / items.length : weight / total
    return { kind, tokens: Math.round((growth - words) * share) }
  })
  return words === 0 ? shared : [{ kind: 'answer', tokens: words }, ...shared]
}
