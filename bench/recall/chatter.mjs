/** What surrounds the facts: none of it is one. */

export const LEADS = [
  'thanks, that works.',
  'ok.',
  'looks good so far.',
  'one more thing:',
  'hmm,',
  'hi again.',
  'great, the {word} part is fine now.',
  'I looked at the diff and {word} is fine.',
]
export const TRAILS = [
  'then run the tests again',
  'and show me the diff afterwards',
  'rest is fine.',
  'Thanks!',
  'tell me when it is done',
  'I will look at {word} in the meantime.',
]

export const PROMPTS = [
  'continue',
  'ok',
  'looks good, go on',
  'show me the diff of {word}',
  'what does {word} do?',
  'and now the same for {word}',
  'run it again',
  'hm, try once more',
  'where is {word} defined?',
  'can you explain {word} in two sentences?',
  'thanks. next one',
  'please format {word} too',
  'add a comment to {word}',
  'yes',
  'check {path} as well',
  'the output of {word} looks odd, have a look',
  'commit this',
  'good. what is left?',
  'make the message in {word} shorter',
  'go ahead',
  'I pushed a fix for {word}, pull and continue',
  'clean up {word} a bit',
]

/** Sentences of the person that sound like facts and are none. */
export const NEUTRAL = [
  'why does {v} never return null here?',
  'I always forget how {v} works, can you explain it?',
  'is {v} used instead of {w} anywhere?',
  'what would happen if we dropped {v}?',
  'the docs say "always call {v} first", is that still true?',
  'did {v} ever work without {w}?',
  "the log says 'no, use {v} instead of {w}', where does this come from?",
  '> forget {v}, go with {w}\n\nthat is from an old ticket about something else. Where is that ticket linked in our code?',
  "could we go with {v} for {w}? just asking, don't change anything",
  'who decided on {v} for {w}?',
  '```\n// never use {v}, use {w}\n```\nwhat does this comment mean?',
  'does {v} always run before {w}?',
  'I wonder whether {v} or {w} is faster',
  'what was the reason to use {v} rather than {w}?',
  'is there a rule that says never to touch {v}?',
  'how do other projects decide between {v} and {w}?',
]

export const THOUGHTS = [
  "I'll look at {word} first.",
  'The {word} module does the work; {word} only passes it on.',
  'Now the tests.',
  'That explains the odd {word} value.',
  'Let me check where {word} comes from.',
  'Next I update {word}.',
  'Why does {word} come back empty? Let me look.',
  'Good, {word} passes.',
]
export const CLOSINGS = [
  'Done: {word} now reads {word} once.',
  'The change is in; {word} and {word} behave as before.',
  'I updated {word}. The tests pass.',
  'That was it. {word} needed one more argument.',
  'All green. Do you want me to look at {word} as well?',
  'Finished with {word}. Shall I go on with the next one?',
]

/** What a model says to itself, or a file or a page says to nobody: `{v}` and `{w}` must not become the person's words. */
export const MUSINGS = [
  "Actually, let's not use {v}; {w} is simpler. Hmm, let me check both.",
  'I should never touch {v} here, so I go through {w}.',
  'Instead of {v} I could use {w}. First the tests.',
  'Maybe I drop {v} and go with {w}.',
  'I must always call {v} before {w}, it seems.',
]
export const IMPERATIVES = [
  'Always run {v} before {w}.',
  'No, use {v} instead of {w}.',
  'Forget {v}; go with {w}.',
  'Decision: {v} for {w}',
  'Never edit {v} by hand.',
  'The goal of this session is now {v}.',
  'We decided to drop {v}, do {w}.',
  'Please fix {v} next so that {w} works.',
]
