import type { Effect } from './effects.ts'

/** Names what writes, for people: the one place that puts an effect into words. */
export const describeWriter = ({ by }: Pick<Effect, 'by'>): string => by ?? 'a redirection'
