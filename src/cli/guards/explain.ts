import { openCall } from '../../base/core/call.ts'
import { parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { cleanLine, cleanText } from '../../base/core/text.ts'
import type { CallEffects, WriteTarget } from '../../calls/core/call-effects.ts'
import { createToolCall, type ToolCall } from '../../calls/core/tool-call.ts'
import { type Discard, describeWriter, type Loss } from '../../command/core/effects.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { resolveProject } from '../../config/io/config-parser.ts'
import { describePath, isInside } from '../../files/core/path-text.ts'
import { resolveRealPath } from '../../files/io/real-path.ts'
import type { GuardOutcome } from '../../guards/core/judge.ts'
import { type JudgedCall, judgeToolCall } from '../../guards/judge-tool-call.ts'
import { isPolicyAdopted } from '../../policy/core/policy.ts'
import { findNewestSession } from '../../sessions/io/session-list.ts'
import { readSessionState } from '../../sessions/io/session-store.ts'
import { paint } from '../paint.ts'
import { fail, isJson, print, printJson, tellProblems } from '../terminal.ts'

export interface ExplainOptions {
  readonly dir: string
  readonly tool: string
  readonly path?: string
  readonly input?: string
}

/** `explain`: judges a call step by step, without making the call. Exit 0 whatever the verdict. */
export async function explainCall(command: string | undefined, options: ExplainOptions): Promise<void> {
  const { dir: root } = options
  if (command !== undefined && (options.path ?? options.input) !== undefined)
    return fail('Give a command, --path or --input: one of them', 2)
  const folder = findCallFolder(root)
  const toolInput = describeInput(command, options, folder)
  if (toolInput === null) return fail('Nothing to explain; give a command, --path, or --input with a JSON object', 2)
  const call = createToolCall({ toolName: options.tool, toolInput, agentId: null }, folder)
  const { config } = await readConfig(openCall(root))
  const { problems } = await resolveProject(root)
  const sessionId = findNewestSession(root)
  const session = async () => (sessionId === null ? null : readSessionState(root, sessionId).state)
  const judged = await judgeToolCall({ call, projectDir: root, config, session, rescueFor: null })
  if (isJson()) {
    const { verdict, steps, effects, failure } = judged
    printJson({
      policy_adopted: isPolicyAdopted(config),
      verdict,
      steps: steps.map(({ guard, outcome }) => ({ guard, outcome: describeOutcome(outcome) })),
      effects: effects && tellEffects(effects),
      failure,
    })
  } else print(describeJudgement(call, judged, resolveRealPath(root), isPolicyAdopted(config)))
  tellProblems(problems, 0)
}

/** The folder in which the person stands, as a shell does, where it is one of the repository. */
function findCallFolder(root: string): string {
  const here = process.cwd()
  const top = resolveRealPath(root)
  return here !== top && isInside(here, top) ? here : root
}

function describeInput(command: string | undefined, options: ExplainOptions, folder: string): UnknownRecord | null {
  if (options.input !== undefined) return parseJsonRecord(options.input)
  if (options.path !== undefined) {
    const path = options.path.startsWith('/') ? options.path : `${folder}/${options.path}`
    return options.tool === 'NotebookEdit' ? { notebook_path: path } : { file_path: path, path, content: '' }
  }
  return command === undefined ? null : { command }
}

const OUTCOMES = { off: 'switched off', idle: 'nothing to go by', content: 'no objection' } as const

function describeOutcome(outcome: GuardOutcome): string {
  if (outcome.code === 'unjudged') return outcome.cause
  if (outcome.code === 'overdue') return `overdue: ${outcome.cause}`
  return outcome.code === 'objects' ? `${outcome.finding.decision}: ${outcome.finding.reason}` : OUTCOMES[outcome.code]
}

/** The effects as scripts read them, the writer in words. */
function tellEffects(effects: CallEffects) {
  const writes = effects.writes.map((write) => {
    const { path, recursive, names } = write
    return JSON.stringify({ path, how: describeWriter(write), recursive, ...(names && { names }) })
  })
  return { ...effects, writes: [...new Set(writes)].map((text) => JSON.parse(text)) }
}

const quotePath = (path: string, projectDir: string) =>
  path === projectDir ? '"."' : `"${describePath(path, projectDir)}"`

function describeWrite(write: WriteTarget, projectDir: string): string {
  const { path, recursive, names, loses } = write
  const where = quotePath(path, projectDir)
  const below = names === undefined ? ' and what lies below' : `, what is called ${names} below`
  const loss = loses === undefined ? '' : '; what stood there is gone'
  return `${describeWriter(write)} writes ${where}${recursive ? below : ''}${loss}`
}

/** Each loss in the words of a person; content that goes elsewhere has none. */
const TAKES: Readonly<Record<Loss, string>> = {
  unsaved: 'changes that are not staged',
  changes: 'changes',
  overlaid: 'changes',
  staged: 'staged changes',
  index: 'what is staged',
  untracked: 'untracked files',
  nested: 'untracked repositories',
  files: 'files',
  worktree: 'the work tree',
  submodules: 'changes of submodules',
  stash: 'entries of the stash',
  refs: 'commits',
  published: 'commits of a remote',
  reflog: 'commits of the reflog',
  moves: '',
  shelves: '',
}

const OF_HISTORY: ReadonlySet<Loss> = new Set(['stash', 'refs', 'published', 'reflog'])

/** Names what a command takes from git. The guard says whether any content is there. */
function describeDiscard({ what, words, folder, places }: Discard, projectDir: string): string[] {
  if (TAKES[what] === '') return []
  const where = (places ?? [folder]).map((path) => quotePath(path, projectDir))
  return [
    `${words} may take away ${TAKES[what]} in ${where.join(', ')}${places === null && !OF_HISTORY.has(what) ? ' and all of its work tree' : ''}`,
  ]
}

function describeJudgement({ givenName }: ToolCall, judged: JudgedCall, projectDir: string, adopted: boolean): string {
  const { verdict, steps, effects } = judged
  const colour = { allow: paint.green, warn: paint.yellow, ask: paint.yellow, deny: paint.red }[verdict.decision]
  const saw = [
    ...(effects?.steps ?? []),
    ...new Set((effects?.writes ?? []).map((write) => describeWrite(write, projectDir))),
    ...new Set((effects?.discards ?? []).flatMap((discard) => describeDiscard(discard, projectDir))),
    ...(effects?.unresolved ?? []).map(({ what, why }) => `not known: ${what} (${why})`),
    ...(effects?.unknown ?? []).map((name) => `runs ${name}; what that writes is looked at afterwards`),
  ]
  const width = Math.max(...steps.map(({ guard }) => guard.length))
  return [
    `${paint.bold(givenName)}: ${colour(verdict.decision === 'allow' ? 'no objection' : verdict.decision)}`,
    ...('reason' in verdict ? verdict.reason.split('\n').map((line) => `  ${cleanText(line)}`) : []),
    '',
    adopted
      ? 'policy: in force'
      : 'policy: none; only write-size, tool-availability, self-protection and loss speak, and guards whose mode is set',
    ...(saw.length === 0 ? ['what it does: writes nothing that is known'] : ['what it does:']),
    ...saw.map((line) => `  ${cleanLine(line)}`),
    'guards, in order:',
    ...steps.map(({ guard, outcome }) => `  ${guard.padEnd(width)}  ${paint.dim(cleanLine(describeOutcome(outcome)))}`),
  ].join('\n')
}
