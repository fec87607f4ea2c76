import { respond } from '../answers/session-start.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(
  () => false,
  async () => ({ respond }),
)
