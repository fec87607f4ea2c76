import { error, type FindingRow, note, warning } from './finding-row.ts'

/** Findings on the configuration, the state, git notes and traces of sessions. */
export const PROJECT_FINDINGS = {
  'config-unusable': error('nothing that is set there holds', 'repair the file; holdfast config show tells what holds'),
  'file-not-text': warning(
    'init, uninstall and config set refuse to edit such a file, because an edit would lose the bytes',
    'save it as UTF-8',
  ),
  'config-value': warning('it does not do what was meant', 'correct it; holdfast config show tells what holds'),
  'config-elsewhere': warning('nobody reads it there', 'move what it says to .holdfast/config.toml'),
  'config-loosens': warning(
    'a repository only tightens what you set in your own configuration or environment',
    'take it out of the file of the repository, or change your own configuration',
  ),
  'policy-loosened': warning(
    'the adopted values hold, whatever the files of the repository say',
    'look at what changed; holdfast config adopt accepts it',
  ),
  'sandbox-differs': warning(
    'the operating system lets through what the policy refuses, or refuses what the policy allows',
    'holdfast config sandbox --write',
  ),
  'hook-off': warning('that hook is silent', 'holdfast config set the key to true'),
  'flags-value': warning('the flag is off or the layer is ignored', 'holdfast config flags'),
  'orchestration-unusable': warning('checkpoints have no resumption state', 'repair the file'),
  'track-unusable': warning(
    'documents of the track are not loaded',
    'write the name of a folder in docs/tracks into docs/tracks/ACTIVE_TRACK',
  ),
  'agent-tool': warning('spawns of this agent are refused', 'correct its tools'),
  'agent-doubt': note('the agent may lack what it was written for', 'correct its definition, or configure the server'),
  'marker-malformed': warning('the line is not told to the model', 'holdfast explain prompt'),
  'rules-cut': note('some rule files are not looked at', 'name fewer in reinforcement.files'),
  'state-misplaced': error(
    'holdfast writes only into real folders and files of the project: nothing is kept there',
    'move it away',
  ),
  'state-unwritable': error(
    'what belongs there is not kept: checkpoints, sessions, memories or the journal',
    'make it writable for the user who runs the client',
  ),
  'state-committed': warning(
    'checkpoints hold what was said in sessions, and now everybody has them',
    'git rm -r --cached .holdfast ":(exclude).holdfast/config.toml"',
  ),
  'state-unignored': warning('the next "git add ." commits what was said in sessions'),
  'state-foreign': note(
    'it is never restored and never deleted: it came with a clone or a copy, or an earlier version wrote it',
    'nothing; remove the files if they are no use',
  ),
  'key-unusable': warning(
    'no state can be known as yours, so nothing is restored',
    'make the folder writable, or remove a damaged key: the next session makes a new one',
  ),
  'key-open': warning('who reads it can write state that counts as yours', 'chmod 600 on the file'),
  'session-damaged': warning(
    'it is rebuilt from the checkpoints; what they do not hold is forgotten',
    'remove the file',
  ),
  'journal-damaged': warning(
    'those lines are passed over, and ci verify fails, because a crossing may stand in them',
    'look for a full disk or another program that writes there; take the lines out to have the others judged',
  ),
  'journal-large': note(
    'only its newest 64 MiB are read',
    'holdfast checkpoint clean, with retention.journal_mb from 1 to 64',
  ),
  'checkpoint-damaged': warning('it is skipped: its work cannot be taken up', 'remove the file'),
  'lock-stale': warning('a hook was killed while it held it'),
  'leftover-file': note('a hook was killed while it wrote; it only takes up room'),
  'disk-full': error('nothing can be kept', 'make room'),
  'disk-low': warning('soon nothing can be kept', 'make room'),
  'memories-strange': warning(
    'these memories bear no mark of yours: they are neither told nor kept',
    'holdfast memory list shows those in notes; holdfast memory adopt takes one as your own. Or remove the files',
  ),
  'home-missing': warning('personal settings and transcripts are not found', 'set HOME'),
  'transcripts-unreadable': warning(
    'the context cannot be measured',
    'make them readable for the user who runs the client',
  ),
  'git-missing': warning('memories are kept in files until git answers', 'install git, or mend it'),
  'git-old': warning('memories cannot be synced with a remote', 'install git 2.29 or later'),
  'notes-unconfigured': warning('a rebase or an amend loses the memories of the commits it replaces'),
  'notes-unreadable': warning('memories are neither found nor kept in git', 'git notes --ref holdfast/decisions list'),
  'notes-merge': warning('git refuses to write notes until it is ended', 'git notes merge --abort'),
  'notes-unsent': note('others do not have them yet, or you not theirs', 'holdfast memory sync'),
  'hook-never-fired': warning(
    'registered, and yet the client did not start it',
    'start a new session: a running one keeps the hooks it began with',
  ),
  'compactions-unrecorded': warning(
    'the client compacted and holdfast knows nothing of it',
    'start a new session: a running one keeps the hooks it began with',
  ),
  'hook-failed': error(
    'the client dropped what it had to say',
    'holdfast doctor, in the shell the client is started from',
  ),
  'hook-timed-out': warning(
    'the client dropped what it had to say',
    'look at what else runs on this machine; holdfast doctor tells the start cost',
  ),
  'place-unreadable': error(
    'what is in it can be used by no hook, nor looked at',
    'make it readable for the user who runs the client',
  ),
  'not-examined': error('what is wrong there stays unknown', 'holdfast doctor --json, in a bug report'),
  'problems-recorded': note(
    'holdfast could not do something and said so in the journal',
    'holdfast report journal --event problem',
  ),
} satisfies Readonly<Record<string, FindingRow>>
