import { startHook } from '../host/io/start-hook.ts'
import { isSilentResult } from './io/quick-look.ts'

await startHook(
  isSilentResult,
  () => import('./on-post-tool-use.ts'),
  () => import('./io/shorten-result.ts'),
)
