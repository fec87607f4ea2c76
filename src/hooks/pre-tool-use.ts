import { isSilentCall } from '../io/quick-call.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(isSilentCall, () => import('../answers/pre-tool-use.ts'))
