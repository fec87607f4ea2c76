import { attempt } from '../base/core/attempt.ts'
import { stringOf } from '../base/core/record.ts'
import { redactText } from '../base/core/redact.ts'
import { excerptLine } from '../base/core/text.ts'
import { readClock } from '../files/io/clock.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { findTemporary } from '../files/io/own-places.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { findOwnCommand } from '../install/io/own-command.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { type Danger, findDanger } from '../rescue/find-danger.ts'
import { takeSnapshot } from '../rescue/io/take-snapshot.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { judgeLosses, type KeptLoss } from './core/judge-losses.ts'
import type { Bench } from './guard-places.ts'

const MAX_COMMAND_CHARS = 300

export async function judgeLoss({ call, config, effects, places, rescueFor: session }: Bench): Promise<Finding | null> {
  const mode = config['guardrails.modes.loss']
  const { projectDir, home } = await places()
  const { kept, unkept } = findDanger(await effects(), {
    home: home === null ? null : resolveRealPath(home),
    temporary: resolveRealPath(findTemporary()),
    own: [...new Set([resolveRealPath(call.cwd), projectDir])],
  })
  if (kept.length === 0 && unkept.length === 0) return null
  const isTrial = session === null
  const command = excerptLine(redactText(stringOf(call.toolInput.command) ?? call.givenName), MAX_COMMAND_CHARS)
  const losses = kept.map((danger) => ({
    ...(mode === 'rescue' && !isTrial ? keep(danger, command, session.id) : describe(danger, null, null)),
    elsewhere:
      findHistory(danger.root) === findHistory(projectDir)
        ? undefined
        : { folder: danger.root, command: findOwnCommand(danger.root) },
  }))
  const events = losses.flatMap(({ id, root, files, commits }) =>
    id === null ? [] : [{ event: 'snapshot_taken', id, root, files: files.length, commits, command } as const],
  )
  if (events.length > 0 && !isTrial) {
    // The hooks of the start and of each prompt tell that nothing can be stored.
    attempt(() => appendEvents(projectDir, session.id, events))
  }
  return judgeLosses(losses, unkept, { mode, isTrial, command: findOwnCommand(projectDir) })
}

function findHistory(folder: string): string | null {
  const root = findGitRoot(folder)
  const facts = root === null ? null : readGitFacts(root)
  return facts === null ? null : resolveRealPath(facts.configDir)
}

function describe(
  { root, changes, commits, takers, isSure }: Danger,
  id: string | null,
  cause: string | null,
): KeptLoss {
  const files = changes?.files.map(({ path }) => path) ?? []
  return { root, files, commits: commits.length, takers, isSure, id, cause }
}

function keep(danger: Danger, command: string, session: string | null): KeptLoss {
  const { root, changes, commits } = danger
  const time = readClock().toISOString()
  const result = takeSnapshot({ root, changes, partial: true, commits, session, command, time })
  if ('id' in result) return describe(danger, result.id, null)
  if ('fault' in result) return describe(danger, null, result.fault)
  const { bytes, limit } = result.tooLarge
  const inMegabytes = (number: number) => `${Math.ceil(number / (1 << 20))} MB`
  return describe(danger, null, `its ${inMegabytes(bytes)} are more than the ${inMegabytes(limit)} a snapshot holds`)
}
