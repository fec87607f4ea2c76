import type { WriteTarget } from '../core/guardrails/effects.ts'
import { describePath } from '../core/guardrails/path-text.ts'
import { isPolicyAdopted } from '../core/guardrails/policy.ts'
import { createToolCall, type ToolCall } from '../core/guardrails/tool-call.ts'
import { parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { cleanText } from '../core/text.ts'
import { readConfig } from '../io/config-files.ts'
import { findFolder } from '../io/install-files.ts'
import { resolveRealPath } from '../io/real-path.ts'
import { findNewestSession } from '../io/session-list.ts'
import { readSessionState } from '../io/session-store.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { type JudgedCall, judgeToolCall } from '../steps/judge-tool-call.ts'
import { paint } from './paint.ts'

export interface ExplainOptions {
  readonly dir: string
  readonly tool: string
  readonly path?: string
  readonly input?: string
  readonly json?: boolean
}

/** `explain`: how a call would be judged, step by step, without making it. Exit 0 whatever the verdict. */
export async function explainCall(command: string | undefined, options: ExplainOptions): Promise<void> {
  const root = findFolder(options.dir)
  if (root === null) return fail(`"${cleanText(options.dir)}" is not a folder; name the repository`, 2)
  const toolInput = describeInput(command, options, root)
  if (toolInput === null) return fail('Nothing to explain; give a command, --path, or --input with a JSON object', 2)
  const call = createToolCall({ toolName: options.tool, toolInput, agentId: null }, root)
  const { config, problems } = await readConfig(root)
  const sessionId = findNewestSession(root)
  const session = async () => (sessionId === null ? null : readSessionState(root, sessionId).state)
  const judged = await judgeToolCall({ call, projectDir: root, config, session })
  if (options.json === true) {
    const { verdict, steps, effects, failure } = judged
    printJson({ policy_adopted: isPolicyAdopted(config), verdict, steps, effects, failure })
  } else print(describeJudgement(call, judged, resolveRealPath(root), isPolicyAdopted(config)))
  for (const { code, path } of problems) fail(`${code}: ${cleanText(path ?? '')}`, 0)
}

function describeInput(command: string | undefined, options: ExplainOptions, root: string): UnknownRecord | null {
  if (options.input !== undefined) return parseJsonRecord(options.input)
  if (options.path !== undefined) {
    const path = options.path.startsWith('/') ? options.path : `${root}/${options.path}`
    return options.tool === 'NotebookEdit' ? { notebook_path: path } : { file_path: path, path, content: '' }
  }
  return command === undefined ? null : { command }
}

function describeWrite({ path, how, recursive, names }: WriteTarget, projectDir: string): string {
  const where = path === projectDir ? '"."' : `"${describePath(path, projectDir)}"`
  const below = names === undefined ? ' and what lies below' : `, what is called ${names} below`
  return `${how} writes ${where}${recursive ? below : ''}`
}

function describeJudgement({ givenName }: ToolCall, judged: JudgedCall, projectDir: string, adopted: boolean): string {
  const { verdict, steps, effects } = judged
  const colour = { allow: paint.green, warn: paint.yellow, ask: paint.yellow, deny: paint.red }[verdict.decision]
  const saw = [
    ...(effects?.steps ?? []),
    ...(effects?.writes ?? []).map((write) => describeWrite(write, projectDir)),
    ...(effects?.unresolved ?? []).map(({ what, why }) => `not known: ${what} (${why})`),
    ...(effects?.unknown ?? []).map((name) => `runs ${name}; what that writes is looked at afterwards`),
  ]
  const width = Math.max(...steps.map(({ guard }) => guard.length))
  return [
    `${paint.bold(givenName)}: ${colour(verdict.decision === 'allow' ? 'no objection' : verdict.decision)}`,
    ...('reason' in verdict ? verdict.reason.split('\n').map((line) => `  ${cleanText(line)}`) : []),
    '',
    adopted ? 'policy: adopted' : 'policy: none adopted; only write-size, tool-availability and self-protection speak',
    ...(saw.length === 0 ? ['what it does: writes nothing that is known'] : ['what it does:']),
    ...saw.map((line) => `  ${cleanText(line).replaceAll('\n', ' ')}`),
    'guards, in order:',
    ...steps.map(
      ({ guard, outcome }) => `  ${guard.padEnd(width)}  ${paint.dim(cleanText(outcome).replaceAll('\n', ' '))}`,
    ),
  ].join('\n')
}
