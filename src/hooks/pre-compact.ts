import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('../answers/pre-compact.ts'),
)
