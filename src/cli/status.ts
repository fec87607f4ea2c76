import { NOT_OWN } from '../author/core/not-own.ts'
import { isKeyless } from '../author/io/check-person-key.ts'
import { openCall } from '../base/core/call.ts'
import { describeProblem } from '../base/core/problem.ts'
import { cleanText } from '../base/core/text.ts'
import { formatPercentage, formatTokens, formatTokensLeft } from '../base/core/tokens.ts'
import { OTHER_CLIENTS } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { HOOK_NAMES, INSTALL_FOLDER, mentionsHook } from '../client/core/registration.ts'
import { type Config, type ConfigKey, DEFAULT_CONFIG } from '../config/core/config.ts'
import { resolveProject } from '../config/io/config-parser.ts'
import { readOptional } from '../files/io/change-file.ts'
import { findInstallationAbove } from '../install/find-installations.ts'
import { findFolder } from '../install/io/install-files.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { measureContext } from '../measure/measure-context.ts'
import { renderSparkline } from '../report/core/chart.ts'
import { readRecentFills } from '../report/read-trajectory.ts'
import { readOwnEvents } from '../sessions/io/journal-store.ts'
import { findNewestSession } from '../sessions/io/session-list.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { listCheckpoints, listOwnCheckpoints } from '../work/io/checkpoint-store.ts'
import { paint } from './paint.ts'
import { foldRow, isJson, print, printJson } from './terminal.ts'

export async function showStatus(root: string): Promise<void> {
  const status = await readStatus(root)
  if (isJson()) printJson(status)
  else print(describeStatus(status))
}

type Status = Awaited<ReturnType<typeof readStatus>>

async function readStatus(root: string) {
  const place = findPlace(root)
  const above = place.installed ? null : findInstallationAbove(root)
  const resolved = await resolveProject(root)
  const problems = resolved.problems.map((problem) => cleanText(describeProblem(problem)))
  const sessionId = findNewestSession(root)
  const session = sessionId === null ? null : { sessionId, ...(await measureSession(root, sessionId, resolved.config)) }
  const { acknowledged, ids: all } = listCheckpoints(root)
  const ids = listOwnCheckpoints(root)
  const checkpoints = {
    count: ids.length,
    newest: ids.at(-1) ?? null,
    not_told: ids.filter((id) => !acknowledged.has(id)),
    foreign: all.length - ids.length,
  }
  const events = readOwnEvents(root, 200)
  const lately = events
    // A complaint about the configuration of now has a row of its own.
    .filter(({ event, fields }) => event === 'problem' && resolved.problems.every(({ code }) => code !== fields.code))
    .slice(-5)
    .map((line) => cleanText(`${line.at} ${line.fields.hook}: ${line.fields.text}`))
  const configuration = Object.fromEntries(
    Object.entries(resolved.origins).map(([key, layer]) => [key, { value: resolved.config[key as ConfigKey], layer }]),
  )
  return {
    root,
    ...place,
    /** The folder above this folder, in the same git repository, with an installation. */
    installed_in: above,
    session,
    checkpoints,
    configuration,
    /** No state counts as the person's then, so the rows above are empty whatever the folder holds. */
    without_key: isKeyless(root),
    config_problems: problems,
    recent_problems: lately,
  }
}

/** A person may keep the registration to themselves, in the local settings. */
function findPlace(root: string) {
  const settings = ['settings.json', 'settings.local.json'].map((file) => readOptional(`${root}/.claude/${file}`) ?? '')
  const registered = HOOK_NAMES.filter((hook) => settings.some((text) => mentionsHook(text, hook)))
  const isWhole = findFolder(`${root}/${INSTALL_FOLDER}/dist`) !== null && registered.length === HOOK_NAMES.length
  const others = OTHER_CLIENTS.filter((client) => findFolder(`${root}/${CLIENT_PLACES[client].folder}/dist`) !== null)
  return {
    installed: isWhole || others.length > 0,
    clients: [...(isWhole ? (['claude'] as const) : []), ...others],
    /** Hooks that the settings name although the installation for Claude Code is not whole. */
    stray: isWhole ? [] : registered,
  }
}

async function measureSession(root: string, sessionId: string, config: Config) {
  const { state } = readSessionState(root, sessionId)
  const { transcriptPath } = state
  const call = openCall(root)
  const applied = applyCriticality(call, config, state)
  const { estimate } = measureContext(call, applied, { transcriptPath, relay: state.relay })
  const session = {
    fills: transcriptPath === null ? [] : readRecentFills(root, applied, transcriptPath),
    started_at: state.startedAt,
    compactions: state.compactions,
    criticality: applied.criticality,
    criticality_raised: state.raisedCriticality !== null,
    escalations: state.escalations,
  }
  if (estimate === null) return { ...session, context: null }
  const { fill, tier, point, inputTokens, pendingTokens } = estimate
  const context = {
    fill: Math.round(fill * 1e4) / 1e4,
    tier,
    used_tokens: inputTokens + pendingTokens,
    compaction_point: point.tokens,
    kind: point.kind,
    source: point.source,
    confidence: point.confidence,
  }
  return { ...session, context }
}

const NO_KEY =
  'no key of yours can be kept, so no work here counts as yours and none is restored; holdfast doctor says why'

/** Columns beside the label in a terminal of 80 columns. */
const SPARKLINE_COLUMNS = 60

function describeStatus(status: Status): string {
  const { session, checkpoints } = status
  const rows: [string, string][] = [
    ['repository', status.root],
    ['installed', describePlace(status)],
    [
      'session',
      session === null
        ? 'none has run here yet'
        : `${session.sessionId}, started ${session.started_at ?? 'at an unknown time'}`,
    ],
  ]
  if (session !== null) {
    rows.push(['context', describeContext(session)])
    if (session.fills.length > 1) rows.push(['trajectory', renderSparkline(session.fills, SPARKLINE_COLUMNS)])
    const raised = session.criticality_raised ? ' (raised by a governance file written in it)' : ''
    rows.push(['criticality', `${session.criticality} of C1 to C4${raised}`])
  }
  const untold = checkpoints.not_told.length === 0 ? '' : `, not told yet: ${checkpoints.not_told.join(', ')}`
  rows.push([
    'checkpoints',
    checkpoints.newest === null
      ? checkpoints.foreign === 0
        ? 'none yet'
        : `none of yours; ${checkpoints.foreign} ${NOT_OWN} (holdfast checkpoint list)`
      : `${checkpoints.count}, newest ${checkpoints.newest}${untold}`,
  ])
  for (const [key, { value, layer }] of Object.entries(status.configuration)) {
    const isUsual = JSON.stringify(value) === JSON.stringify(DEFAULT_CONFIG[key as ConfigKey])
    if (!isUsual) rows.push(['config', `${key} = ${JSON.stringify(value)} (${layer})`])
  }
  if (status.without_key) rows.push(['problem', paint.red(NO_KEY)])
  for (const text of status.config_problems) rows.push(['problem', paint.red(text)])
  for (const text of status.recent_problems) rows.push(['journal', paint.yellow(text)])
  return rows.map(([label, text]) => `${label.padEnd(11)} ${foldRow(text)}`).join('\n')
}

function describePlace({ installed, clients, stray, installed_in: above }: Status): string {
  if (stray.length > 0) return paint.yellow('registered and not whole: holdfast doctor says what is missing')
  const titles = clients.map((client) => (client === 'claude' ? 'Claude Code' : CLIENT_PLACES[client].title))
  if (installed)
    return paint.green(
      `yes, as drop-in${clients[0] === 'claude' && clients.length === 1 ? '' : `, for ${titles.join(' and ')}`}`,
    )
  return paint.yellow(
    above === null
      ? 'not as drop-in (holdfast init installs it)'
      : `not here, but in ${above} (holdfast status ${above})`,
  )
}

function describeContext({ context, compactions }: NonNullable<Status['session']>): string {
  const counted = `compactions so far: ${compactions}`
  if (context === null) return `not known: no answer yet, or none since the last compaction; ${counted}`
  const end =
    context.kind === 'proactive' ? 'automatic compaction' : context.kind === 'reactive' ? "the API's limit" : 'refusal'
  const used = `${formatTokens(context.used_tokens)} of ${formatTokens(context.compaction_point)}`
  const left = formatTokensLeft(context.compaction_point - context.used_tokens)
  return `${context.tier.toUpperCase()}, ${formatPercentage(context.fill)} of the way to ${end} (${used}, ${left} left; known from ${context.source}, ${context.confidence} confidence); ${counted}`
}
