import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { placeBetweenMarkers } from '../../bench/lib/tables.mjs'
import { INSTALL_FINDINGS } from '../../src/base/core/install-findings.ts'
import { PROJECT_FINDINGS } from '../../src/base/core/project-findings.ts'
import { renderCommands } from './commands-list.ts'
import { renderConfigurationSchema } from './configuration-schema.ts'
import { renderConfigurationTables } from './configuration-tables.ts'
import { renderFindings } from './findings-tables.ts'
import { renderRecallExample } from './recall-example.ts'
import { type PlayedStep, renderSessionPicture } from './session-picture.ts'

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

const read = (path: string) => readFileSync(`${REPOSITORY}${path}`, 'utf8')

const COMMAND = `${REPOSITORY}dist/holdfast.mjs`

/** Every file under docs/ that is made, by its path: pages with a part between markers, and the picture. */
export async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const findings = { install: renderFindings(INSTALL_FINDINGS), project: renderFindings(PROJECT_FINDINGS) }
  const parts: readonly (readonly [path: string, texts: Readonly<Record<string, string>>])[] = [
    ['docs/configuration.md', { keys: renderConfigurationTables() }],
    ['docs/commands.md', { commands: await renderCommands() }],
    ['docs/recall.md', { example: renderRecallExample(COMMAND) }],
    ['docs/doctor.md', findings],
  ]
  const pages = parts.map(([path, texts]) => {
    const spaced = Object.entries(texts).map(([name, text]) => [name, `\n${text.trim()}\n`] as const)
    return [path, placeBetweenMarkers(read(path), Object.fromEntries(spaced))] as const
  })
  return new Map([
    ...pages,
    ['docs/config.schema.json', renderConfigurationSchema()],
    ['docs/session.svg', renderSessionPicture(playDemo())],
  ])
}

/** The demonstration as the shipped command plays it. */
function playDemo(): readonly PlayedStep[] {
  return JSON.parse(execFileSync(process.execPath, [COMMAND, 'demo', '--json'], { encoding: 'utf8' }))
}
