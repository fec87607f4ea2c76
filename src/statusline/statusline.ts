import { startStatusline } from '../host/io/start-statusline.ts'

await startStatusline(() => import('./relay-statusline.ts'))
