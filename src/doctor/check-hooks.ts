import { parseJsonRecord } from '../base/core/record.ts'
import { readAnswer } from '../client/core/answer.ts'
import { HOOK_EVENTS, type HookName } from '../client/core/input.ts'
import { CORE_FILES, listTaskPaths, TRACK_POINTER } from '../config/core/tier-paths.ts'
import { hasProjectFile } from '../config/io/project-files.ts'
import { inSandbox, type Sandbox } from '../host/io/create-sandbox.ts'
import { findDistFolder, runBundle } from '../host/io/run-bundle.ts'
import { parseEvent } from '../sessions/core/event.ts'
import { latestOf, readDocument } from '../tracks/io/track-documents.ts'
import { type Recovered, recoverTrack } from '../tracks/recover-track.ts'
import { fault, type GateFinding, type GateResult } from './core/gate-result.ts'

const SESSION = 'holdfast-gate'

/** Recovery and a real session in a copy must both come to the plan that the last compaction recorded. */
export async function checkRecovery(projectDir: string): Promise<GateResult> {
  const recovered = await recoverTrack(projectDir)
  const checked = 'the plan a new session is given against latest.json and PLAN.md'
  if (recovered === null) return { gate: 'recovery', checked, findings: [fault(TRACK_POINTER, 'no-track', 'no track')] }
  const latest = recovered.latest === null ? listWithoutLatest(projectDir, recovered) : listMismatches(recovered)
  const findings = [...latest, ...recovered.findings.map(rate)]
  const replay = replaySession(projectDir, recovered)
  return { gate: 'recovery', checked, findings: replay === null ? findings : [...findings, replay] }
}

/** Artifacts are not in git. Before the first compaction, as in CI, a session takes up the documents alone. */
function listWithoutLatest(projectDir: string, { trackId, findings }: Recovered): GateFinding[] {
  const path = latestOf(trackId)
  if (findings.some((finding) => finding.path === path)) return []
  if (hasProjectFile(projectDir, path.slice(0, path.lastIndexOf('/'))))
    return [
      fault(path, 'missing', 'the track was compacted here, and this is gone; holdfast track compact makes it anew'),
    ]
  const text =
    'nothing was compacted here yet, so there are no checksums to compare; the documents were read as they are'
  return [{ severity: 'warning', path, line: 0, rule: 'no-checkpoint', text }]
}

function listMismatches({ trackId, planSha256, recordedPlanSha256 }: Recovered): GateFinding[] {
  const plan = `docs/tracks/${trackId}/PLAN.md`
  if (planSha256 === null) return [fault(plan, 'missing', 'there is no plan to recover')]
  if (planSha256 === recordedPlanSha256) return []
  const recorded = recordedPlanSha256 === null ? 'none' : recordedPlanSha256.slice(0, 16)
  const text = `its checksum is ${planSha256.slice(0, 16)}, recorded is ${recorded}; holdfast track compact takes it up`
  return [fault(plan, 'plan-differs', text)]
}

/** A document that a person changed is a warning, because the checksum of the plan decides. */
function rate({ path, state, text }: Recovered['findings'][number]): GateFinding {
  const isDocument = path.startsWith('docs/')
  const isFault = state === 'unusable' || (state === 'missing' && isDocument)
  return { severity: isFault ? 'error' : 'warning', path, line: 0, rule: state, text }
}

/** Starts a session in a copy, and compares the plan named in the session's context. */
function replaySession(projectDir: string, { trackId, planSha256 }: Recovered): GateFinding | null {
  return inCopy(projectDir, [TRACK_POINTER, ...CORE_FILES, ...listTaskPaths(trackId), latestOf(trackId)], (sandbox) => {
    const stdout = callHook(sandbox, 'session-start', { source: 'startup' })
    const given = /<track-context track="[^"]*"(?: plan="([0-9a-f]+)")?/.exec(readAnswer(stdout))
    if (given !== null && (given[1] ?? null) === (planSha256?.slice(0, 16) ?? null)) return null
    const what = given === null ? 'is told nothing of the track' : `is given plan ${given[1] ?? 'none'}`
    const text = `a new session ${what}, PLAN.md is ${planSha256?.slice(0, 16) ?? 'missing'}`
    return fault(`docs/tracks/${trackId}/PLAN.md`, 'replay-differs', text)
  })
}

const POLICY_FILES = ['docs/context/GUARDRAILS.md', '.holdfast/config.toml']

/** The writes go outside the repository, where no write root reaches. The hook has to refuse and journal both. */
export function checkGuardrails(projectDir: string): GateResult {
  return inCopy(projectDir, POLICY_FILES, (sandbox) => {
    const attempt = (toolName: string, toolInput: unknown, target: string): GateFinding[] => {
      const call = { tool_name: toolName, tool_input: toolInput, tool_use_id: `toolu_${toolName}` }
      const stdout = callHook(sandbox, 'pre-tool-use', { permission_mode: 'default', ...call })
      const journal = sandbox.readState().get('.holdfast/events.jsonl') ?? ''
      return judge(stdout, toolName, isRefusalLogged(journal, target))
    }
    const outside = `${sandbox.homeDir}/holdfast-gate`
    const findings = [
      ...attempt('Write', { file_path: `${outside}-write.txt`, content: 'x' }, 'holdfast-gate-write'),
      ...attempt('Bash', { command: `echo x > ${outside}-shell.txt` }, 'holdfast-gate-shell'),
    ]
    return { gate: 'guardrails', checked: 'a write out of the repository, by Write and by Bash', findings }
  })
}

function judge(stdout: string, tool: string, isLogged: boolean): GateFinding[] {
  const output = parseJsonRecord(stdout)?.hookSpecificOutput as { readonly permissionDecision?: unknown } | undefined
  const decision = output?.permissionDecision
  const [policy] = POLICY_FILES as [string]
  if (decision !== 'deny') {
    const what = decision === 'ask' ? 'the person is asked' : 'it goes through'
    const text = `a write out of the repository by ${tool} is not refused: ${what}; write_roots with confined_writes = "deny" refuses it`
    return [fault(policy, 'not-blocked', text)]
  }
  return isLogged
    ? []
    : [fault('.holdfast/events.jsonl', 'not-logged', `the refused write by ${tool} is not journaled`)]
}

function isRefusalLogged(journal: string, target: string): boolean {
  return journal
    .split('\n')
    .map((line) => parseEvent(line))
    .some((line) => line?.event === 'tool_denied' && String(line.fields.target).includes(target))
}

/** Makes a throw-away repository with these files of the project, as far as they are there. */
function inCopy<T>(projectDir: string, paths: readonly string[], check: (sandbox: Sandbox) => T): T {
  return inSandbox(SESSION, (sandbox) => {
    for (const path of paths) {
      const text = readDocument(projectDir, path)
      if (text !== null) sandbox.write(path, text)
    }
    return check(sandbox)
  })
}

/** Calls a shipped hook with the fields of its event, and gives its answer. */
function callHook({ projectDir: cwd, homeDir, transcriptPath }: Sandbox, hook: HookName, fields: object): string {
  const common = { hook_event_name: HOOK_EVENTS[hook], session_id: SESSION, transcript_path: transcriptPath, cwd }
  const env = { CLAUDE_PROJECT_DIR: cwd, HOME: homeDir }
  return runBundle(`${findDistFolder()}/${hook}.mjs`, { payload: { ...common, ...fields }, env }).stdout
}
