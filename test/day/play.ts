import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playDay } from './story.ts'
import { createWorld } from './world.ts'

/** The words of a page of HTML, without its drawing. */
function readWords(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? "'")
    .replace(/[ \t]*\n\s*/g, '\n')
}

const [target = ''] = process.argv.slice(2)
const world = createWorld()
try {
  playDay(world)
  const report = readWords(readFileSync(join(world.project, '.holdfast/report.html'), 'utf8'))
  world.tell('The words of the report', [{ to: 'the person', words: report }])
  const page = `# A day, and every word of it\n\n${world.page()}\n`
  if (target === '') process.stdout.write(page)
  else writeFileSync(target, page)
} finally {
  world.remove()
}
