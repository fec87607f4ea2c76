/** How people put it. `{x}` is what they want, `{y}` what they no longer want, `{t}` what it is about. */

export const CORRECTIONS = [
  'no, use {x} instead of {y}',
  'No - {x}, not {y}.',
  'actually it should be {x} and not {y}',
  '{y} was wrong, we need {x}',
  "that's not right. It has to be {x}, {y} was my mistake",
  'instead of {y} use {x} please',
  'nope, wrong one: {x}, not {y}',
  'please switch from {y} to {x}',
  'I said {x}, not {y}!',
  'Sorry, I misspoke: {y} should have been {x}.',
  "wait, don't use {y} for this. {x} is the one we ship",
  'replace {y} with {x} everywhere in what you wrote',
  'hmm {y} is deprecated here, use {x}',
  'stop using {y}. {x}, as we agreed',
  "we can't use {y} (licence), so {x} it is",
  'change of mind: {x} rather than {y}',
  "That's the wrong one, I meant {x} and not {y}.",
  'its {x} not {y}',
  'Let me correct myself. The right one is {x}; {y} is the old name.',
  "you took {y}. We don't want that, take {x}",
  'forget {y}; go with {x}',
  'I changed my mind, {x} and not {y}',
  'Small correction: {x}. Not {y}.',
  'where I wrote {y} I meant {x}',
]

/** Right after the model named `{y}`. */
export const SHORT_CORRECTIONS = [
  'no - {x}',
  'No, {x}.',
  'wrong, it is {x}',
  'nope. {x}',
  'not that one. {x}',
  'should be {x}',
  'hm no, take {x}',
  "that's the old one, we need {x}",
  'use {x} instead',
]
export const INTENTIONS = [
  'I will use {y} for {t}.',
  'For {t} I took {y}.',
  '{t} now goes through {y}.',
  'I am about to add {y} for {t}.',
]

/** The plan that is dropped later. */
export const PLANS = [
  'split {y} into its own package',
  'add a {y} cache in front of it',
  'move the {y} worker to a queue',
  'rewrite {y} as a state machine',
  'put {y} behind a feature flag',
  'migrate {y} to the new schema',
  'generate {y} from the schema at build time',
  'merge {y} into the server',
  'add retries to {y}',
  'cover {y} with snapshot tests',
]
export const PLAN_OPENINGS = [
  "let's {plan}",
  'I think we should {plan}',
  'next, {plan} please',
  'the plan: {plan}, then clean up',
  'ok then {plan}.',
  'please {plan} as the next step',
  'we want to {plan}',
  "I'd like you to {plan}",
]

export const DROPS = [
  "actually, let's not do the {y} thing, do {x}",
  "forget {y}; we'll do {x}",
  "I changed my mind about {y}. We'll do {x}.",
  "on second thought we don't need {y}, {x} is enough",
  'never mind {y}, {x} instead',
  "don't do {y} after all. {x}",
  'abandon {y}, go for {x}',
  "we're no longer doing {y}; {x} replaces it",
  '{y} is off the table. {x} now.',
  'undo the {y} stuff, back to {x}',
  'skip {y}, we do {x}',
  'No {y}. Do {x}.',
]
/** Without naming it: right after the plan was spoken of. */
export const ANAPHORIC_DROPS = [
  'scrap that, {x}',
  'hmm no. forget that; do {x}',
  "actually let's not. {x} instead",
  "I don't like it, {x} is what we'll do",
  'no wait, drop that idea, {x}',
  "that's overkill. {x}",
  'changed my mind, {x}',
  'nah, too complicated. Go with {x}',
]
/** Without anything in its place. */
export const BARE_DROPS = [
  "drop {y}. It's not worth it.",
  'cancel the {y} part, legal said no',
  'let us leave {y} out',
  'we decided against {y}',
  "please don't continue with {y}",
  'forget about {y} entirely',
  'scratch {y}, no time for it',
  "we won't do {y} after all",
]
export const REPLACEMENTS = [
  'keep {x} inline',
  'just patch {x}',
  'a plain {x} table',
  'the {x} script',
  'one {x} module',
  'reusing {x}',
  'a small {x} helper',
  'calling {x} directly',
]

export const DECISIONS = [
  "let's go with {x} for {t}",
  'decision: {t} uses {x}',
  'ok decided, {x} for the {t}',
  "we'll use {x} for {t}",
  'I prefer {x} for {t}, go ahead',
  'for {t} take {x}.',
  'yes, {x} for {t}, the team agreed',
  '{t}: {x}. final.',
  'option 2 ({x}) for {t} please',
  'We settled on {x} for {t}.',
  'stick with {x} for {t}',
  'my call: {t} goes to {x}',
  'I decided that {t} gets {x}',
  'go with {x}, at least for {t}',
  'Both would work; I want {x} for {t}.',
  'the answer for {t} is {x}',
  'Talked to the others: {t} will be {x}.',
  '{x} for {t}, please',
]
export const ASSENTS = [
  'yes',
  'yes, do that',
  'agreed',
  'ok go ahead',
  'sounds good, do it',
  'yep',
  'sure',
  'Yes please.',
]
export const PROPOSALS = [
  'I could use {x} for {t}. Should I?',
  'For {t} I would suggest {x}. Shall I go ahead with it?',
  'How about {x} for {t}?',
  'Do you want {x} for {t}?',
]

export const RULES = [
  'always run `{command}` before you commit',
  "never edit {path} by hand, it's generated",
  'from now on put new tests under {path}',
  "don't ever touch {path}",
  'remember: {path} must stay as it is',
  'make sure every change is listed in {path}',
  'rule for this repo: no imports from {path}',
  'please only use `{command}`, plain npm breaks the lockfile',
  'whatever you do, do not delete {path}',
  'keep {path} below 200 lines, always',
  'Do not add dependencies without asking, and always check with `{command}`.',
  'every new endpoint must be registered in {path}',
  'under no circumstances run `{command}`',
  'you must never commit {path}',
  'In this project we never call {path} from tests.',
  'Important: before each push run `{command}`',
]
export const REVOCATIONS = [
  'you can change {path} after all, forget what I said about it',
  'that rule about {path} no longer applies',
  '{path} is fair game now, go ahead and edit it',
  "ignore my earlier instruction about {path}, it's fine to touch it",
  'I lift the ban on {path}',
]
export const RULE_COMMANDS = [
  'npm run {w}',
  'make {w}',
  './scripts/{w}.sh',
  'pnpm {w} --strict',
  'just {w}',
  'tox -e {w}',
]

export const INTENTS = [
  'now fix {a} so that it accepts {b}',
  'next: make {a} log every {b}',
  'please add a {a} option to the {b} command',
  'can you find out why {a} returns twice when {b} is empty and fix it?',
  'I want {a} to handle {b} as well',
  "the {a} page shows the wrong {b}, let's fix that",
  'write tests for {a}, mostly the {b} path',
  'Refactor {a}: pull the {b} part out.',
  'update {a} to the new {b} format',
  'speed up {a}, it spends all its time in {b}',
  'document {a} and how it relates to {b}',
  'rename {a} to {b} across the repo',
]
export const GOALS = [
  'I want to build {a}: it reads {b} and writes a report',
  "Let's port {a} from the old client to {b}.",
  'We need to replace our {a} layer with {b} before the release',
  'goal for today: get {a} working with {b} end to end',
  'Please implement {a} support in {b}, including docs and tests.',
  'This session is about making {a} reliable when {b} goes away.',
  'Help me get rid of {a} in favour of {b}',
  'The task: {a} has to export {b} files that the auditors accept.',
  'I would like you to add {a} to our {b} pipeline',
]
export const NEW_GOALS = [
  'change of plans: we stop working on {y}. The goal is now {a} with {b}',
  'forget {y}, priorities changed. From now on this is about {a} and {b}',
  "new goal: {a} for {b}. {y} is postponed, don't work on it",
  '{y} is cancelled. Instead we build {a} for {b}.',
]

export const QUESTIONS = [
  'Should I store {a} in {b}, or leave it where it is?',
  'Do you want {a} to replace {b}?',
  'Which one should win when {a} and {b} disagree?',
  'May I delete {a} now that {b} does its work?',
  'Is it fine to break {a} for callers of {b}?',
  'Would you rather keep {a} or move it to {b}?',
  'Can I rename {a} to {b}?',
  'How many {a} entries may {b} hold?',
]
/** What often follows a closing question. */
export const QUESTION_TAILS = [
  '',
  '',
  '',
  '',
  '\n\nLet me know and I will continue.',
  ' I will wait for your answer.',
  '\n\n1. Yes\n2. No',
]

export const TASKS = [
  'Write the {a} parser',
  'Wire {a} into the server',
  'Add tests for {a}',
  'Remove the old {a} code',
  'Document {a}',
  'Handle empty {a} input',
  'Measure {a} under load',
  'Migrate {a} settings',
  'Review {a} error messages',
  'Bump {a} and check the changelog',
]

export const COMMANDS = [
  'npm test -- {w}',
  'pytest tests/test_{w}.py -q',
  'cargo test {w}',
  'go test ./{w}/...',
  'make check-{w}',
  'npx vitest run src/{w}.test.ts',
  'node scripts/{w}.mjs --strict',
  './gradlew {w}:test',
  'cd {w} && npm run build',
]
export const ERRORS = [
  'AssertionError: expected {a} to equal 4',
  "TypeError: Cannot read properties of undefined (reading '{a}')",
  'error[E0432]: unresolved import `crate::{a}`',
  'FAIL {a} > keeps the order',
  'panic: {a}: index out of range [3] with length 3',
  "ModuleNotFoundError: No module named '{a}'",
  "src/{a}.ts(12,3): error TS2304: Cannot find name 'Row'.",
  'Error: {a} timed out after 5000ms',
  'not ok 3 - {a} survives a restart',
]

export const FINDINGS = [
  '{a} leaks a handle whenever {b} fails',
  '{a} is only called from {b}, so it can go',
  'the slow part is {a}; {b} takes 3 % of the time',
  'there are two definitions of {a}, the one in {b} is dead',
  '{a} ignores {b} on Windows',
  'nothing uses {a} except {b}',
]
