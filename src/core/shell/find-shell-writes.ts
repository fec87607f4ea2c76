import type { ShellContext, ShellEffects } from './effects.ts'

/** Says what a shell command writes. Pure: whether a path is a link, or exists at all, is for the caller to find out. */
export function findShellWrites(command: string, context: ShellContext): ShellEffects {
  const unresolved = [{ what: command, why: `the ${context.dialect} analysis is not there yet` }]
  return { writes: [], unresolved, irreversible: [], commands: [], assumedDirectories: [], steps: [] }
}
