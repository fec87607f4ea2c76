import { createTwoFilesPatch } from 'diff'
import type { FileMap } from './sandbox.ts'

/** Lines around a change: enough to find the place, few enough to see the change. */
const CONTEXT_LINES = 3

/** A line longer than a screen is wide is broken, so that the diff shows the part of the line that changed. */
const MAX_LINE_CHARS = 160
/** Between members of JSON, sentences and elements: places a change elsewhere in the line does not move. */
const BREAK = /(?<=,)(?=["{[])|(?<=[.;:] )|(?=<[a-z/])/

/** One unified diff per file that differs, from the golden to the result, sorted by path; empty when nothing differs. */
export function describeDifferences(expected: FileMap, actual: FileMap): string {
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()
  return paths
    .filter((path) => expected[path] !== actual[path])
    .map((path) => describeFile(path, expected[path], actual[path]))
    .join('\n')
}

function describeFile(path: string, expected: string | undefined, actual: string | undefined): string {
  const from = expected === undefined ? '/dev/null' : `expected/${path}`
  const to = actual === undefined ? '/dev/null' : `actual/${path}`
  const patch = createTwoFilesPatch(from, to, foldLines(expected), foldLines(actual), '', '', {
    context: CONTEXT_LINES,
  })
  const text = patch.replace(/^=+\n/, '')
  // An empty file has no line that a diff could show.
  return text.includes('\n@@') ? text : `${text}(empty)\n`
}

/** Long lines in pieces; a piece that goes on is marked, because the file has no line break there. */
function foldLines(text = ''): string {
  const fold = (line: string) => (line.length > MAX_LINE_CHARS ? line.split(BREAK).join('\n  ↪ ') : line)
  return text.split('\n').map(fold).join('\n')
}

/** The claim of a case as its folder words it; a step of a journey adds its own name. */
export function describeClaim(folder: string): string {
  const names = folder.split('/').map((name) => name.replaceAll('-', ' '))
  return names.slice(1).join(', step ')
}

/**
 * A failed case: the claim, what differs, and the folder. The folder stands where a stack has its line, because the line
 * of the comparison is the same for every case.
 */
export function createGoldenFailure(folder: string, differences: string): Error {
  const error = new Error(`${describeClaim(folder)}\n\n${differences}`)
  error.stack = `${error.message}\n    at fixtures/${folder}`
  return error
}
