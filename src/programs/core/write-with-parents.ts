import type { Call } from '../../effects/core/shell.ts'

/** `mkdir -p a/../b` makes a on the way, which the path of b does not show. */
export function writeWithParents({ name, state, shell }: Pick<Call, 'name' | 'state' | 'shell'>, path: string): void {
  shell.write(state, path, name, { action: 'create' })
  for (const { index } of path.matchAll(/(?<=[^./])\/\.\.(?=\/|$)/g))
    shell.write(state, path.slice(0, index), name, { action: 'create' })
}
