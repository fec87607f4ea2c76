import { startHook } from '../host/io/start-hook.ts'

await startHook(
  () => false,
  () => import('./answer-pre-compact.ts'),
)
