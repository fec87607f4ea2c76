import { stringOf } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { listPatchedFiles } from '../../client/core/apply-patch.ts'
import type { Row, ToolResult, ToolUse } from '../../sessions/core/row.ts'
import { createDialogue } from './dialogue.ts'
import { createFileLog } from './file-log.ts'
import { createFindingLedger } from './finding-ledger.ts'
import { findCommit, findUndone, listRemoved, listRestored, listWritten } from './reported.ts'
import { createRunLog, isCommand, readLook } from './run-log.ts'
import { LIMITS } from './work-limits.ts'
import { emptyWorkState, RESTORED, UNDONE, type WorkState } from './work-state.ts'

export interface WorkStateCollector {
  readonly add: (row: Row) => void
  readonly result: () => WorkState
  /** Agents that have not returned, or returned with an error: what they found is in their own transcripts alone. */
  readonly listOpenAgents: () => readonly ToolUse[]
}

/** The client repeats rows close to each other, so the collector need not remember a whole session. */
const REMEMBERED_ROWS = 20_000
/** Calls without a result. A client never has more open calls; older ones are lost. */
const OPEN_CALLS = 500

/** Repeated rows (same uuid) count once. Only a result makes a file modified, a command run, an agent returned. */
export function createWorkStateCollector(relativize: (path: string) => string): WorkStateCollector {
  const seen = new Set<string>()
  const calls = new Map<string, ToolUse>()
  const findings = createFindingLedger()
  const dialogue = createDialogue(findings)
  const files = createFileLog(relativize)
  const runs = createRunLog()
  const skills = new Set<string>()
  const instructions = new Set<string>()
  let planMode = false
  let planFile: string | null = null
  const broken: ToolUse[] = []
  let answers = 0

  const addCall = (call: ToolUse) => {
    calls.set(call.id, call)
    if (calls.size > OPEN_CALLS) calls.delete(calls.keys().next().value ?? '')
    if (call.name === 'Skill') noteLoaded([stringOf(call.input.skill) ?? ''], [])
  }

  const noteLoaded = (names: readonly string[], paths: readonly string[]) => {
    for (const name of names) if (name !== '' && skills.size < LIMITS.loaded) skills.add(excerptLine(name, 100))
    for (const path of paths)
      if (instructions.size < LIMITS.loaded) instructions.add(excerptLine(relativize(path), 300))
  }

  const addResult = (result: ToolResult) => {
    const call = calls.get(result.id)
    if (call === undefined) return
    calls.delete(result.id)
    dialogue.addResult(call, result)
    const look = readLook(call, result)
    if (look !== null) runs.addReport(look)
    else if (isCommand(call)) addCommand(call, result)
    else if (isAgent(call)) {
      runs.addResult(call, result)
      if (result.isError) broken.push(call)
    } else if (!result.isError) addTouch(call)
  }

  const addCommand = (call: ToolUse, result: ToolResult) => {
    const outcome = runs.addResult(call, result)
    const command = stringOf(call.input.command) ?? ''
    if (outcome.code === 'failed') findings.noteFailure(command, outcome.detail)
    if (outcome.code !== 'ok') return
    findings.notePass(command)
    for (const path of listWritten(command)) addEdit(path)
    for (const undone of findUndone(call, result, isOwn)) dialogue.finish(undone, UNDONE)
    const commit = findCommit(call, result, isOwn)
    if (commit !== null) noteCommit(commit)
    for (const path of listRemoved(command)) {
      files.remove(path)
      runs.remove(relativize(path))
    }
    for (const path of listRestored(command).filter(files.restore)) {
      runs.restore(relativize(path))
      dialogue.finish(path, RESTORED)
    }
  }

  const noteCommit = (commit: string) => {
    dialogue.finish(commit, 'commit')
    findings.noteCommit()
    files.noteCommit()
    runs.noteCommit()
  }

  const isOwn = (folder: string) => relativize(`${folder}/.`) !== `${folder}/.`

  const addTouch = ({ name, input }: ToolUse) => {
    const path = input.file_path ?? input.notebook_path
    if (name === 'Read') files.touch('reads', path)
    else if (name === 'Write' && isPlanFile(path)) dialogue.setPlan(stringOf(input.content), 'noted')
    else if (name === 'apply_patch')
      for (const patched of listPatchedFiles(stringOf(input.command) ?? '')) addEdit(patched.path)
    else if (['Write', 'Edit', 'MultiEdit', 'NotebookEdit'].includes(name)) addEdit(path)
  }

  const addEdit = (path: unknown) => {
    files.touch('edits', path)
    if (typeof path !== 'string') return
    findings.noteEdit(path)
    runs.noteEdit(relativize(path))
  }

  const isPlanFile = (path: unknown) =>
    typeof path === 'string' && (path === planFile || /[/\\]\.claude[/\\]plans[/\\][^/\\]+\.md$/.test(path))

  const add = (row: Row) => {
    const { uuid } = row
    if (uuid !== null && seen.has(uuid)) return
    if (uuid !== null) seen.add(uuid)
    if (seen.size > REMEMBERED_ROWS) seen.clear()
    switch (row.kind) {
      case 'user':
        return dialogue.addUser(row)
      case 'assistant':
        answers += 1
        row.tools.forEach(addCall)
        return dialogue.addAnswer(row)
      case 'results':
        row.results.forEach(addResult)
        return row.beside === null ? undefined : dialogue.addUser(row.beside)
      case 'report':
        return runs.addReport(row)
      case 'loaded':
        return noteLoaded(row.skills, row.instructions)
      case 'goal':
        return row.condition === null ? undefined : dialogue.setGoal(row.condition)
      case 'plan-mode':
        planMode = row.isOn
        planFile = row.file ?? planFile
    }
  }

  const result = (): WorkState => ({
    ...emptyWorkState(),
    ...dialogue.result(),
    ...files.result(),
    ...runs.result([...calls.values()]),
    planMode,
    skills: [...skills],
    instructions: [...instructions],
    answers,
  })
  const listOpenAgents = () =>
    [...broken, ...calls.values(), ...runs.listRunning()].filter(isAgent).slice(-LIMITS.agents)
  return { add, result, listOpenAgents }
}

function isAgent({ name }: ToolUse): boolean {
  return name === 'Agent' || name === 'Task'
}
