import { type Client, OTHER_CLIENTS } from '../client/core/client.ts'
import { fail } from './terminal.ts'

export function findClientOption(name: string): Client | null {
  const clients = ['claude', ...OTHER_CLIENTS] as const
  const found = clients.find((client) => client === name) ?? null
  if (found === null) fail(`Unknown client "${name}": it is none of ${clients.join(', ')}`, 2)
  return found
}
