import { error, type FindingRow, note, warning } from './finding-row.ts'

/** Findings on hooks that may not run, and on foreign hooks that run beside ours. */
export const INSTALL_FINDINGS = {
  'not-installed': note('no hook of holdfast runs here', 'holdfast init'),
  'bundle-missing': error(
    'the client cannot start a hook that is not there, and says nothing',
    'holdfast init',
    'repaired',
  ),
  'clone-incomplete': warning(
    'a clone registers hooks that it lacks: each fails, and with guardrails.fail "closed" every tool call is refused',
  ),
  'clone-outdated': warning('a clone runs other hooks than this folder, or none', 'git add .claude, and commit'),
  'clone-without-hooks': note('the hooks run in this folder only', 'add it to git'),
  'bundle-unreadable': error(
    'the client cannot read it either, so the hook fails',
    'make it readable for the user who runs the client',
  ),
  'bundle-changed': error(
    'a cut or edited bundle does something else, or nothing; it was not run',
    'holdfast init',
    'repaired',
  ),
  'bundle-other-version': warning(
    'it was not checked: each version checks its own bundles',
    'holdfast init',
    'repaired',
  ),
  'page-outdated': note('it works, in the words of another version', 'holdfast init'),
  'bundle-fails': error('the client drops what a failed hook says and goes on', 'holdfast init'),
  'bundle-answer-dropped': error('the client ignores such an answer, or shows it as it is', 'holdfast init'),
  'bundle-silent': error('it has to speak in the session it was fired in', 'holdfast init'),
  'start-slow': warning(
    'every prompt and every tool call waits for it',
    'node -e 0, timed; look at NODE_OPTIONS, the disk and virus scanners',
  ),
  'start-options': note(
    'node reads them at every start of a hook, which takes time',
    'unset what the hooks do not need before starting the client',
  ),
  'node-missing': error('every hook is started as "node"', 'install node 20.16 or later and put it on the PATH'),
  'temporary-unusable': warning(
    'the hooks cannot be tried without a folder for temporary files, and other programs need it too',
    'make the folder, or set TMPDIR (on Windows TEMP) to one that you can write to',
  ),
  'node-old': error('the bundles are made for node 20.16 and later', 'install node 20.16 or later'),
  'node-other': note('what works here need not work there', 'node --version, in the shell the client is started from'),
  'bun-unfit': error(
    'the hooks are registered to start with "bun"',
    'install bun 1.4 or later and put it on the PATH, or holdfast init --runtime node',
  ),
  'client-old': error('it never starts that hook', 'claude update'),
  'client-lacks': warning('what needs it does nothing', 'claude update'),
  'client-unmeasured': note(
    'what it does with hooks was not measured',
    'holdfast doctor, again after the next session',
  ),
  'settings-invalid': error(
    'the client ignores the whole file: none of its hooks run',
    'repair the file: plain JSON, no comments, no trailing commas',
  ),
  'settings-unreadable': error('the client cannot read it either', 'make it a regular file that you can read'),
  'hooks-disabled': error('the client runs no hook at all', 'take it out of the file'),
  'hooks-managed-only': error(
    'the client runs no hook but those of managed settings',
    'ask whoever manages this machine',
  ),
  'switched-off': error('every hook is silent', 'unset HOLDFAST_OFF'),
  'event-missing': error('the client does not start the bundle for it, and what it would do is not done'),
  'event-unknown': error('the client ignores events it does not know'),
  'event-wrong': error('a hook refuses what is meant for another'),
  'hook-shape': warning(
    'the client skips it',
    'write it as {"hooks": [{"type": "command", "command": ...}]} in a list under the event',
  ),
  'hook-twice': warning('spelled differently, both run: everything is said and counted twice'),
  'hook-copies': note('the client runs the same command once', 'keep one of them', 'repaired'),
  'plugin-and-drop-in': note(
    'the plugin stays silent beside the copy in the repository: each event acts once',
    'uninstall one of them',
  ),
  'hook-command': error('it is no line holdfast registers: the hook may never run, and doctor never runs such a line'),
  'hook-outdated': warning('it may start where it need not, or be stopped too early or too late'),
  'hook-matcher': warning('the client starts it for some calls only'),
  'hook-condition': warning(
    'an "if" holds a hook back, and on events without a tool it never runs',
    'take the "if" out',
    'repaired',
  ),
  'hook-async': warning('the client does not wait for its answer', 'take "async" out', 'repaired'),
  'timeout-milliseconds': warning('the client counts seconds: a hook that hangs would hold the session for that long'),
  'timeout-seconds': warning('the client counts milliseconds: it stops the hook before it could answer, and goes on'),
  'plugin-root': error('outside a plugin it is an error: the client refuses the hook'),
  'hook-path-missing': error(
    'the client starts it, it fails, and the session goes on without it',
    'holdfast init',
    'repaired',
  ),
  'fail-open': error(
    'guardrails.fail is "closed", and without onFailure "block" a hook that crashes lets the call through',
  ),
  'hooks-file-unread': warning('the client never reads it', 'move its hooks into .claude/settings.json'),
  'plugin-disabled': warning('its hooks do not run', 'claude plugin enable holdfast'),
  'plugin-broken': error(
    'the client does not load it, so its hooks do not run',
    'claude plugin install holdfast, again',
  ),
  'folder-untrusted': note(
    'an interactive session runs no hooks before the folder is trusted',
    'claude, and accept the question it asks',
  ),
  'client-untrusted': warning(
    'the client runs no hook of a project nobody trusted, and says nothing of it without a terminal',
    'open the client in this folder and trust it',
  ),
  'hooks-untrusted': warning(
    'Codex passes over a hook nobody trusted or somebody switched off, and says nothing of it in codex exec',
    'codex, and trust the hooks in /hooks',
  ),
  'pre-compact-foreign': warning(
    'whatever it prints becomes an instruction for the summary, beside the facts holdfast gives',
    'let it print nothing',
  ),
  'statusline-covered': warning(
    'another one is stronger, so the status line of holdfast is not shown',
    'holdfast init --statusline',
  ),
  'hooks-foreign': note(
    'hooks of one event run side by side; the slowest decides how long the client waits',
    'nothing, unless one of them is slow',
  ),
} satisfies Readonly<Record<string, FindingRow>>
