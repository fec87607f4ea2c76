import { stringOf, type UnknownRecord, wholeNumber } from '../../base/core/record.ts'

export interface ClientState {
  /** Process id of the client, to tell running sessions from ended ones. */
  readonly clientPid: number | null
  /** Digest of the machine or container in which that id counts; null in states of earlier versions. */
  readonly clientSpace: string | null
  /** Whether a program runs the session, as a script does with `claude -p`: no person reads along. */
  readonly isUnattended: boolean
}

export function parseClient({ client_pid, client_space, unattended }: UnknownRecord): ClientState {
  return {
    clientPid: wholeNumber(client_pid),
    clientSpace: stringOf(client_space),
    isUnattended: unattended === true,
  }
}
