import { existsSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { type Call, openCall } from '../../base/core/call.ts'
import type { Problem } from '../../base/core/problem.ts'
import { isRecord } from '../../base/core/record.ts'
import { redactRarely } from '../../base/core/redact-rarely.ts'
import { findClient } from '../../client/core/client.ts'
import type { HookInput, HookName, Parsed } from '../../client/core/input.ts'
import { joinSections, type Section } from '../../client/core/output.ts'
import type { ConfigKey, ConfiguredCall } from '../../config/core/config.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { findProjectDir } from '../../files/io/project-dir.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { writeOut } from '../../files/io/write-out.ts'
import { createWriteProblem } from '../../files/io/write-problem.ts'
import { limitGit } from '../../git/io/git-limit.ts'
import { readRollouts } from '../../sessions/io/transcript-tail.ts'
import type { Told } from './report-problems.ts'
import type { HookStdin } from './start-hook.ts'

type SectionName = ConfigKey extends infer K ? (K extends `sections.${infer S}` ? S : never) : never

export interface Hook extends ConfiguredCall {
  /** Runs one section. A section that is switched off stays silent; a section that throws is reported and left out. */
  readonly section: (name: SectionName, render: () => string | Promise<string>) => Promise<string>
  /** Runs code once the answer is out: a kill before that must not mark as told what nobody was told. */
  readonly later: (run: After) => void
  readonly join: (budgetTokens: number, sections: readonly Section[]) => JoinedAnswer
}

export interface JoinedAnswer {
  readonly text: string
  /** False only for a section that had no room. */
  readonly isTold: (name: SectionName) => boolean
}

/** `after` runs when the answer is out: its records are true only then. */
export interface HookAnswer {
  readonly stdout: string
  readonly after?: After
}

type After = () => void | Promise<void>

interface Reception<T> {
  readonly parse: (payload: unknown) => Parsed<T>
  /** Words the answer to a payload that cannot be used, and to a failure; empty lets the client go on. */
  readonly refuse?: (projectDir: string, problem: Problem) => Promise<string>
}

/** Only the events of tools answer for a subagent. Elsewhere its context is its own, and only its session's id is ours. */
const isDeaf = (name: HookName, agentId: string | null) => agentId !== null && !name.endsWith('-tool-use')

/**
 * Makes the responder of an event: from the content of stdin to the answer on stdout. Stdout carries the answer alone:
 * one stray byte would turn the answer into text for the model. Every failure becomes a Problem in the journal, or on
 * stderr when no journal can be written. A hook that is switched off answers nothing.
 */
export function createResponder<T extends HookInput>(
  name: HookName,
  { parse, refuse }: Reception<T>,
  answer: (input: T, hook: Hook) => Promise<HookAnswer | null>,
): (stdin: HookStdin) => Promise<void> {
  return async (stdin) => {
    const problems: Problem[] = []
    const mapping = await loadMapping(stdin)
    const parsed = 'payload' in stdin ? parse(mapping?.payload ?? stdin.payload) : stdin
    let isSaid = false
    const say = (said: string) => {
      isSaid = said !== ''
      if (isSaid) writeOut(1, mapping?.translateAnswer(said) ?? said)
    }
    const fail = async (problem: Problem, known: string | null = null): Promise<Problem> => {
      if (refuse === undefined || isSaid) return problem
      const place = known ?? findPlace(stdin)
      if (place !== null) say(await refuse(place, problem))
      return isSaid ? { ...problem, consequence: 'the call is refused' } : problem
    }
    if ('problem' in parsed) {
      const problem = await fail(parsed.problem)
      return reportAll([problem], { hook: name, projectDir: null, sessionId: null })
    }
    const { sessionId, agentId, cwd } = parsed.input
    const projectDir = findProjectDir(cwd)
    const told = { hook: name, projectDir, sessionId }
    if (projectDir === null) {
      const cause = 'neither CLAUDE_PROJECT_DIR nor cwd is a folder'
      return reportAll([await fail({ code: 'project-unknown', cause })], told)
    }
    if (isDeaf(name, agentId) || (await isPluginBesideDropIn(name, projectDir))) return
    limitGit(name)
    try {
      const input = mapping === null ? parsed.input : { ...parsed.input, client: mapping.client }
      const afters: After[] = []
      const call = openCall(projectDir, (problem) => void problems.push(problem))
      const hook = await openHook(call, name, afters)
      const result = hook && (await answer(input, hook))
      say(result?.stdout ?? '')
      await recordAnswer(call, [...afters, result?.after])
    } catch (error) {
      problems.push(await fail({ code: 'section-failed', path: name, cause: errorCode(error) }, projectDir))
    } finally {
      limitGit(null)
    }
    await reportAll(problems, told)
  }
}

function findPlace(stdin: HookStdin): string | null {
  const cwd = 'payload' in stdin && isRecord(stdin.payload) ? stdin.payload.cwd : null
  // With the folder the project is gone, too.
  return attempt(() => findProjectDir(cwd) ?? findProjectDir(process.cwd()), null)
}

/** The translation for a client whose words are not Claude Code's; null for clients that need none. */
async function loadMapping(stdin: HookStdin) {
  if (!('payload' in stdin) || !isRecord(stdin.payload)) return null
  const client = findClient(stdin.payload)
  if (client === 'codex') readRollouts((await import('../../client/core/rollout.ts')).translateRolloutLine)
  if (client !== 'gemini') return null
  const { translateAnswer, translatePayload } = await import('../../client/core/gemini.ts')
  return { client: 'gemini' as const, payload: translatePayload(stdin.payload), translateAnswer }
}

/** Loads the words of a report only when needed: most answers report no problem. */
async function reportAll(problems: readonly Problem[], told: Told): Promise<void> {
  if (problems.length === 0) return
  const { reportProblems } = await import('./report-problems.ts')
  reportProblems(problems, told)
}

async function recordAnswer(call: Call, afters: readonly (After | undefined)[]): Promise<void> {
  for (const after of afters) {
    try {
      await after?.()
    } catch (error) {
      call.report(createWriteProblem(call.projectDir, error))
    }
  }
}

/** The tools of a call; null when its hook is switched off. */
async function openHook(call: Call, name: HookName, afters: After[]): Promise<Hook | null> {
  const { config, problems } = await readConfig(call)
  problems.forEach(call.report)
  if (config[`hooks.${name.replaceAll('-', '_')}` as ConfigKey] === false) return null
  const section: Hook['section'] = async (sectionName, render) => {
    try {
      // A section tells names and documents of the project besides words that are clean already.
      return config[`sections.${sectionName}`] ? await redactRarely(await render()) : ''
    } catch (error) {
      call.report({ code: 'section-failed', path: sectionName, cause: errorCode(error) })
      return ''
    }
  }
  const join: Hook['join'] = (budgetTokens, sections) => {
    const { text, dropped } = joinSections(sections, budgetTokens)
    for (const { name: path, cause } of dropped) call.report({ code: 'answer-too-long', path, cause })
    return { text, isTold: (told) => !dropped.some((left) => left.name === told) }
  }
  const later: Hook['later'] = (run) => void afters.push(run)
  return { ...call, config, section, later, join }
}

/** Whether this is the plugin's copy, and the drop-in copy of the project acts in its place. Most calls pay one look. */
async function isPluginBesideDropIn(name: HookName, projectDir: string): Promise<boolean> {
  const { CLAUDE_PLUGIN_ROOT } = process.env
  if (!CLAUDE_PLUGIN_ROOT || !existsSync(`${projectDir}/.claude/holdfast/dist/${name}.mjs`)) return false
  const { yieldsToDropIn } = await import('./yield-to-drop-in.ts')
  return yieldsToDropIn(name, projectDir)
}
