import { join } from 'node:path'
import type { Sandbox } from './sandbox.ts'

/** The folder in the home with the caches of a sandbox's project. */
export const findCaches = ({ home, project }: Pick<Sandbox, 'home' | 'project'>) =>
  join(home, '.cache/holdfast', encodeURIComponent(project))
