import { startHook } from '../host/io/start-hook.ts'
import { isSilentCall } from '../quick/io/quick-call.ts'

await startHook(isSilentCall, () => import('../answers/pre-tool-use.ts'))
