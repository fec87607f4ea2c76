/** Every command that runs tests contains a word of this list or of `SHORT`; most commands contain none. */
const WORDS =
  'test Test spec tox nox rake ava mocha bats karma cypress playwright prove pest tap busted jasmine jest nose kaocha tarpaulin'
/** `npm t` is the shortest form: a bare `t` would be in every command. */
const SHORT = ['npm t', 'yarn t', 'bun t']
const TELLING = [...WORDS.split(' '), ...SHORT]

/** A quick look before `findTestRun`: false is certain, true is not. */
export function mayRunTests(command: string): boolean {
  return TELLING.some((word) => command.includes(word))
}
