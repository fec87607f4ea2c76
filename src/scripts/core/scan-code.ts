import { isKnown } from '../../command/core/marks.ts'
import type { Call } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { applyRule, doubtCall } from './apply-call-rule.ts'
import { parseSkeleton } from './code-skeleton.ts'
import { findClosing, findConstants, type Scan, splitArguments } from './code-text.ts'
import type { Language } from './language.ts'

/** Calls beyond these are not followed. */
const MAX_CALLS = 200

/** Whether a name stands where it is only imported under its own name. */
function isImport(code: string, at: number): boolean {
  const start = Math.max(code.lastIndexOf('\n', at), code.lastIndexOf(';', at)) + 1
  const end = code.slice(at).search(/[;\n]/)
  const statement = code.slice(start, end === -1 ? undefined : at + end).trim()
  return /^(?:from|import|use)\b/.test(statement) || /^(?:const|let|var)\s*\{[^}]*\}\s*=/.test(statement)
}

const isRenamed = (code: string, end: number) => /^\s*(?::|as\b)/.test(code.slice(end, end + 20))

/** The arguments of a call that starts after its name, in parentheses or, where the language allows it, without. */
function readArguments(code: string, end: number, language: Language): { args: string[]; to: number } | null {
  const from = end + (/^\s*/.exec(code.slice(end, end + 40))?.[0].length ?? 0)
  if (code.charAt(from) === '(') {
    const to = findClosing(code, from)
    return {
      args: splitArguments(code.slice(from + 1, to)),
      to: to + 1,
    }
  }
  if (!language.hasBareCalls) return null
  const stop = code.slice(from).search(/[;\n}]|\s(?:or|and|if|unless|for|foreach|while)\s|\|\|/)
  const to = stop === -1 ? code.length : from + stop
  return { args: splitArguments(code.slice(from, to)), to }
}

/**
 * Finds the files that code of another language writes, as far as the code spells them out. Other possible writes are
 * noted as doubts.
 */
export function scanCode(source: string, call: Call, language: Language): void {
  const bare = parseSkeleton(source, language.literals)
  const code = language.expandNames?.(bare.code) ?? bare.code
  const skeleton = { ...bare, code }
  const scan: Scan = {
    call: { ...call, state: forkState(call.state) },
    skeleton,
    constants: findConstants(skeleton),
    language,
    values: new Map(),
    depth: 0,
  }
  if (!isKnown(code))
    return call.shell.doubt(`${call.name} code`, 'the code it runs is known only when the command runs')
  const suspect = language.suspects.exec(code)?.[0]
  if (suspect !== undefined) doubtCall(scan, suspect)
  let left = MAX_CALLS
  for (const match of code.matchAll(/[A-Za-z_$][\w$]{0,60}/g)) {
    const [name] = match
    const rule = language.calls.get(name)
    if (rule === undefined) continue
    const before = code.slice(Math.max(0, match.index - 200), match.index)
    if ('receivers' in rule && rule.receivers !== undefined && !rule.receivers.test(before)) continue
    if (/\b(?:def|function|sub)\s+$/.test(before)) continue
    left -= 1
    if (left < 0) return doubtCall(scan, name)
    const end = match.index + name.length
    const found = readArguments(code, end, language)
    if (found !== null && !(isImport(code, match.index) && !code.slice(end).trimStart().startsWith('('))) {
      const what = code.slice(match.index, Math.min(found.to, match.index + 120))
      applyRule({ scan, name, before, args: found.args, what }, rule)
    } else if (!isImport(code, match.index) || isRenamed(code, end)) doubtCall(scan, name)
  }
}
