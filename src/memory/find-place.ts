import { redactText } from '../base/core/redact.ts'
import { mayShowSecret } from '../base/core/secret-marks.ts'
import { findActiveTrack } from '../config/io/track-pointer.ts'
import { readGitFacts } from '../git/io/git-facts.ts'

/** The branch as memories have it, without secrets, and the active track; each is null where there is none. */
export function findPlace(projectDir: string): { branch: string | null; track: string | null } {
  const branch = readGitFacts(projectDir)?.branch ?? null
  return {
    branch: branch !== null && mayShowSecret(branch) ? redactText(branch) : branch,
    track: findActiveTrack(projectDir),
  }
}
