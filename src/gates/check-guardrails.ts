import { parseJsonRecord } from '../base/core/record.ts'
import { inSandbox } from '../firing/io/create-sandbox.ts'
import { findDistFolder, runBundle } from '../firing/io/run-bundle.ts'
import { parseEvent } from '../state/core/event.ts'
import { readDocument } from '../tracks/io/track-documents.ts'
import { fault, type GateFinding, type GateResult } from './core/gate-result.ts'

const SESSION = 'holdfast-gate'
const POLICY_FILES = ['docs/context/GUARDRAILS.md', '.holdfast/config.toml']

/** The writes go outside the repository, where no write root reaches. The hook has to refuse and journal both. */
export function checkGuardrails(projectDir: string): GateResult {
  return inSandbox(SESSION, (sandbox) => {
    for (const path of POLICY_FILES) {
      const text = readDocument(projectDir, path)
      if (text !== null) sandbox.write(path, text)
    }
    const { projectDir: cwd, homeDir, transcriptPath } = sandbox
    const attempt = (toolName: string, toolInput: unknown, target: string): GateFinding[] => {
      const payload = {
        hook_event_name: 'PreToolUse',
        session_id: SESSION,
        transcript_path: transcriptPath,
        cwd,
        permission_mode: 'default',
        tool_name: toolName,
        tool_input: toolInput,
        tool_use_id: `toolu_${toolName}`,
      }
      const env = { CLAUDE_PROJECT_DIR: cwd, HOME: homeDir }
      const { stdout } = runBundle(`${findDistFolder()}/pre-tool-use.mjs`, { payload, env })
      const journal = sandbox.readState().get('.holdfast/events.jsonl') ?? ''
      return judge(stdout, toolName, isRefusalLogged(journal, target))
    }
    const outside = `${homeDir}/holdfast-gate`
    const findings = [
      ...attempt('Write', { file_path: `${outside}-write.txt`, content: 'x' }, 'holdfast-gate-write'),
      ...attempt('Bash', { command: `echo x > ${outside}-shell.txt` }, 'holdfast-gate-shell'),
    ]
    return { gate: 'guardrails', checked: 'a write out of the repository, by Write and by Bash', findings }
  })
}

function judge(stdout: string, tool: string, isLogged: boolean): GateFinding[] {
  const output = parseJsonRecord(stdout)?.hookSpecificOutput as { readonly permissionDecision?: unknown } | undefined
  const decision = output?.permissionDecision
  const [policy] = POLICY_FILES as [string]
  if (decision !== 'deny') {
    const what = decision === 'ask' ? 'the person is asked' : 'it goes through'
    const text = `a write out of the repository by ${tool} is not refused: ${what}; write_roots with confined_writes = "deny" refuses it`
    return [fault(policy, 'not-blocked', text)]
  }
  return isLogged
    ? []
    : [fault('.holdfast/events.jsonl', 'not-logged', `the refused write by ${tool} is not journaled`)]
}

function isRefusalLogged(journal: string, target: string): boolean {
  return journal
    .split('\n')
    .map((line) => parseEvent(line))
    .some((line) => line?.event === 'tool_denied' && String(line.fields.target).includes(target))
}
