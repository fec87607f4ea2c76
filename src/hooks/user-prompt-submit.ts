import { isSilentPrompt } from '../io/quick-look.ts'
import { startHook } from '../io/start-hook.ts'

await startHook(isSilentPrompt, () => import('../answers/user-prompt-submit.ts'))
