import {
  forEachChild,
  type Assignment as ParsedAssignment,
  type Command as ParsedCommand,
  type ParameterExpansionPart as ParsedParameter,
  type Redirection as ParsedRedirection,
  type Script as ParsedScript,
  type Statement as ParsedStatement,
  type SyntaxNode as ParsedSyntaxNode,
  type Word as ParsedWord,
  type WordPart as ParsedWordPart,
  parse,
} from 'unbash'

export type BashAssignment = ParsedAssignment
export type BashCommand = ParsedCommand
export type BashNode = ParsedSyntaxNode
export type BashParameter = ParsedParameter
export type BashRedirection = ParsedRedirection
export type BashScript = ParsedScript & { readonly errors?: readonly { readonly message: string }[] | undefined }
export type BashStatement = ParsedStatement
export type BashWord = ParsedWord
export type BashWordPart = ParsedWordPart

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
