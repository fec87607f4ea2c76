import { parseJsonRecord } from '../record.ts'
import { detach } from '../text.ts'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/**
 * The time of a transcript line, or null. The client writes it next to the uuid, which saves parsing the line again;
 * where it stands elsewhere the line is parsed.
 */
export function findRowTime(line: string, uuid: string | null): string | null {
  const mark = `"uuid":"${uuid}","timestamp":"`
  const at = uuid === null ? -1 : line.indexOf(mark)
  const from = at + mark.length
  const time = at === -1 ? parseJsonRecord(line)?.timestamp : line.slice(from, line.indexOf('"', from))
  return typeof time === 'string' && TIME.test(time) ? detach(time) : null
}
