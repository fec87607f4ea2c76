import { startHook } from '../host/io/start-hook.ts'
import { isSilentPrompt } from '../quick/io/quick-look.ts'

await startHook(isSilentPrompt, () => import('../answers/user-prompt-submit.ts'))
