import { createFinding, type Finding } from '../core/doctor/finding.ts'
import { errorCode, isOutOfReach } from '../io/read-text.ts'

/** Why a part could not be looked at: what stands in the way has a name and a remedy; anything else is for a bug report. */
export function describeFault(area: string, error: unknown, root: string): Finding {
  const { path } = error as NodeJS.ErrnoException
  const code = errorCode(error)
  if (typeof path !== 'string') return createFinding('not-examined', `${area}: ${code}`)
  const name = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
  return isOutOfReach(code)
    ? createFinding('place-unreadable', `${name} cannot be read: ${code}`)
    : createFinding('not-examined', `${area}: ${code} on ${name}`)
}

/** One cause is told once: by the part that knows what follows from it, else by the first that met it. */
export function dropToldFaults<T extends { readonly findings: readonly Finding[] }>(
  faults: readonly T[],
  told: readonly Finding[],
): T[] {
  const isTold = (what: string) =>
    told.some(
      ({ id, what: other }) =>
        (/^state-(?:unwritable|misplaced)$/.test(id) && what.includes('.holdfast')) ||
        (id === 'transcripts-unreadable' && other.includes(what.split(' cannot be')[0] ?? what)),
    )
  const seen = new Set<string>()
  return faults.map((area) => ({
    ...area,
    findings: area.findings.filter(({ what }) => {
      const isNew = !seen.has(what) && !isTold(what)
      seen.add(what)
      return isNew
    }),
  }))
}
