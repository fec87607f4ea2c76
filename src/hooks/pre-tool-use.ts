import { isSmallWrite } from '../core/guardrails/measure-write.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(isSmallWrite, () => import('../answers/pre-tool-use.ts'))
