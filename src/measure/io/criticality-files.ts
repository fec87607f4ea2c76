import { ask, type Call } from '../../base/core/call.ts'
import { readTrackPointer } from '../../config/io/project-files.ts'
import { readPage } from '../../files/io/read-text.ts'

/** The word of both documents. A document without the word states no criticality. */
const WORD = 'criticality'

/** The standard place; the configuration may name another file. */
export const ORCHESTRATION_FILE = 'ORCHESTRATION.yaml'

export interface CriticalityDocument {
  readonly kind: 'orchestration' | 'spec'
  /** Relative to the project. */
  readonly path: string
  readonly text: string
}

/** The documents that mention criticality, in order of decision: the orchestration file, the active track's SPEC. */
export function readCriticalityDocuments(
  projectDir: string,
  orchestrationFile: string,
  call: Call | null,
): CriticalityDocument[] {
  const spec = findSpec(projectDir, call)
  const places = [
    { kind: 'orchestration', path: orchestrationFile } as const,
    ...(spec === null ? [] : [{ kind: 'spec', path: spec } as const]),
  ]
  return places.flatMap((place) => {
    const file = ask(call, readPage, `${projectDir}/${place.path}`)
    return 'text' in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : []
  })
}

function findSpec(projectDir: string, call: Call | null): string | null {
  const pointer = ask(call, readTrackPointer, projectDir)
  return pointer !== null && 'trackId' in pointer ? `docs/tracks/${pointer.trackId}/SPEC.md` : null
}

/** The places that say the word, with the text around them: what a change of criticality would change. */
export function quoteCriticality({ path, text }: CriticalityDocument): string {
  let quoted = `${path}\n`
  for (let at = text.indexOf(WORD); at !== -1; at = text.indexOf(WORD, at + 200)) {
    quoted += text.slice(Math.max(0, at - 200), at + 200)
  }
  return quoted
}
