import { ARCHIVERS } from './archivers.ts'
import { BUILTINS } from './builtins.ts'
import { COPIERS } from './copiers.ts'
import { DOWNLOADERS } from './downloaders.ts'
import { FILE_TOOLS } from './file-tools.ts'
import { FINDERS } from './finders.ts'
import { GIT } from './git.ts'
import { INTERPRETERS } from './interpreters.ts'
import { PRINTERS } from './printers.ts'
import type { Program } from './shell.ts'
import { SHELL_PROGRAMS } from './shell-programs.ts'
import { TEXT_TOOLS } from './text-tools.ts'
import { WRAPPERS } from './wrappers.ts'

/** Every program whose ways are known. What is not here is taken to write nothing. */
export const PROGRAMS: ReadonlyMap<string, Program> = new Map(
  [
    BUILTINS,
    PRINTERS,
    WRAPPERS,
    SHELL_PROGRAMS,
    FILE_TOOLS,
    COPIERS,
    TEXT_TOOLS,
    ARCHIVERS,
    DOWNLOADERS,
    FINDERS,
    GIT,
    INTERPRETERS,
  ].flatMap((family) => Object.entries(family)),
)
