import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { listEntries } from '../../src/documents/core/plan-rotation.ts'
import { listFiles } from './list-files.ts'
import { runCommand } from './run-command.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

export const LOG = 'docs/decisions.md'
export const ISSUES = 'docs/issues.md'
const adr = (number: number, date: string) =>
  `## [ADR-${String(number).padStart(3, '0')}] Title ${number}\n\n- **Date**: ${date}\n- **Status**: Accepted\n\n${'Words.\n'.repeat(5)}\n`
export const TEXT = `# Decisions\n\n${[1, 2, 3].map((n) => adr(n, `2026-0${n}-01`)).join('')}${adr(4, '2026-11-01')}`
const ISSUE_TEXT = `# Issues\n\n### Old\n**Status**: RESOLVED\n**Resolved**: 2026-11-01\n\n### Open\n**Status**: OPEN\n**Date**: 2026-01-01\n\n### New\n**Status**: RESOLVED\n**Resolved**: 2026-11-20\n`
const CONFIG = `[memory.rotation]\ndecision_logs = ["${LOG}"]\nissue_logs = ["${ISSUES}"]\nmax_lines = 10\n`

export function prepare(test: TestContext): Sandbox {
  const sandbox = createSandbox(test)
  for (const folder of ['docs', '.holdfast']) mkdirSync(join(sandbox.project, folder))
  writeFileSync(join(sandbox.project, '.holdfast/config.toml'), CONFIG)
  writeFileSync(join(sandbox.project, LOG), TEXT)
  writeFileSync(join(sandbox.project, ISSUES), ISSUE_TEXT)
  return sandbox
}

export const read = (sandbox: Sandbox, path: string) => readFileSync(join(sandbox.project, path), 'utf8')
export const rotate = (sandbox: Sandbox, ...args: string[]) => {
  const { code, out, err } = runCommand(sandbox, 'memory', 'rotate', '--json', ...args)
  return {
    code,
    err,
    ...(JSON.parse(out) as {
      logs: { path: string; moved: unknown[]; rotated: boolean; problem: string | null; already_archived: number }[]
    }),
  }
}

/** Where each title stands, in the logs and all archives. */
export function findTitles(sandbox: Sandbox): string[] {
  const files = listFiles(join(sandbox.project, 'docs')).filter((path) => path.endsWith('.md'))
  return files
    .flatMap((path) =>
      listEntries(
        read(sandbox, `docs/${path}`),
        path.includes('decisions') ? 'decisions' : 'issues',
        path.includes('archive'),
      ),
    )
    .map(({ title }) => title)
    .sort()
}
export const ALL = ['New', 'Old', 'Open', ...[1, 2, 3, 4].map((n) => `[ADR-00${n}] Title ${n}`)]
