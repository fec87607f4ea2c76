import { type BundleRun, runBundle } from '../host/io/run-bundle.ts'
import { findCommandBundle } from './io/own-command.ts'

/** Variables the command needs to find the same project, configuration and time. */
const PASSED = /^(?:HOLDFAST_\w+|HOME|USERPROFILE|XDG_(?:CACHE|CONFIG|STATE)_HOME)$/

/** For rare work that would make every start of a hook heavier. Null without a command. */
export function runOwnCommand(args: readonly string[]): BundleRun | null {
  const command = findCommandBundle()
  if (command === null) return null
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && PASSED.test(name) ? [[name, value] as const] : [],
    ),
  )
  return runBundle(command, { payload: null, env }, { args })
}
