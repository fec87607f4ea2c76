import { startHook } from '../host/io/start-hook.ts'
import { isSilentPrompt } from './io/quick-look.ts'

await startHook(isSilentPrompt, () => import('./on-user-prompt-submit.ts'))
