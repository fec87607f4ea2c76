import { respond } from '../answers/pre-compact.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(
  () => false,
  async () => ({ respond }),
)
