import { openCall } from '../../base/core/call.ts'
import { cleanText } from '../../base/core/text.ts'
import { describeRefusal, openSettings, type Refusal } from '../../client/open-settings.ts'
import { writeEdits } from '../../client/record-edit.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { readOptional } from '../../files/io/change-file.ts'
import {
  findSandboxMisfit,
  planSandboxMerge,
  renderSandbox,
  type SandboxChange,
} from '../../policy/core/sandbox-settings.ts'
import { planSandbox } from '../../policy/plan-sandbox.ts'
import { paint } from '../paint.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'

export async function showSandbox(options: {
  readonly dir: string
  readonly write?: boolean
  readonly local?: boolean
}): Promise<void> {
  const { dir: root, write, local } = options
  const { config } = await readConfig(openCall(root))
  const plan = planSandbox(root, config)
  const file = `.claude/settings${local === true ? '.local' : ''}.json`
  const opened = openSettings(`${root}/${file}`, readOptional(`${root}/${file}`), 'sandbox')
  if ('refused' in opened) return refuse(opened.refused)
  const why = findSandboxMisfit(opened.settings)
  if (why !== null) return refuse({ path: opened.path, why })
  const { edits, changes } = planSandboxMerge(opened.settings, plan)
  if (write === true && edits.length > 0) writeEdits(opened.path, (settings) => planSandboxMerge(settings, plan).edits)
  const sandbox = renderSandbox(plan)
  const { unsaid } = plan
  if (isJson()) return printJson({ settings: { sandbox }, unsaid, file, written: write === true, changes })
  const settings = write === true ? [] : [JSON.stringify({ sandbox }, null, 2), '']
  print(
    [
      ...settings,
      ...describeChanges(changes, file, write === true),
      ...unsaid.map(({ glob, why: reason }) => paint.yellow(`not said: ${cleanText(glob)}: ${reason}`)),
      ...(isOff(opened.settings.sandbox) ? [paint.yellow(`sandbox.enabled is false in ${file}; it stays so`)] : []),
    ].join('\n'),
  )
}

function refuse(refusal: Refusal): void {
  fail(`Cannot edit ${describeRefusal(refusal)}. Repair it and run the command again`)
}

const isOff = (sandbox: unknown) => (sandbox as { readonly enabled?: unknown } | undefined)?.enabled === false

const VERBS = { add: ['adds', 'added'], remove: ['takes out', 'took out'], enable: ['sets', 'set'] } as const

function describeChanges(changes: readonly SandboxChange[], file: string, isWritten: boolean): string[] {
  if (changes.length === 0) return [`${file} says all of it already`]
  const option = file.endsWith('.local.json') ? ' --local' : ''
  const rows = changes.map(({ action, key, path }) => {
    const verb = VERBS[action][isWritten ? 1 : 0]
    return `  ${verb} ${key}${path === null ? ' = true' : `: ${cleanText(path)}`}`
  })
  return [isWritten ? `${file}:` : `holdfast config sandbox --write${option} changes ${file}:`, ...rows]
}
