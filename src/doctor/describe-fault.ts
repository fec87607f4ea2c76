import { createFinding, type Finding } from '../base/core/finding.ts'
import { describePath, isInside } from '../files/core/path-text.ts'
import { errorCode, isOutOfReach } from '../files/io/read-text.ts'

/** A closed file or folder has a name and a remedy. Any other error is for a bug report. */
export function describeFault(area: string, error: unknown, root: string): Finding {
  const { path } = error as NodeJS.ErrnoException
  const code = errorCode(error)
  if (typeof path !== 'string') return createFinding('not-examined', `${area}: ${code}`)
  const name = describePath(path, root)
  return isOutOfReach(code)
    ? createFinding('place-unreadable', `${name} cannot be read: ${code}`, { path })
    : createFinding('not-examined', `${area}: ${code} on ${name}`, { path })
}

/** Whether a finding of the state tells what follows from a path being out of reach. */
function tells({ id, path }: Finding, fault: string): boolean {
  if (id === 'transcripts-unreadable') return path !== undefined && isInside(path, fault)
  return (id === 'state-unwritable' || id === 'state-misplaced') && fault.split('/').includes('.holdfast')
}

/** The area that knows the consequences of a cause tells that cause, else the first that met it. */
export function dropToldFaults<T extends { readonly findings: readonly Finding[] }>(
  faults: readonly T[],
  told: readonly Finding[],
): T[] {
  const seen = new Set<string>()
  return faults.map((area) => ({
    ...area,
    findings: area.findings.filter(({ id, path }) => {
      if (path === undefined) return true
      const isTold = (id === 'place-unreadable' && seen.has(path)) || told.some((finding) => tells(finding, path))
      seen.add(path)
      return !isTold
    }),
  }))
}
