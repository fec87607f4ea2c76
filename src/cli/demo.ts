import { sumOf } from '../base/core/record.ts'
import { estimateTokens } from '../base/core/tokens.ts'
import { readAnswer } from '../client/core/answer.ts'
import { createDemoStory, DEMO_SESSION_ID } from '../host/core/story.ts'
import { inSandbox } from '../host/io/create-sandbox.ts'
import { findDistFolder, runBundle } from '../host/io/run-bundle.ts'
import { describeOwnCall } from '../install/io/own-command.ts'
import { refuseSpoiledBundles } from './install/refuse-spoiled.ts'
import { paint } from './paint.ts'
import { fail, isJson, print, printJson } from './terminal.ts'

interface PlayedStep {
  readonly hook: string
  readonly title: string
  readonly remark: string
  /** The text the model reads; empty when the hook was silent. */
  readonly told: string
  readonly written: readonly string[]
}

export function playDemo(): void {
  if (refuseSpoiledBundles()) return
  inSandbox(DEMO_SESSION_ID, (sandbox) => {
    const env = {
      HOME: sandbox.homeDir,
      CLAUDE_PROJECT_DIR: sandbox.projectDir,
      HOLDFAST_NOW: '2026-11-21T09:00:00.000Z',
    }
    const played: PlayedStep[] = []
    for (const step of createDemoStory(sandbox.projectDir, sandbox.transcriptPath)) {
      const before = sandbox.readState()
      if (step.newRows !== '') sandbox.append(sandbox.transcriptPath, step.newRows)
      const run = runBundle(`${findDistFolder()}/${step.hook}.mjs`, { payload: step.payload, env })
      if (run.exitCode !== 0 || run.stderr !== '')
        return fail(`${step.hook} exited ${run.exitCode}: ${run.stderr.trim()}`)
      const after = sandbox.readState()
      const written = [...after.keys()].filter((path) => after.get(path) !== before.get(path))
      const { hook, title, remark } = step
      const told = readAnswer(run.stdout)
        .replaceAll(sandbox.projectDir, '/project')
        .replaceAll(sandbox.homeDir, '~')
        .replaceAll(findDistFolder(), 'dist')
      const shown = { hook, title, remark, told, written }
      played.push(shown)
      if (!isJson()) print(describeStep(shown, played.length))
    }
    if (isJson()) printJson(played)
    else print(describeEnd(played))
  })
}

function describeStep({ hook, title, remark, told, written }: PlayedStep, number: number): string {
  const head = `${paint.bold(`${number}. ${title}`)} ${paint.dim(`(${hook})`)}`
  const body =
    told === ''
      ? paint.dim('   | (silence)')
      : told
          .trimEnd()
          .split('\n')
          .map((line) => `   ${paint.cyan('|')} ${line}`)
          .join('\n')
  const disk = written.length === 0 ? '' : `\n   ${paint.dim(`on disk: ${written.join(', ')}`)}`
  return `${head}\n   ${remark}\n${body}${disk}\n`
}

function describeEnd(played: readonly PlayedStep[]): string {
  const tokens = sumOf(played, (step) => estimateTokens(step.told))
  return `${played.length} hook calls, about ${tokens} tokens told in all. To have this in a repository: ${paint.bold(`${describeOwnCall()} init DIR`)}`
}
