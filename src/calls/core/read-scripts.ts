import type { ShellContext } from '../../command/core/effects.ts'
import type { Engine } from '../../command/core/engine.ts'
import { isAbsolutePath, joinPath } from '../../command/core/locate-path.ts'
import { hasMarks } from '../../command/core/marks.ts'
import type { EffectRecorder } from '../../command/core/record-effects.ts'
import type { Shell } from '../../command/core/shell.ts'

/** Bounds of what one analysis reads: past them a script is what every script was, a program of the project. */
const MAX_SCRIPTS = 30
const MAX_DEPTH = 5
const MAX_CHARS = 200_000

/** The path as people know it: from the folder the command starts in. */
const shortPath = (path: string, { cwd }: ShellContext) =>
  path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path

export function createScriptReader(
  context: ShellContext,
  recorder: EffectRecorder,
  isolate: Engine['isolate'],
): Shell['readScript'] {
  let [scripts, chars, depth] = [0, 0, 0]
  const readText = (path: string): string | null => {
    if (scripts >= MAX_SCRIPTS || chars >= MAX_CHARS || depth >= MAX_DEPTH) return null
    const text = context.readFile?.(path) ?? null
    if (text === null || text.includes('\0') || hasMarks(text)) return null
    scripts += 1
    chars += text.length
    return text
  }
  return (state, file, follow) => {
    if (context.readFile === undefined || hasMarks(file)) return false
    const bases = isAbsolutePath(file) ? ['/'] : (state.cwd ?? [])
    const doubts = [...new Set(bases.map((base) => joinPath(base, file)))].map((path) => {
      const text = hasMarks(path) ? null : readText(path)
      if (text === null) return 1
      const name = shortPath(path, context)
      recorder.noteStep(`reads ${name}`)
      depth += 1
      const left = recorder.within(name, () => isolate(() => follow(text, path)))
      depth -= 1
      return left
    })
    return doubts.length > 0 && doubts.every((count) => count === 0)
  }
}
