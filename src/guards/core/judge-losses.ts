import { countNouns } from '../../base/core/text.ts'
import type { LossMode } from '../../config/core/config.ts'
import type { Finding } from '../../policy/core/verdict.ts'
import type { Unkept } from '../../rescue/core/lost-files.ts'

export interface KeptLoss {
  readonly root: string
  /** The way back in another repository than the project's, which alone knows the snapshot. */
  readonly elsewhere?: { readonly folder: string; readonly command: string | null } | undefined
  readonly files: readonly string[]
  readonly commits: number
  readonly takers: readonly string[]
  /** All of the content goes; else some of it may stay. */
  readonly isSure: boolean
  /** The snapshot; null where none was wanted, or none could be taken. */
  readonly id: string | null
  /** Why there is no snapshot, where one was wanted. */
  readonly cause: string | null
}

export interface LossTerms {
  readonly mode: LossMode
  readonly command: string | null
  readonly isTrial: boolean
}

const MAX_NAMED = 4

/** `3 files (a, b, c) and 1 commit`. */
function describeContent({ files, commits }: KeptLoss): string {
  const named = files.slice(0, MAX_NAMED).join(', ')
  const more = files.length > MAX_NAMED ? ', ...' : ''
  const content = [
    ...(files.length === 0 ? [] : [`uncommitted content of ${countNouns(files.length, 'file')} (${named}${more})`]),
    ...(commits === 0 ? [] : [`${countNouns(commits, 'commit')} that no other ref holds`]),
  ]
  return content.join(' and ')
}

function describeTaking(loss: KeptLoss): string {
  const { takers, isSure } = loss
  const takes = isSure ? (takers.length > 1 ? 'take' : 'takes') : 'may take'
  return `${takers.join(' and ')} ${takes} away ${describeContent(loss)}`
}

function describeUnkept({ path, why, words, cause = '' }: Unkept): string {
  if (why === 'outside') return `${words} would remove "${path}", which no repository holds, with everything in it.`
  if (why === 'repository') return `${words} would remove "${path}", and with it the history of a repository.`
  if (why === 'remote') return `${words} may take away commits of a remote that this repository does not know.`
  return `${words} may take away uncommitted content or commits in "${path}", and no snapshot can be taken: ${cause}.`
}

/** Says what a call takes away, and whether the content is kept. Null where nothing is lost. */
export function judgeLosses(kept: readonly KeptLoss[], unkept: readonly Unkept[], terms: LossTerms): Finding | null {
  const [first] = unkept
  const [lost] = kept
  const target = first?.path ?? (lost === undefined ? null : `${lost.root}/${lost.files[0] ?? ''}`)
  if (target === null) return null
  const open = kept.filter(({ id }) => id === null)
  const isWarned = unkept.length === 0 && (open.length === 0 || terms.isTrial) && terms.mode === 'rescue'
  const held = kept.filter(({ id }) => id !== null).map((loss) => describeKept(loss, terms))
  if (isWarned) return { decision: 'warn', target, reason: [...held, ...open.map(describeTrial)].join(' ') }
  const reasons = [...unkept.map(describeUnkept), ...open.map(describeOpen), ...held]
  const decision = terms.mode === 'deny' ? 'deny' : 'ask'
  const way = decision === 'deny' ? 'Commit or stash what matters first (guardrails.modes.loss).' : ''
  return { decision, target, reason: [...reasons, way].filter((text) => text !== '').join(' ') }
}

function describeKept(loss: KeptLoss, terms: LossTerms): string {
  const { command } = loss.elsewhere ?? terms
  const place = loss.elsewhere === undefined ? '' : ` in "${loss.elsewhere.folder}"`
  return `${describeTaking(loss)}; all of that is kept as snapshot ${loss.id}. The person gets it back${place} with: ${command ?? 'holdfast'} rewind ${loss.id}`
}

const describeTrial = (loss: KeptLoss) => `${describeTaking(loss)}; a snapshot would be taken first.`

function describeOpen(loss: KeptLoss): string {
  const why = loss.cause === null ? '' : ` No snapshot could be taken: ${loss.cause}.`
  return `${describeTaking(loss)}.${why}`
}
