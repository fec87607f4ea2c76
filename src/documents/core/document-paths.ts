export const INVARIANTS_PATH = 'docs/context/INVARIANTS.md'
export const CORE_PATH = 'docs/context/CONTEXT_CORE.md'

export function listDocumentPaths(trackId: string): string[] {
  const folder = `docs/tracks/${trackId}`
  return [`${folder}/DECISIONS.md`, `${folder}/PLAN.md`, `${folder}/RISKS.md`, INVARIANTS_PATH, CORE_PATH]
}
