import type { Call } from '../base/core/call.ts'
import { redactText } from '../base/core/redact.ts'
import { describeCapture, openCapture } from '../capture/open-capture.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { joinMessages } from '../client/core/output.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { readClock } from '../files/io/clock.ts'
import { tryWrite } from '../files/io/write-problem.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import type { Hook } from '../host/io/respond.ts'
import { learnAtStart } from '../measure/learn-at-start.ts'
import { noteInjected, wasInjected } from '../sessions/core/injected-text.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { readClient } from '../sessions/io/running-session.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { renderProjectContext } from './core/project-context.ts'
import { describeProject } from './describe-project.ts'
import { describeQuality } from './describe-quality.ts'
import type { RestoredRules } from './tell-rules.ts'

/**
 * A resumed session still has earlier sections. Rules are told after a compaction; otherwise the first prompt does.
 * `lost` files were loaded before the compaction.
 */
export async function prepareStart(
  hook: Hook,
  input: SessionStartInput,
  { restored, lost }: { readonly restored: string; readonly lost: readonly string[] },
) {
  const { projectDir, config, report } = hook
  const facts = await hook.section('project_context', async () => {
    const orchestrationFile = restored === '' ? config['resumption.orchestration_file'] : null
    return renderProjectContext(await describeProject(hook, { ...input, orchestrationFile }))
  })
  const documents = await hook.section('quality_context', () => describeQuality(projectDir, config).text)
  const taught = await hook.section('response_guidance', () => describeCapture(config))
  hook.later(() => learnAtStart(hook, input))
  const [tellsProject, tellsCore, teaches] = noteSessionStart(hook, input, [facts, documents, taught])
  let message = ''
  const track = await hook.section('track_context', async () => {
    // A resumed session still has the track in its context.
    if (input.source === 'resume' || !hook.know(hasActiveTrack)) return ''
    const { tellTrack } = await import('../tracks/tell-track.ts')
    const told = await tellTrack(projectDir, report)
    message = told.message
    return told.text
  })
  let restoredRules: RestoredRules | null = null
  const rules = await hook.section('quality_reinforcement', async () => {
    if (input.source !== 'compact') return ''
    const { restoreRules } = await import('./tell-rules.ts')
    restoredRules = await restoreRules(hook, input.sessionId, { lost, restored })
    return restoredRules.text
  })
  const kept = await hook.section('memory_capture', () => openCapture(hook, input, restored !== ''))
  const isListed = config['guardrails.allowed_tools'] !== null
  const unfit = isListed ? (await import('../install/find-unfit.ts')).tellUnfit(projectDir, config) : ''
  return {
    track,
    guidance: teaches ? taught : '',
    /** Message for the person: an unfit registration, refused entries of documents, news of memories and long logs. */
    message: joinMessages(unfit, message, kept),
    project: tellsProject ? facts : '',
    core: tellsCore ? documents : '',
    rules,
    /** Records the rules; the hook runs `recordRules` after the rules are out. */
    recordRules: () => restoredRules?.record(),
  }
}

/** After a compaction the context starts anew. The answer says for each text whether to tell it. */
function noteSessionStart(call: Call, input: SessionStartInput, texts: readonly string[]): readonly boolean[] {
  const { projectDir, report } = call
  const { client, sessionId, source, transcriptPath } = input
  const branch = call.know(readGitFacts)?.branch ?? null
  const compacted = source === 'compact'
  const isContinuation = source === 'fork' || source === 'resume'
  const whetherToTell = tryWrite(call, () => {
    const startedAt = readClock().toISOString()
    const told = updateSessionState(projectDir, sessionId, (state) => {
      const next: SessionState = {
        ...state,
        ...(compacted ? emptyContext(state) : {}),
        ...readClient(),
        // Another client does not say whether a person was there, so its work is for every session.
        ...(client === 'claude' ? {} : { isUnattended: true }),
        // Clients before 2.1 copy the rows of a resumed session, too.
        isCopy: state.isCopy || (isContinuation && state.startedAt === null),
        transcriptPath,
        startedAt: state.startedAt ?? startedAt,
        branch: branch === null ? null : redactText(branch),
        settled: state.settled === null ? null : { ...state.settled, bytes: null },
      }
      return { state: texts.reduce(noteInjected, next), answer: texts.map((text) => wasInjected(state, text)) }
    })
    if (told === null) report({ code: 'state-busy', path: `.holdfast/sessions/${sessionId}` })
    if (!compacted) appendEvents(projectDir, sessionId, [{ event: 'session_started', source }])
    return texts.map((_, index) => source !== 'resume' || told?.[index] !== true)
  })
  return whetherToTell ?? texts.map(() => source !== 'resume')
}

function emptyContext({ compactions, reminder }: SessionState): Partial<SessionState> {
  return {
    tier: 'nominal',
    told: null,
    escalations: [],
    compactions: compactions + 1,
    // Without bounds the next event takes the full look and learns where the client compacted.
    quiet: null,
    injected: [],
    reminder: reminder === null ? null : { ...reminder, told: null },
  }
}
