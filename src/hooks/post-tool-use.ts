import { isSilentResult } from '../io/quick-look.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(isSilentResult, () => import('../answers/post-tool-use.ts'))
