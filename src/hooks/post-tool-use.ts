import { startHook } from '../host/io/start-hook.ts'
import { isSilentResult } from '../quick/io/quick-look.ts'

await startHook(
  isSilentResult,
  () => import('../answers/post-tool-use.ts'),
  () => import('../quick/io/shorten-result.ts'),
)
