import { parentPath } from '../../command/core/locate-path.ts'
import type { Call } from '../../command/core/shell.ts'
import { startChild } from '../../command/core/state.ts'

/** Bounds of one run: a build with more steps is a build like any other. */
const MAX_RULES = 400
const MAX_STEPS = 120
const MAX_NESTING = 12

/** An undefined variable of the shell stands for text that make alone knows: its value is known to nobody. */
const UNKNOWN = `${'$'}{__make}`

/** Puts values for variables of make; `$$` is the shell's own sign. */
function expand(text: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  return text.replaceAll(/\$(?:\$|([\w@<^*?+%])|\(([^()]*)\)|\{([^{}]*)\})/g, (whole, letter, inner, braced) => {
    if (whole === '$$') return '$'
    const name: string = letter ?? inner ?? braced
    const value = variables.get(name.trim())
    return value === undefined || depth > MAX_NESTING ? UNKNOWN : expand(value, variables, depth + 1)
  })
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const BUILT_IN = { MAKE: 'make', CURDIR: '.', RM: 'rm -f', SHELL: 'sh', CC: 'cc', CXX: 'g++', AR: 'ar' }
const ASSIGNMENT = /^\s*(?:export\s+|override\s+)*([\w.-]+)\s*(:{0,3}|\?|\+|!)=\s*(.*)$/
/** Several lines under one name, up to `endef`. */
const DEFINE = /^\s*(?:override\s+|export\s+)*define\s+([\w.-]+)/
const RULE = /^([^\s:=#][^:=#]*)::?(?!=)([^;=]*)(?:;(.*))?$/

/** Takes a line that sets a variable; false for a line of another kind. */
function assign(line: string, variables: Map<string, string>): boolean {
  const [, name, sign, value = ''] = ASSIGNMENT.exec(line) ?? []
  if (name === undefined) return false
  const before = variables.get(name)
  if (sign === '+') variables.set(name, `${before ?? ''} ${value}`.trim())
  else if (sign !== '?' || before === undefined) variables.set(name, value.trim())
  return true
}

/** Sets the variables that hold several lines; gives back the other lines. */
function takeDefinitions(lines: readonly string[], variables: Map<string, string>): string[] {
  let name: string | null = null
  return lines.filter((line) => {
    const start = name === null ? DEFINE.exec(line)?.[1] : undefined
    if (start !== undefined) variables.set(start, '')
    else if (name === null) return true
    else if (!/^\s*endef\b/.test(line)) variables.set(name, `${variables.get(name) ?? ''}${line}\n`)
    else name = null
    name = start ?? name
    return false
  })
}

/** Reads rules and simple variables. Both branches of a condition count; included files stay unread. */
function parseMakefile(text: string, given: ReadonlyMap<string, string>) {
  const variables = new Map<string, string>(Object.entries(BUILT_IN))
  const rules: { targets: string[]; needs: string[]; recipe: string[] }[] = []
  for (const line of takeDefinitions(text.replaceAll(/\\\n/g, ' ').split('\n'), variables)) {
    const plain = line.replace(/(?:^|\s)#.*$/, '')
    if (line.startsWith('\t')) rules.at(-1)?.recipe.push(line.slice(1))
    else if (!assign(plain, variables) && rules.length < MAX_RULES) {
      const [, targets, needs = '', recipe] = RULE.exec(plain) ?? []
      if (targets !== undefined)
        rules.push({ targets: words(targets), needs: words(needs), recipe: recipe === undefined ? [] : [recipe] })
    }
  }
  for (const [name, value] of given) variables.set(name, value)
  return { rules, variables }
}

/** The text that `%` stands for where a target fits a pattern; null where the target does not fit. */
function matchStem(pattern: string, target: string): string | null {
  const at = pattern.indexOf('%')
  if (at === -1) return pattern === target ? '' : null
  const [head, tail] = [pattern.slice(0, at), pattern.slice(at + 1)]
  const fits = target.length > head.length + tail.length && target.startsWith(head) && target.endsWith(tail)
  return fits ? target.slice(head.length, target.length - tail.length) : null
}

/** A recipe line without the signs that make takes off before the shell. */
const withoutSigns = (line: string) => line.replace(/^\s*[-@+]+\s*/, '')

/** Lists the recipe lines that the goals lead to, what they need first. */
function listSteps({ rules, variables }: ReturnType<typeof parseMakefile>, goals: readonly string[]): string[] {
  const steps: string[] = []
  const seen = new Set<string>()
  const reach = (target: string, depth: number) => {
    if (seen.has(target) || depth > MAX_NESTING || steps.length >= MAX_STEPS) return
    seen.add(target)
    for (const rule of rules) {
      const stem = rule.targets.map((each) => matchStem(expand(each, variables), target)).find((each) => each !== null)
      if (stem === undefined || stem === null) continue
      const needs = words(rule.needs.map((each) => expand(each, variables).replaceAll('%', stem)).join(' '))
      for (const need of needs) if (need !== '|') reach(need, depth + 1)
      const own = new Map([...variables, ['@', target], ['*', stem], ['<', needs[0] ?? ''], ['^', needs.join(' ')]])
      for (const line of rule.recipe) steps.push(...expand(line, own).split('\n').map(withoutSigns))
    }
  }
  for (const goal of goals) reach(goal, 0)
  return steps
}

const FILES = ['GNUmakefile', 'makefile', 'Makefile']

/** Follows the recipes that make would run in a folder. */
export function runMakefile(call: Call, operands: readonly string[], folder: string, file: string | undefined): void {
  const { state, shell } = call
  const given = new Map<string, string>()
  for (const word of operands) {
    const [, name, value = ''] = /^([\w.-]+):{0,2}=(.*)$/s.exec(word) ?? []
    if (name !== undefined) given.set(name, value.replaceAll('$', '$$$$'))
  }
  const targets = operands.filter((word) => !word.includes('='))
  let isFound = false
  const follow = (text: string, path: string) => {
    isFound = true
    const made = parseMakefile(text, given)
    const first = made.rules.flatMap((rule) => rule.targets).find((target) => !/^\.|%/.test(target))
    const goals = targets.length > 0 ? targets : first === undefined ? [] : [expand(first, made.variables)]
    for (const step of listSteps(made, goals)) {
      const inner = startChild(state, [], true)
      inner.cwd = file === undefined ? [parentPath(path)] : state.cwd
      shell.runText(step, inner, null)
    }
  }
  for (const name of file === undefined ? FILES : [file])
    if (!isFound)
      shell.readScript(state, `${folder === '.' || name.startsWith('/') ? '' : `${folder}/`}${name}`, follow)
}
