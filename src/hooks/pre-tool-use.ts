import { startHook } from '../host/io/start-hook.ts'
import { settleCall } from '../quick/settle-call.ts'

await startHook(settleCall, () => import('../answers/pre-tool-use.ts'))
