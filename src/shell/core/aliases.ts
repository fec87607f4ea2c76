import type { Program } from '../../effects/core/shell.ts'
import { withEntry, withoutEntry } from '../../effects/core/state.ts'

export const defineAlias: Program = ({ args, state }) => {
  for (const word of args) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    if (name !== undefined && text !== undefined) state.aliases = withEntry(state.aliases, name, text)
  }
  return ''
}

export const dropAliases: Program = ({ args, state }) => {
  for (const name of args) state.aliases = withoutEntry(state.aliases, name)
  return ''
}
