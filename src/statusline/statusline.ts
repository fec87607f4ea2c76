import { startStatusline } from '../io/start-statusline.ts'
import { relayStatusline } from '../steps/relay-statusline.ts'

await startStatusline(relayStatusline)
