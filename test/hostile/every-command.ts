export interface Commands {
  readonly sessionId: string
  /** Goes where a person types free words. */
  readonly words?: string
}

/**
 * A line for every subcommand, in an order in which each finds something to do: what reads comes before what changes, and
 * what takes everything away is last.
 */
export function listCommands({ sessionId, words = 'keep the parser' }: Commands): string[][] {
  return [
    ['status'],
    ['checkpoint', 'create', '--session', sessionId],
    ['checkpoint', 'list'],
    ['checkpoint', 'show', 'cx-001'],
    ['checkpoint', 'diff', 'cx-001', 'cx-002'],
    ['checkpoint', 'ack', 'cx-001'],
    ['resume'],
    ['handoff'],
    ['audit'],
    ['recall', '--all', words],
    ['recall', '--all', '--full', '1'],
    ['journal', '-n', '500'],
    ['report'],
    ['calibrate'],
    ['explain', `cat ${words} > outside.txt`],
    ['explain', 'prompt', words],
    ['config', 'show'],
    ['config', 'get', 'criticality'],
    ['config', 'explain', 'criticality'],
    ['config', 'set', 'memory.surface.limit', '3'],
    ['flags'],
    ['flags', 'enable', 'party_mode'],
    ['flags', 'disable', 'party_mode'],
    ['flags', 'reset', 'party_mode'],
    ['memory', 'add', words],
    ['memory', 'list'],
    ['memory', 'search', words],
    ['memory', 'show', 'm-'],
    ['memory', 'sync'],
    ['memory', 'reindex'],
    ['memory', 'proposals'],
    ['memory', 'check'],
    ['memory', 'rotate', '--dry-run'],
    ['memory', 'rotate'],
    ['note', 'decision', words, '--reason', words, '--impact', words],
    ['compact'],
    ['tiers'],
    ['track', 'list'],
    ['track', 'new', 'beta'],
    ['track', 'switch', 'beta'],
    ['track', 'close', 'beta'],
    ['gate', 'determinism'],
    ['gate', 'recovery'],
    ['gate', 'guardrails'],
    ['gate', 'evaluator'],
    ['gate', 'all'],
    ['gate', 'agents'],
    ['verify'],
    ['clean'],
    ['demo'],
    ['doctor'],
    ['doctor', '--fix'],
    ['init', '--statusline', '--tracks'],
    ['uninstall'],
    ['uninstall', '--state'],
  ]
}
