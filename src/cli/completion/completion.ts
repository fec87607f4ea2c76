import { print } from '../../files/io/terminal.ts'
import type { Program } from '../program.ts'
import { listPlaces } from './command-tree.ts'
import { renderBash, renderFish, renderZsh } from './shell-scripts.ts'

const RENDER = { bash: renderBash, zsh: renderZsh, fish: renderFish }
export type Shell = keyof typeof RENDER

/** `completion`: a script that completes every command and option of the program that prints it. */
export function printCompletion(program: Program, shell: Shell, json: boolean): void {
  const script = RENDER[shell](listPlaces(program)).trimEnd()
  print(json ? JSON.stringify({ shell, script }, null, 2) : script)
}
