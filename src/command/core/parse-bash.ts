import type * as Parsed from 'unbash'
import { forEachChild, parse } from 'unbash'

export type BashAssignment = Parsed.Assignment
export type BashCommand = Parsed.Command
export type BashNode = Parsed.SyntaxNode
export type BashParameter = Parsed.ParameterExpansionPart
export type BashRedirection = Parsed.Redirection
export type BashScript = Parsed.Script & { readonly errors?: readonly { readonly message: string }[] | undefined }
export type BashStatement = Parsed.Statement
export type BashWord = Parsed.Word
export type BashWordPart = Parsed.WordPart

export function parseBash(text: string): BashScript {
  return parse(text)
}

/**
 * Reads a text that is one word, which brace expansion has made. Null when the text turns out to be more than a word.
 */
export function parseBashWord(text: string): BashWord | null {
  const { commands, errors } = parse(`: ${text}`)
  const command = commands[0]?.command
  if (errors !== undefined || commands.length !== 1 || command?.type !== 'Command') return null
  const [word, ...rest] = command.suffix
  return word?.type === 'Word' && rest.length === 0 ? word : null
}

/** Visits the command substitutions inside a node that is not run itself: a test, an arithmetic expression. */
export function visitScripts(node: BashNode, visit: (script: BashScript) => void): void {
  if (
    node.type === 'CommandExpansion' ||
    node.type === 'ProcessSubstitution' ||
    node.type === 'ArithmeticCommandExpansion'
  ) {
    if (node.script !== undefined) visit(node.script)
    return
  }
  forEachChild(node, (child) => visitScripts(child, visit))
}
