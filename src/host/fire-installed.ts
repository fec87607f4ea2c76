import { readAnswer } from '../client/core/answer.ts'
import type { OtherClient } from '../client/core/client.ts'
import { HOOK_NAMES, type Runtime } from '../client/core/registration.ts'
import { playForClient, playStory } from './play-story.ts'

export interface Firing {
  readonly hook: string
  readonly works: boolean
  readonly answer: string
}

/** Plays the demonstration session through the installed bundles; keeps the first words of each hook. */
export function fireInstalled(folder: string, runtime: Runtime): Firing[] {
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
export function fireInstalledFor(client: OtherClient, dist: string): Firing[] {
  const shots = playForClient({ client, dist, hooks: HOOK_NAMES })
  return HOOK_NAMES.flatMap((hook): Firing[] => {
    const own = shots.filter((shot) => shot.hook === hook)
    const [fault] = own.flatMap(({ findings }) => findings)
    const said = own.map(({ run }) => readAnswer(run.stdout)).find((text) => text !== '') ?? ''
    return own.length === 0 ? [] : [{ hook, works: fault === undefined, answer: fault?.what ?? said }]
  })
}
