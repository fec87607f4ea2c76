import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('./on-pre-compact.ts'),
)
