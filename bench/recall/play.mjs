import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROMPT_ID = 'd0035cac-872e-4dc8-ae47-be3a57e771de'

/**
 * Lives through a session as the client does: rows are written, then pre-compact runs, then session-start, then the client
 * writes boundary and summary. Returns what the last compaction gave to the summarizer and to the model.
 *
 * @param {string} dist The folder of the bundles.
 */
export function playSession(session, dist) {
  const root = mkdtempSync(join(tmpdir(), 'recall-'))
  try {
    return playIn(root, session, dist)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function playIn(root, { sessionId, stretches }, dist) {
  const project = join(root, 'project')
  const home = join(root, 'home')
  const folder = join(home, '.claude/projects/-project')
  const transcript = join(folder, `${sessionId}.jsonl`)
  mkdirSync(join(project, '.git/refs/heads'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(project, '.git/HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(project, '.git/refs/heads/main'), `${'0123456789abcdef'.repeat(3).slice(0, 40)}\n`)
  const append = (rows) => appendFileSync(transcript, `${rows.join('\n').replaceAll('$PROJECT', project)}\n`)
  const place = { dist, project, home, common: { session_id: sessionId, transcript_path: transcript, cwd: project } }

  let told = { mustKeep: '', resumption: '' }
  for (const { trigger, rows, now, after } of stretches) {
    append(rows)
    const mustKeep = runHook(place, 'pre-compact', now, {
      hook_event_name: 'PreCompact',
      trigger,
      custom_instructions: null,
    })
    const answer = runHook(place, 'session-start', now, {
      hook_event_name: 'SessionStart',
      source: 'compact',
      model: 'claude-sonnet-4-6',
    })
    append(after)
    const next = runHook(place, 'user-prompt-submit', now, {
      hook_event_name: 'UserPromptSubmit',
      permission_mode: 'default',
      prompt: 'continue',
    })
    // Two moments: briefly at the start, and behind the summary what it lacks.
    told = {
      mustKeep,
      resumption: `${findTold(answer, 'resumption-context')}\n${findTold(next, 'compaction-alert')}`.trim(),
    }
  }
  return told
}

/** The environment is built from nothing; a hook that fails or complains makes the measurement void. */
function runHook({ dist, project, home, common }, name, now, fields) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, `${name}.mjs`)], {
    cwd: project,
    env: { PATH: process.env.PATH ?? '', HOME: home, CLAUDE_PROJECT_DIR: project, HOLDFAST_NOW: now },
    input: `${JSON.stringify({ ...common, prompt_id: PROMPT_ID, ...fields })}\n`,
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0 || stderr !== '') throw new Error(`Cannot run "${name}": exit ${status}; it said "${stderr.trim()}"`)
  return stdout
}

function findTold(stdout, tag) {
  const context = stdout === '' ? '' : (JSON.parse(stdout).hookSpecificOutput?.additionalContext ?? '')
  return new RegExp(`<${tag}[ >][\\s\\S]*</${tag}>`).exec(context)?.[0] ?? ''
}
