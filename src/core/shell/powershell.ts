import type { ShellContext } from './effects.ts'
import type { EffectRecorder } from './record-effects.ts'

export function findPowerShellWrites(command: string, _context: ShellContext, recorder: EffectRecorder): void {
  recorder.doubt(command, 'PowerShell is not analysed yet')
}
