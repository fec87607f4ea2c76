import type { Program, Programs } from '../../effects/core/shell.ts'
import { UNKNOWN_VALUE } from '../../effects/core/state.ts'
import { PRINTERS } from '../../programs/core/printers.ts'
import type { Parts, Syntax } from '../../syntax/core/engine.ts'
import type { BashScript } from '../../syntax/core/parse-bash.ts'
import { parsePlainBash } from '../../syntax/core/parse-plain-bash.ts'
import { BUILTINS } from './builtins.ts'
import { type Family, findFamily } from './families.ts'

const NOTHING = { pos: 0, end: 0, type: 'Script', shebang: undefined, commands: [] } as const

/** A walk over a shorter command costs less than a look at where its programs are named. */
const MIN_NAMED_CHARS = 250
/** The places of a command at which the name of a program may stand. */
const NAMED = /(?:^|[\n;|&({`])[ \t]*(?:(?:then|do|else|if|while|until|elif|!)[ \t]+)*([a-z][\w.+-]*)/g

const ownProgram = (programs: Programs | undefined, name: string): Program | undefined =>
  programs !== undefined && Object.hasOwn(programs, name) ? programs[name] : undefined

/**
 * A walk that meets a missing part goes on as if nothing stood there. Once the part is loaded, the walk starts again.
 * So the walk itself never waits, and a command pays only for the parts it needs.
 */
export function createParts(): Parts {
  const loaded = new Map<Family, Programs>()
  const families = new Map<string, Family | undefined>()
  const familyOf = (name: string) => {
    if (!families.has(name)) families.set(name, findFamily(name))
    return families.get(name)
  }
  const missing = new Set<Family>()
  let parser: Syntax | null = null
  let needsParser = false
  let parsed: BashScript | null = null
  const needed = (): Syntax | null => {
    needsParser = parser === null
    return parser
  }
  const parse = (text: string) => parsePlainBash(text) ?? needed()?.parse(text) ?? null
  const parseOnce = (command: string) => {
    parsed ??= parse(command)
    return parsed ?? NOTHING
  }
  const isEager = (name: string) => ownProgram(BUILTINS, name) !== undefined || ownProgram(PRINTERS, name) !== undefined
  const loadMissing = async () => {
    const isComplete = missing.size === 0 && !needsParser
    for (const family of missing) loaded.set(family, await family[1]())
    missing.clear()
    if (needsParser) parser = (await import('./run-compound.ts')).SYNTAX
    needsParser = false
    return !isComplete
  }
  return {
    syntax: {
      parse: (text) => parse(text) ?? NOTHING,
      parseWord: (text) => needed()?.parseWord(text) ?? null,
      visitScripts: (node, visit) => needed()?.visitScripts(node, visit),
      runCompound: (node, state, input, engine) => needed()?.runCompound(node, state, input, engine) ?? null,
      expandParameter: (part, scope) => needed()?.expandParameter(part, scope) ?? UNKNOWN_VALUE,
      expandBraces: (text) => needed()?.expandBraces(text) ?? null,
    },
    findProgram(name) {
      const eager = ownProgram(BUILTINS, name) ?? ownProgram(PRINTERS, name)
      if (eager !== undefined) return eager
      const family = familyOf(name)
      if (family === undefined) return undefined
      if (!loaded.has(family)) missing.add(family)
      return ownProgram(loaded.get(family), name) ?? null
    },
    parseOnce,
    loadMissing,
    async loadNamed(command) {
      if (command.length < MIN_NAMED_CHARS) return
      parseOnce(command)
      for (const name of new Set([...command.matchAll(NAMED)].map(([, name = '']) => name))) {
        const family = isEager(name) ? undefined : familyOf(name)
        if (family !== undefined) missing.add(family)
      }
      await loadMissing()
    },
  }
}
