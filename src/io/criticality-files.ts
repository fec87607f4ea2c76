import { isSafeName } from '../core/safe-name.ts'
import { TRACK_POINTER } from './project-files.ts'
import { readTextFile } from './read-text.ts'

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

/** The pointer holds the track's id, or its folder. */
function findSpec(projectDir: string): string | null {
  const pointer = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true)
  const id = 'text' in pointer ? pointer.text.trim().replace(/\/+$/, '').split('/').at(-1) : null
  return isSafeName(id) ? `docs/tracks/${id}/SPEC.md` : null
}

/** The places that say the word, with the text around them: what a change of criticality would change. */
export function quoteCriticality({ path, text }: CriticalityDocument): string {
  let quoted = `${path}\n`
  for (let at = text.indexOf(WORD); at !== -1; at = text.indexOf(WORD, at + 200)) {
    quoted += text.slice(Math.max(0, at - 200), at + 200)
  }
  return quoted
}
