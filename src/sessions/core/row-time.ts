import { parseJsonRecord } from '../../base/core/record.ts'
import { detach } from '../../base/core/text.ts'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/**
 * The time of a transcript line, or null. The client writes the time next to the uuid, which saves parsing the line
 * again. `findRowTime` parses a line with the time elsewhere.
 */
export function findRowTime(line: string, uuid: string | null): string | null {
  const mark = `"uuid":"${uuid}","timestamp":"`
  const at = uuid === null ? -1 : line.indexOf(mark)
  const from = at + mark.length
  const time = at === -1 ? parseJsonRecord(line)?.timestamp : line.slice(from, line.indexOf('"', from))
  return typeof time === 'string' && TIME.test(time) ? detach(time) : null
}
