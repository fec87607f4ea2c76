// Takes out of `markdown-it` what reads the text inside a paragraph and what renders HTML: the bundles ask for the blocks
// of a page alone. The package is one file, so its tables of rules are rewritten; a rule that no bundle runs does nothing.
// `test/core/markdown-links.test.ts` holds the rest against the package.
import { readFileSync } from 'node:fs'

/** The rules of the core that the bundles run. */
const RUN = ['normalize', 'block']
const TABLES = /^var (?:_rules|_rules2|_rules\$2) = \[\n[\s\S]*?^\];$/gm
const RENDERER = /^(\/\/#region src\/renderer\.ts)\n[\s\S]*?^\/\/#endregion$/m

/** @throws An error for another layout of the package. */
export function keepBlocks(text) {
  if (text.match(TABLES)?.length !== 3 || !RENDERER.test(text)) throw new Error('markdown-it is laid out otherwise')
  return text
    .replace(TABLES, (table) =>
      table.replace(/\["(\w+)", [\w$.]+\]/g, (rule, name) => (RUN.includes(name) ? rule : `["${name}", () => {}]`)),
    )
    .replace(RENDERER, '$1\nvar Renderer = class {};')
}

export const readingBlocks = {
  name: 'markdown-reading-blocks',
  setup({ onLoad }) {
    onLoad({ filter: /\/markdown-it\.mjs$/ }, ({ path }) => ({ contents: keepBlocks(readFileSync(path, 'utf8')) }))
  },
}
