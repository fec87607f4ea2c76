import { dropPrivate } from '../../base/core/private-spans.ts'
import type { Namespace } from '../../notes/core/memory.ts'
import { findMarkedLines, settlesSomething } from './marked-lines.ts'
import { findMarkers } from './markers.ts'
import { mayMark } from './may-mark.ts'
import { chooseNamespace } from './namespace.ts'

/** A text that somebody marked to be remembered. */
export interface Mark {
  readonly namespace: Namespace
  readonly text: string
  /** The marked text as the message has it, piece by piece. */
  readonly written: readonly string[]
}

/** Finds what a message marks: by a marker such as `@memory`, or by a line that begins with `**Decision**:`. */
export function findMarks(message: string): Mark[] {
  if (!mayMark(message)) return []
  const text = dropPrivate(message)
  const markers = findMarkers(text).map(({ namespace, text: marked }): Mark => {
    return { namespace: namespace ?? chooseNamespace(marked), text: marked, written: [marked] }
  })
  const settled = findMarkedLines(dropMarks(text, markers)).filter((line) => settlesSomething(line.text))
  const lines = settled.map(({ label, text: said, reasons, lines }): Mark => {
    const whole = [`${label}: ${said}`, ...reasons].join('\n')
    return { namespace: chooseNamespace(whole), text: whole, written: lines }
  })
  return [...markers, ...lines]
}

/** Drops what is marked from a message, so that the detector searches only the rest. */
export function dropMarks(message: string, marks: readonly Mark[]): string {
  return marks.flatMap(({ written }) => written).reduce((rest, text) => rest.split(text).join('\n'), message)
}
