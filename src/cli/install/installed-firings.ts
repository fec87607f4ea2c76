import { estimateTokens } from '../../base/core/tokens.ts'
import { readAnswer } from '../../client/core/answer.ts'
import type { OtherClient } from '../../client/core/client.ts'
import { findDistFolder } from '../../firing/io/run-bundle.ts'
import { playForClient } from '../../firing/play-for-client.ts'
import { playStory } from '../../firing/play-story.ts'
import { listSpoiledBundles } from '../../install/list-spoiled-bundles.ts'
import { HOOK_NAMES, type Runtime } from '../../settings/core/registration.ts'
import { paint } from '../paint.ts'
import { fail } from '../terminal.ts'

export interface Firing {
  readonly hook: string
  readonly works: boolean
  readonly answer: string
}

/** Refuses to work, with a message, when a hook beside this command is not the hook of its build. */
export function refuseSpoiledBundles(): boolean {
  const spoiled = listSpoiledBundles().map((name) => `${name}.mjs`)
  if (spoiled.length > 0)
    fail(
      `Cannot use the hooks in "${findDistFolder()}": ${spoiled.join(', ')} missing or changed; nothing was done. Get this folder back (git checkout), or take a fresh copy of holdfast`,
    )
  return spoiled.length > 0
}

/** Plays the demonstration session through the installed bundles; keeps the first words of each hook. */
export function fireBundles(folder: string, runtime: Runtime): Firing[] {
  const firings = new Map<string, Firing>()
  playStory(
    (hook) => `${folder}/${hook}.mjs`,
    ({ hook }, run) => {
      const answer = readAnswer(run.stdout)
      const failed = run.exitCode !== 0 || run.stderr !== ''
      const text = failed ? `exit ${run.exitCode}: ${run.stderr.trim().slice(0, 300)}` : answer
      const known = firings.get(hook)
      // A hook that failed once has failed; a hook that is silent at times must have spoken at least once.
      if (failed || known === undefined || (known.answer === '' && answer !== '')) {
        firings.set(hook, { hook, works: !failed && answer !== '', answer: text })
      }
    },
    runtime,
  )
  return [...firings.values()]
}

/**
 * Plays a session of another client through that client's copy. A hook works when each call had the effect the session
 * expects.
 */
export function fireForClient(client: OtherClient, dist: string): Firing[] {
  const shots = playForClient({ client, dist, hooks: HOOK_NAMES })
  return HOOK_NAMES.flatMap((hook): Firing[] => {
    const own = shots.filter((shot) => shot.hook === hook)
    const [fault] = own.flatMap(({ findings }) => findings)
    const said = own.map(({ run }) => readAnswer(run.stdout)).find((text) => text !== '') ?? ''
    return own.length === 0 ? [] : [{ hook, works: fault === undefined, answer: fault?.what ?? said }]
  })
}

/** The subject of each hook's answer in the session that `init` plays. The answer itself would look like a warning. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'session-start': 'where the session runs, and how to mark what is to be kept',
  'user-prompt-submit': 'how full the context is, at 91 %',
  'post-tool-use': 'the same between two prompts, at 71 %',
  'pre-tool-use': 'why a huge file was refused',
  'pre-compact': 'what a summary must keep',
}

/** A line for each hook: whether it works here, and what it spoke of. A failure stands in its own words. */
export function describeFirings(firings: readonly Firing[]): string[] {
  const width = Math.max(...firings.map((firing) => firing.hook.length))
  return firings.map(({ hook, works, answer }) => {
    const fault = answer.trim().split('\n').slice(0, 2).join(' ').slice(0, 96)
    const subject = SUBJECTS[hook] ?? ''
    const told = works ? `${estimateTokens(answer)} tokens: ${paint.dim(subject)}` : paint.dim(fault)
    return `  ${hook.padEnd(width)}  ${works ? paint.green('ok') : paint.red('FAILED')}  ${told}`
  })
}
