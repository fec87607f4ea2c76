import { mayMark } from '../core/capture/may-mark.ts'
import type { Config } from '../core/config/config.ts'
import type { Hook } from '../io/respond.ts'

/** Keeps what a prompt marks, and gives the line that tells the person. Most prompts mark nothing, at the cost of a look. */
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
