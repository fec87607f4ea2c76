import { startStatusline } from '../host/io/start-statusline.ts'

await startStatusline(() => import('../measure/relay-statusline.ts'))
