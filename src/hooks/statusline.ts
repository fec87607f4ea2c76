import { startStatusline } from './io/start-statusline.ts'

await startStatusline(() => import('./relay-statusline.ts'))
