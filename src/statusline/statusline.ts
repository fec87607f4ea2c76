import { startStatusline } from '../host/io/start-statusline.ts'
import { relayStatusline } from '../measure/relay-statusline.ts'

await startStatusline(relayStatusline)
