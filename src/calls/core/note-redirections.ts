import type { Engine } from '../../command/core/engine.ts'
import { expandBody, expandText, expandWord } from '../../command/core/expand-word.ts'
import { hasMarks } from '../../command/core/marks.ts'
import type { BashRedirection, BashWord } from '../../command/core/parse-bash.ts'
import type { Output } from '../../command/core/shell.ts'
import {
  forkState,
  isSame,
  joinStates,
  replaceState,
  type ShellState,
  setVariable,
  textValue,
} from '../../command/core/state.ts'

const WRITING = new Set(['>', '>>', '>|', '&>', '&>>', '<>'])

export interface Redirected {
  /** Standard input of the command. */
  readonly input: Output
  readonly inputFile: string | null
  readonly output: string | null
  readonly isSilent: boolean
  readonly tell: ((text: string) => void) | null
  /** A file has to be opened first; where that fails, the command does not run. */
  readonly mayFail: boolean
}

interface Target {
  readonly target: BashWord
  readonly operator: string
}

/** Notes the file of a redirection. The answer notes the text that the file gets, where somebody goes by the text. */
function noteTarget({ target, operator }: Target, state: ShellState, engine: Engine): Redirected['tell'] {
  const action = operator.endsWith('>>') ? 'append' : 'replace'
  const takes = action === 'replace' && operator !== '<>' ? ({ takes: true } as const) : {}
  const options = { action, ...takes, spelling: target.text } as const
  // More than one word is an error to the shell, unless a pattern or a variable made them.
  const words = expandWord(target, engine.scope(state)).flat()
  for (const word of words) engine.shell.write(state, word, null, options)
  if (engine.shell.context.keepsContent !== true) return null
  const place = forkState(state)
  return (text) => {
    for (const word of words) engine.shell.write(place, word, null, { ...options, brings: { text } })
  }
}

/** `>&2` and `2>&-` only copy or close descriptors; `>&file` writes. */
function isDescriptor(target: BashWord, state: ShellState, engine: Engine): boolean {
  return expandText(target, engine.scope(state)).every((text) => /^(?:\d+-?|-)$/.test(text))
}

function readBody(redirection: BashRedirection, state: ShellState, engine: Engine): Output {
  if (redirection.type === 'HereString') {
    const texts = redirection.target === undefined ? [] : expandText(redirection.target, engine.scope(state))
    return texts.length === 1 ? `${texts[0]}\n` : null
  }
  if (redirection.type !== 'HereDoc') return null
  const { body, operator } = redirection
  const text = body.parts === undefined ? body.text : expandBody(body.parts, engine.scope(state))
  return operator === '<<-' ? text.replace(/^\t+/gm, '') : text
}

type Draft = { -readonly [K in keyof Redirected]: Redirected[K] }

/** The text that stands for the input: of `<(...)` the text that the script prints. */
function readSource({ text, parts: [part] = [] }: BashWord, state: ShellState, engine: Engine): Output {
  if (text === '/dev/null') return ''
  const script = part?.type === 'ProcessSubstitution' && part.text === text ? part.script : undefined
  return script === undefined ? null : engine.scope(state).substitute(script)
}

function noteFile(
  redirection: BashRedirection & { type: 'Redirect' },
  state: ShellState,
  draft: Draft,
  engine: Engine,
): void {
  const { operator, target, descriptor } = redirection
  if (target === undefined) return
  const number = descriptor?.type === 'FileDescriptor' ? descriptor.value : undefined
  if (!/^(?:\/dev\/|\d|-)/.test(target.text)) draft.mayFail = true
  // `exec {fd}>file` puts a number into the variable, which `>&$fd` uses.
  if (descriptor?.type === 'FileDescriptorVariable') setVariable(state, descriptor.name, textValue('10'))
  const writes = WRITING.has(operator) || (operator === '>&' && !isDescriptor(target, state, engine))
  const tell = writes ? noteTarget({ target, operator }, state, engine) : null
  const texts = writes ? [] : expandText(target, engine.scope(state))
  const isOutput = descriptor === undefined || number === 1
  if (writes && isOutput && operator !== '<>') {
    const [output = null, ...others] = /^>\|?$/.test(operator) ? expandText(target, engine.scope(state)) : []
    Object.assign(draft, { isSilent: true, tell, output: others.length === 0 ? output : null })
  }
  const isInput = operator === '<' && (descriptor === undefined || number === 0)
  if (!isInput) return
  draft.input = readSource(target, state, engine)
  draft.inputFile = texts.length === 1 ? (texts[0] ?? null) : null
}

/** Notes the files redirections open for writing, and finds out what they give to read. */
export function noteRedirections(
  redirections: readonly BashRedirection[],
  state: ShellState,
  input: Output,
  engine: Engine,
): Redirected {
  const draft: Draft = { input, inputFile: null, output: null, isSilent: false, tell: null, mayFail: false }
  for (const redirection of redirections) {
    if (redirection.type === 'Redirect') noteFile(redirection, state, draft, engine)
    else {
      const { descriptor } = redirection
      const body = readBody(redirection, state, engine)
      if (descriptor === undefined || (descriptor.type === 'FileDescriptor' && descriptor.value === 0))
        draft.input = body
    }
  }
  return draft
}

/** Runs what redirections belong to; where the files may fail to open, it may also not have run. */
export function runRedirected(redirected: Redirected, state: ShellState, run: (input: Output) => Output): Output {
  const before = redirected.mayFail ? forkState(state) : null
  const output = run(redirected.input)
  if (redirected.tell !== null && output !== null && !hasMarks(output)) redirected.tell(output)
  if (before !== null && !isSame(before.cwd, state.cwd)) replaceState(state, joinStates(before, state))
  return redirected.isSilent ? '' : output
}
