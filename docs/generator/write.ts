import { writeFileSync } from 'node:fs'
import { REPOSITORY, renderPages } from './pages.ts'

for (const [path, text] of await renderPages()) writeFileSync(`${REPOSITORY}${path}`, text)
