import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoStory, DEMO_SESSION_ID } from '../../src/host/core/story.ts'

const WORDS = ['attempts']

/** What the shipped command finds in the transcript of the demonstration, as a block of a page. */
export function renderRecallExample(command: string): string {
  const home = mkdtempSync(join(tmpdir(), 'holdfast-docs-'))
  try {
    const project = join(home, 'project')
    const folder = join(home, '.claude/projects', project.replace(/[^a-zA-Z0-9]/g, '-'))
    for (const path of [project, folder]) mkdirSync(path, { recursive: true })
    const transcript = join(folder, `${DEMO_SESSION_ID}.jsonl`)
    const steps = createDemoStory(project, transcript)
    writeFileSync(transcript, steps.map(({ newRows }) => newRows).join(''))
    const env = { PATH: process.env.PATH, HOME: home }
    const found = execFileSync(process.execPath, [command, 'recall', ...WORDS], { cwd: project, env, encoding: 'utf8' })
    return `\`\`\`text\n$ holdfast recall ${WORDS.join(' ')}\n${found.trimEnd()}\n\`\`\``
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
