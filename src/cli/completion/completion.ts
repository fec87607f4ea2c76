import type { Program } from '../program.ts'
import { isJson, print, printJson } from '../terminal.ts'
import { listPlaces } from './command-tree.ts'
import { renderBash, renderFish, renderZsh } from './shell-scripts.ts'

const RENDER = { bash: renderBash, zsh: renderZsh, fish: renderFish }
export type Shell = keyof typeof RENDER

/** `completion`: a script that completes every command and option of the program that prints it. */
export function printCompletion(program: Program, shell: Shell): void {
  const script = RENDER[shell](listPlaces(program)).trimEnd()
  if (isJson()) printJson({ shell, script })
  else print(script)
}
