import versions from './versions.json' with { type: 'json' }

/**
 * The version of a client that the statements about it were made on. `HOLDFAST_NEWEST` holds another as `client@version`:
 * `.ci/facts` tries the newest one so.
 */
export function findClientVersion(client: keyof typeof versions): string {
  const [name, other] = (process.env.HOLDFAST_NEWEST ?? '').split('@')
  return name === client && other !== undefined ? other : versions[client]
}
