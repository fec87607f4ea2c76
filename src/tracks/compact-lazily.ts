import type { Call } from '../base/core/call.ts'
import type { Config } from '../config/core/config.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import type { DocumentsState } from '../work/core/checkpoint.ts'
import type { Speaker } from './compact-documents.ts'

/** Compacts the documents of the active track, if any. A repository without tracks pays a look for the pointer. */
export async function compactLazily(call: Call, config: Config, session: Speaker): Promise<Partial<DocumentsState>> {
  if (!call.know(hasActiveTrack)) return {}
  const { compactAtCheckpoint } = await import('./compact-at-checkpoint.ts')
  return (await compactAtCheckpoint(call, config, session))?.documents ?? {}
}
