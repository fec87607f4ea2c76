import pc from 'picocolors'

const { env, stdout } = process

/** Colours for the terminal: plain text in a pipe, in CI too, and with NO_COLOR, unless FORCE_COLOR asks for them. */
export const paint = pc.createColors(
  !env.NO_COLOR && (Boolean(env.FORCE_COLOR) || (stdout.isTTY === true && env.TERM !== 'dumb')),
)
