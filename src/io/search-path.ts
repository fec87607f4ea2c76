import { delimiter, isAbsolute } from 'node:path'

/** What a process needs to find programs, and nothing of what a project would have it find. */
export function createSearchEnvironment(): Readonly<Record<string, string>> {
  const { PATH, Path, SystemRoot } = process.env
  const search = Object.entries({ PATH, Path }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, selectSearchPath(value)] as const],
  )
  return { ...(SystemRoot === undefined ? {} : { SystemRoot }), ...Object.fromEntries(search) }
}

/** Folders that do not hang on where we stand, nor belong to the packages of a project: neither may say what `git` is. */
function selectSearchPath(path: string): string {
  const isOwn = (folder: string) => isAbsolute(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder)
  return path.split(delimiter).filter(isOwn).join(delimiter)
}
