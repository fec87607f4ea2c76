import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('../answers/session-start.ts'),
)
