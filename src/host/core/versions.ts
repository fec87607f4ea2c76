import { createFinding, type Finding } from '../../base/core/finding.ts'

/** Finds a version in a program's answer or in a row: `2.1.329 (Claude Code)`, `v22.1.0`. */
export function parseVersion(text: string): string | null {
  return /(?:^|[^\d.])(\d{1,5}\.\d{1,5}\.\d{1,6})(?!\d|\.\d)/.exec(text.slice(0, 300))?.[1] ?? null
}

/** Negative when `a` is older than `b`. The comparison ignores any text after the three numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The newest client on which all measured facts hold (`.ci/facts --keep` moves it), and the older client of the checks. */
const MEASURED_CLIENT = '2.1.332'
const CHECKED_CLIENT = '2.1.197'
const OLDEST_NODE = '20.16.0'

/** Abilities that clients lack before a version, oldest first. The versions come from the client's own change log. */
const CLIENT_MATRIX: readonly {
  readonly since: string
  readonly lacks: string
  readonly severity: 'error' | 'warning'
  readonly needs?: 'plugin' | 'onFailure'
}[] = [
  { since: '1.0.54', lacks: 'UserPromptSubmit: nothing is told with a prompt', severity: 'error' },
  { since: '1.0.62', lacks: 'SessionStart: nothing is restored after a compaction', severity: 'error' },
  { since: '2.0.12', lacks: 'plugins: the hooks of the plugin do not run', severity: 'error', needs: 'plugin' },
  { since: '2.1.9', lacks: 'context from PreToolUse: advice of the guards is lost', severity: 'warning' },
  {
    since: '2.1.295',
    lacks: 'onFailure "block": guardrails.fail = "closed" lets calls through',
    severity: 'warning',
    needs: 'onFailure',
  },
]

export interface ClientFacts {
  readonly version: string | null
  readonly source: string
  readonly isPlugin: boolean
  readonly isFailClosed: boolean
}

/** Finds known differences of the client that runs the hooks from the measured client. */
export function checkClient({ version, source, isPlugin, isFailClosed }: ClientFacts): Finding[] {
  if (version === null) {
    return [
      createFinding(
        'client-unmeasured',
        'the version of the client is not known: it is not on the PATH, and there is no transcript',
      ),
    ]
  }
  const missing = CLIENT_MATRIX.filter(({ since }) => compareVersions(version, since) < 0).filter(
    ({ needs }) => needs === undefined || (needs === 'plugin' ? isPlugin : isFailClosed),
  )
  const lacks = missing.map(({ since, lacks: what, severity }) =>
    createFinding(
      severity === 'error' ? 'client-old' : 'client-lacks',
      `client ${version} (${source}) is before ${since} and lacks ${what}`,
    ),
  )
  const isKnown = compareVersions(version, CHECKED_CLIENT) >= 0 && compareVersions(version, MEASURED_CLIENT) <= 0
  if (isKnown || lacks.some(({ severity }) => severity === 'error')) return lacks
  const what = `client ${version} (${source}); measured were ${CHECKED_CLIENT} and ${MEASURED_CLIENT}`
  return [...lacks, createFinding('client-unmeasured', what)]
}

/** True when node can run the bundles. A firing under an older node would blame good bundles. */
export function canRunHooks(node: string | null): boolean {
  return node !== null && compareVersions(node, OLDEST_NODE) >= 0
}

const OLDEST_BUN = '1.4.0'

/** Checks the bun that hooks will find. An older one lacks options that keep files of the project out. */
export function checkBun(found: string | null): Finding[] {
  if (found === null) return [createFinding('bun-unfit', 'there is no "bun" on the PATH, or it does not start')]
  return compareVersions(found, OLDEST_BUN) < 0
    ? [createFinding('bun-unfit', `the bun on the PATH is ${found}, older than ${OLDEST_BUN}`)]
    : []
}

/** Checks the node that hooks will find. `own` is the version of node that runs this command. */
export function checkNode(found: string | null, own: string): Finding[] {
  if (found === null) return [createFinding('node-missing', 'there is no "node" on the PATH, or it does not start')]
  if (compareVersions(found, OLDEST_NODE) < 0)
    return [createFinding('node-old', `the node on the PATH is ${found}, older than ${OLDEST_NODE}`)]
  if (compareVersions(found, own) === 0) return []
  return [createFinding('node-other', `the node on the PATH is ${found}; this command runs in ${own}`)]
}
