import { openCall } from '../base/core/call.ts'
import { describeProblem } from '../base/core/problem.ts'
import { cleanText } from '../base/core/text.ts'
import { readConfig } from '../config/io/config-files.ts'
import { errorCode } from '../files/io/read-text.ts'
import { type Flag, isFlagName, isFlagOn, KNOWN_FLAGS } from '../start/core/resolve-flags.ts'
import { listRoutes } from '../start/core/route.ts'
import { saveFlag } from '../start/io/flag-store.ts'
import { readFlags } from '../start/read-flags.ts'
import { paint } from './paint.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'
import { findSessionOption } from './work/choose-session.ts'

export interface FlagOptions {
  readonly dir: string
  readonly session?: string
  readonly percent?: string
}

type Change = 'enable' | 'disable' | 'reset'

export async function showOrSetFlags(change: Change | undefined, name: string | undefined, options: FlagOptions) {
  if (options.percent !== undefined && change !== 'enable') return fail('--percent goes with enable alone', 2)
  if (change === undefined) return listFlags(options)
  if (name === undefined) return fail(`Say which flag to ${change}; holdfast config flags lists them`, 2)
  if (options.session !== undefined) return fail('--session goes with the list alone', 2)
  return setFlag(name, change, options)
}

async function listFlags(options: FlagOptions): Promise<void> {
  const { dir: root } = options
  const sessionId = findSessionOption(root, options.session)
  if (sessionId === false) return
  const { config } = await readConfig(openCall(root))
  const { reading, problems } = await readFlags(
    root,
    listRoutes(config).flatMap(({ flag }) => flag ?? []),
  )
  const isOn = (flag: Flag) => isFlagOn(flag, sessionId)
  if (isJson()) {
    const flags = reading.flags.map((flag) => ({ ...flag, on: isOn(flag), about: KNOWN_FLAGS.get(flag.name) ?? null }))
    return printJson({ session_id: sessionId, flags, problems: problems.map(describeProblem) })
  }
  const width = Math.max(...reading.flags.map(({ name }) => name.length))
  print(
    reading.flags
      .map((flag) => {
        const state = isOn(flag) ? paint.green('on ') : paint.dim('off')
        const effect = KNOWN_FLAGS.get(flag.name)
        const about = effect === undefined ? '' : `; ${effect}`
        return `${flag.name.padEnd(width)}  ${state}  ${describeOrigin(flag)}${about}`
      })
      .join('\n'),
  )
  tellProblems(problems, 0)
}

function describeOrigin({ percentage, layer, variable }: Flag): string {
  const share = percentage > 0 && percentage < 100 ? `${percentage}% of sessions, ` : ''
  return `${share}${layer === 'default' ? 'not set' : `set by ${variable ?? layer}`}`
}

/** Sets a flag for this project. A stronger layer still decides, and the command says so. */
async function setFlag(name: string, verb: Change, options: FlagOptions): Promise<void> {
  const { dir: root } = options
  if (!isFlagName(name)) return fail(`"${cleanText(name)}" is not the name of a flag; use lower case, digits and _`, 2)
  const percent = options.percent
  if (percent !== undefined && (!/^\d{1,3}(?:\.\d{1,2})?$/.test(percent) || Number(percent) > 100)) {
    return fail(`"${cleanText(percent)}" is not a percentage; give a number from 0 to 100`, 2)
  }
  const known = await listFlagNames(root)
  if (!known.includes(name)) {
    return fail(
      `There is no flag "${name}"; there are ${known.join(', ')}. A route of the configuration can name more`,
      2,
    )
  }
  const value = { enable: percent === undefined ? true : `${percent}%`, disable: false, reset: null }[verb]
  try {
    saveFlag(root, name, value)
  } catch (error) {
    return fail(`Cannot write ".holdfast/flags.json": ${errorCode(error)}; the flag is as it was`)
  }
  const { reading } = await readFlags(root, [name])
  const flag = reading.flags.find((item) => item.name === name) ?? null
  if (isJson()) return printJson({ flag })
  if (flag === null || flag.layer === 'default') return print(`${name} is not set; it is off`)
  const isOurs = flag.layer === 'holdfast config flags'
  print(`${name}: ${describeValue(flag)}${isOurs ? '' : ` still, because ${flag.variable ?? flag.layer} is stronger`}`)
}

/** Flags that holdfast reads, that routes ask for, and that some layer sets. */
async function listFlagNames(root: string): Promise<string[]> {
  const [{ reading }, { config }] = await Promise.all([readFlags(root), readConfig(openCall(root))])
  const ofRoutes = config.routing.flatMap(({ flag }) => flag ?? [])
  return [...new Set([...reading.flags.map(({ name }) => name), ...ofRoutes])].sort()
}

function describeValue({ percentage }: Flag): string {
  if (percentage >= 100) return 'on'
  return percentage <= 0 ? 'off' : `on for ${percentage}% of sessions`
}
