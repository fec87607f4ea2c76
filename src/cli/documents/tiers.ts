import { openCall } from '../../base/core/call.ts'
import { sumOf, wireOf } from '../../base/core/record.ts'
import { formatTokens } from '../../base/core/tokens.ts'
import { TIER_NAMES, type TierName, TRACK_POINTER } from '../../config/core/tier-paths.ts'
import { isSound, type Tier, type Tiers } from '../../tracks/core/document-tiers.ts'
import { loadTiers } from '../../tracks/load-tiers.ts'
import { paint } from '../paint.ts'
import { endFailed, fail, foldRow, isJson, print, printJson } from '../terminal.ts'
import { findSessionOption } from '../work/choose-session.ts'

/** `tiers`: the content of the three tiers now, and the missing parts. Exit 1 when a part cannot be used. */
export function showTiers(root: string, { session }: { readonly session?: string }): void {
  const sessionId = findSessionOption(root, session)
  if (sessionId === false) return
  const tiers = loadTiers(openCall(root), sessionId)
  if (isJson()) printJson(toWire(tiers))
  else print(describeTiers(tiers))
  if (isSound(tiers)) return
  endFailed('A part of the tiers cannot be used')
  if (tiers.pointerReason !== null)
    fail(
      `Cannot use "${TRACK_POINTER}": ${tiers.pointerReason}; no track is loaded. holdfast track switch ID names one`,
    )
}

function toWire(tiers: Tiers) {
  const tier = ({ loaded, missing }: Tier) => ({
    tokens: sumTokens(loaded),
    loaded: loaded.map(({ path, bytes, sha256, tokens }) => ({ path, bytes, sha256, tokens })),
    missing: missing.map((document) => wireOf(document)),
  })
  return {
    track: tiers.trackId,
    pointer_problem: tiers.pointerReason,
    session: tiers.sessionId,
    ...Object.fromEntries(TIER_NAMES.map((name) => [name, tier(tiers[name])])),
    sound: isSound(tiers),
  }
}

const sumTokens = (loaded: Tier['loaded']) => sumOf(loaded, ({ tokens }) => tokens)

function describeTiers(tiers: Tiers): string {
  const whose: Readonly<Record<TierName, string>> = {
    core: 'for every track',
    task: tiers.trackId === null ? 'no track is active' : `track ${tiers.trackId}`,
    transient: tiers.sessionId === null ? 'no session has run here' : `session ${tiers.sessionId}`,
  }
  const rows = TIER_NAMES.flatMap((name) => {
    const { loaded, missing } = tiers[name]
    return [
      `${paint.bold(name)} (${whose[name]}): ${formatTokens(sumTokens(loaded))} tokens`,
      ...loaded.map(
        ({ path, bytes, sha256, tokens }) =>
          `  ${path}  ${bytes} bytes  ${formatTokens(tokens)} tokens  ${paint.dim(sha256.slice(0, 12))}`,
      ),
      ...missing.map(({ path, isThere, reason }) => {
        const text = `  ${path}  ${isThere ? 'cannot be used' : 'missing'}: ${reason}`
        return isThere || name === 'task' ? paint.red(text) : paint.dim(text)
      }),
    ]
  })
  return rows.map(foldRow).join('\n')
}
