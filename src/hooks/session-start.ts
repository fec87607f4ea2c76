import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('./answer-session-start.ts'),
)
