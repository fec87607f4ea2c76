import type { Action } from '../../command/core/effects.ts'
import type { LiteralRules } from './code-skeleton.ts'

/** Effect of a call of a function. Numbers are positions of arguments. */
export type CallRule =
  | {
      readonly kind: 'paths'
      readonly at: readonly number[]
      readonly action?: Action
      readonly recursive?: true
      readonly receivers?: RegExp
    }
  | { readonly kind: 'open'; readonly receivers?: RegExp }
  /** The path is the receiver of the method. */
  | { readonly kind: 'method'; readonly at?: readonly number[] }
  | { readonly kind: 'shell'; readonly receivers?: RegExp }
  | { readonly kind: 'words'; readonly receivers?: RegExp }
  /** Arguments given by name are paths. */
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | { readonly kind: 'chdir' }
  /** A database in a file, which questions alone leave as it was. */
  | { readonly kind: 'database'; readonly receivers?: RegExp }
  /** Without a path the result is given back as text. */
  | { readonly kind: 'export' }
  | { readonly kind: 'doubt'; readonly receivers?: RegExp }

export interface Language {
  readonly literals: LiteralRules
  readonly calls: ReadonlyMap<string, CallRule>
  /** The code lies in a file, and not all of it need run. */
  readonly isFile?: true
  readonly hasBareCalls: boolean
  /** Ways around the calls: looking functions up by name, running text as code. */
  readonly suspects: RegExp
  /** Puts names that the code gives to functions back to the ones the rules know. */
  readonly expandNames?: (code: string) => string
}
