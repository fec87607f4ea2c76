import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('./on-session-start.ts'),
)
