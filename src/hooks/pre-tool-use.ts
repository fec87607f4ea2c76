import { startHook } from '../host/io/start-hook.ts'
import { settleCall } from './settle-call.ts'

await startHook(settleCall, () => import('./on-pre-tool-use.ts'))
