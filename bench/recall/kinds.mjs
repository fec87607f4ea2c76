/** In the order of the report. The last ones are never to be told, so they have no share. */
export const KINDS = [
  'newest-intent',
  'goal',
  'pending-question',
  'correction',
  'dropped-plan',
  'decision',
  'rule',
  'failing-command',
  'modified-file',
  'open-task',
  'agent-result',
]
/** What the model concluded by itself. Measured and printed; the target is for the other kinds. */
export const OWN_KINDS = ['finding', 'dead-end', 'own-decision']
/** What is over with its step. A summary tells it, so it is not asked for; told as open, it is told wrongly. */
export const OVER_KINDS = ['done-task', 'assent']
export const TRAP_KINDS = ['fixed-command', 'answered-question', 'revoked-rule', 'gone-task', 'unchanged-file', 'decoy']
export const CHANNELS = ['resumption', 'must-keep', 'baseline']
/** Names of the channels in tables: start and alert are judged together. */
export const CHANNEL_TITLES = ['told', 'must-keep', 'baseline']
