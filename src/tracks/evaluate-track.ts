import { findActiveTrack, hasProjectFile } from '../config/io/project-files.ts'
import { readText } from '../files/io/read-text.ts'
import { evaluatePlan } from './core/evaluate-plan.ts'

const MAX_DOCUMENT_BYTES = 2 << 20

export function evaluateTrack(projectDir: string) {
  const trackId = findActiveTrack(projectDir)
  if (trackId === null) return null
  const folder = `docs/tracks/${trackId}`
  const read = (name: string) => readText(`${projectDir}/${folder}/${name}`, MAX_DOCUMENT_BYTES)
  const exists = (path: string) =>
    path.startsWith('/') ? false : hasProjectFile(projectDir, `${folder}/${path}`) || hasProjectFile(projectDir, path)
  const track = { spec: read('SPEC.md'), plan: read('PLAN.md'), risks: read('RISKS.md') }
  return { trackId, findings: evaluatePlan(track, exists) }
}
