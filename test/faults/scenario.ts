import type { EventName } from '../bundle/host-contract.ts'
import type { Sandbox } from '../bundle/sandbox.ts'

/** A situation that makes one of the shipped programs read or write something. */
export interface Scenario {
  readonly name: string
  readonly program: EventName | 'statusline' | 'holdfast'
  /** Of the command. `$PROJECT` and `$HOME` are filled in, as in `stdin` and `env`. */
  readonly args?: readonly string[]
  readonly stdin?: string
  readonly env?: Readonly<Record<string, string | null>>
  /** The folder whose `project` and `home` the sandbox begins with. */
  readonly fixture?: string
  readonly prepare?: (sandbox: Sandbox) => void | Promise<void>
  /** Files it may touch although they are not below the project. */
  readonly outside?: RegExp
  /** Its second run has nothing left to do and says so with exit code 1 or 2. */
  readonly isOnce?: boolean
  /** Its state is left as it was planted, without the marks of the person. */
  readonly isStrangers?: boolean
  /** It takes back that work was told before it tells the work again. */
  readonly isTakenBack?: boolean
}
