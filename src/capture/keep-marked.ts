import type { Config } from '../config/core/config.ts'
import type { Hook } from '../host/io/respond.ts'
import { mayMark } from './core/may-mark.ts'

/** Keeps the marked memories of a prompt and returns the person's line. A prompt without a marker costs one look. */
export function keepMarked(
  { projectDir, report, section }: Hook,
  config: Config,
  input: { readonly sessionId: string; readonly prompt: string },
): Promise<string> {
  return section('memory_capture', async () => {
    if (!config['memory.markers'] || !mayMark(input.prompt)) return ''
    const { capturePrompt } = await import('./capture-prompt.ts')
    return capturePrompt(projectDir, input, report)
  })
}
