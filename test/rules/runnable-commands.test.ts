import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './sources.ts'

/** Rooms whose words reach a model or a person through a hook, in a shell that may know no `holdfast`. */
const TELLING =
  /^(?:hooks|start|resumption|recall|capture|memory|calls|guards|rescue|tracks|work|sessions|documents|host|measure|policy)\//
/** A subcommand behind the short name, in a string. */
const SHORT =
  /holdfast (?:checkpoint|ci|completion|config|demo|doctor|explain|flags|init|memory|note|recall|report|resume|status|track|uninstall)\b/

/** Words that no hook tells: pages, labels, answers of the command itself, and a name beside its own shell line. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'host/core/judge-run.ts': 'a fix that doctor names',
  'resumption/checkpoint-now.ts': 'a label of a snapshot',
  'resumption/core/handoff-page.ts': 'a page for other machines',
  'resumption/core/left-lines.ts': 'the shell line stands behind the name',
  'start/clean-at-start.ts': 'the call that failed, for the journal',
  'start/core/resolve-flags.ts': 'a label of a layer',
}

test('a hook names a command by words that run where it runs', () => {
  const found = readSources()
    .filter(({ path }) => TELLING.test(path))
    .filter(({ code }) => SHORT.test(code))
    .map(({ path }) => path)
  assert.deepEqual(found, Object.keys(NOT_TOLD), 'nameOwnCommand of install/io/own-command has the words')
})
