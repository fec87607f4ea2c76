import { delimiter, isAbsolute } from 'node:path'

/** Variables that a process needs to find programs, without folders that a project provides. */
export function createSearchEnvironment(): Readonly<Record<string, string>> {
  const { PATH, Path, SystemRoot } = process.env
  const search = Object.entries({ PATH, Path }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, selectSearchPath(value)] as const],
  )
  return { ...(SystemRoot === undefined ? {} : { SystemRoot }), ...Object.fromEntries(search) }
}

/** Folders that do not depend on the working folder or on a project's packages: neither may say what `git` is. */
function selectSearchPath(path: string): string {
  const isOwn = (folder: string) => isAbsolute(folder) && !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder)
  return path.split(delimiter).filter(isOwn).join(delimiter)
}
