import { isSmallWrite } from '../core/guardrails/measure-write.ts'
import { isSpawnCall } from '../core/guardrails/spawn-gate.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(
  (payload) => isSmallWrite(payload) && !isSpawnCall(payload),
  () => import('../answers/pre-tool-use.ts'),
)
