/** A command that runs tests has one of these in it; most commands have none. */
const WORDS = ['test', 'spec', 'Test', 'tox', 'nox', 'rake', 'ava', 'mocha', 'bats', 'karma', 'cypress', 'playwright']
const MORE_WORDS = [
  'prove',
  'pest',
  'tap',
  'busted',
  'jasmine',
  'jest',
  'nose',
  'kaocha',
  'tarpaulin',
  'npm t',
  'yarn t',
  'bun t',
]

/** A quick look before `findTestRun`: false is certain, true is not. */
export function mayRunTests(command: string): boolean {
  return [...WORDS, ...MORE_WORDS].some((word) => command.includes(word))
}
