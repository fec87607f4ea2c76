import type { Discard, Loss } from '../../command/core/effects.ts'
import type { LostPlace } from './lost-files.ts'

/** Content of one work tree that a part of a call would take away. */
export interface Demand {
  readonly root: string
  readonly what: Loss
  readonly words: string
  /** Null for the whole work tree. */
  readonly places: readonly LostPlace[] | null
  /** Folders go with everything in them, repositories included. */
  readonly removes: boolean
  /** The repositories inside are meant too. */
  readonly deep: boolean
  /** The command of git behind it; null for another program. */
  readonly discard: Discard | null
  /** Some of the content may stay, as where parts of the call bring content to one another. */
  readonly isUnsure?: boolean
}

const OF_REFS: ReadonlySet<Loss> = new Set(['refs', 'published', 'reflog'])

export const isMove = ({ what }: Pick<Discard, 'what'>) => what === 'moves' || what === 'shelves'

/**
 * One part of a call may bring content where another part takes that content away: `git add -A && git reset --hard`.
 * Every change at the places of that part is in danger, or everywhere where it names none.
 *
 * @param moved Work trees in which the call moves files.
 */
export function widenDemands(demands: readonly Demand[], moved: ReadonlySet<string | null>): Demand[] {
  return demands.flatMap((demand, at) => {
    if (isMove(demand)) return []
    if (OF_REFS.has(demand.what)) return [demand]
    // Commands of git stand in their order, behind the other parts: a later one brings nothing that this one takes.
    const own = demands.filter(({ root }, other) => root === demand.root && (demand.discard === null || other <= at))
    const others = own.filter(({ words, what }) => words !== demand.words && !OF_REFS.has(what))
    // A removal takes no more than its own files from what goes to the index.
    const isMixed = others.length > 0 && [demand, ...others].some((each) => each.discard !== null && !isMove(each))
    // The index or a stash may have the content by then.
    const told = own.some(isMove) ? { ...demand, isUnsure: true } : demand
    // A file that the call moves may come to these places from any other.
    const isMoved = moved.has(demand.root)
    const places = isMoved ? null : demand.places
    return isMixed && (isMoved || brings(own))
      ? [told, { ...demand, what: 'worktree', places, removes: false, discard: null, isUnsure: true }]
      : [told]
  })
}

/** Losses that leave the content of files at another place of git. */
const BRINGING: ReadonlySet<Loss> = new Set(['moves', 'index', 'staged'])

/** Whether content goes to a place of git, from where another part takes it. */
const brings = (demands: readonly Demand[]) =>
  demands.some(({ what }) => BRINGING.has(what)) ||
  (demands.some(({ what }) => what === 'shelves') && demands.some(({ what }) => what === 'stash'))
