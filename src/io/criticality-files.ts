import { readTextFile } from './read-text.ts'
import { readTrackPointer } from './track-pointer.ts'

const MAX_DOCUMENT_BYTES = 1 << 20
/** What both documents call it. One that never says the word says nothing of it. */
const WORD = 'criticality'

/** The standard place; another one is named by the configuration. */
export const ORCHESTRATION_FILE = 'ORCHESTRATION.yaml'

export interface CriticalityDocument {
  readonly kind: 'orchestration' | 'spec'
  /** Relative to the project. */
  readonly path: string
  readonly text: string
}

/** The documents that mention criticality, the one that decides first: the orchestration file, the active track's SPEC. */
export function readCriticalityDocuments(projectDir: string, orchestrationFile: string): CriticalityDocument[] {
  const spec = findSpec(projectDir)
  const places = [
    { kind: 'orchestration', path: orchestrationFile } as const,
    ...(spec === null ? [] : [{ kind: 'spec', path: spec } as const]),
  ]
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true)
    return 'text' in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : []
  })
}

function findSpec(projectDir: string): string | null {
  const pointer = readTrackPointer(projectDir)
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
