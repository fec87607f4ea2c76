import { startHook } from '../io/start-hook.ts'

await startHook(
  () => false,
  () => import('../answers/session-start.ts'),
)
