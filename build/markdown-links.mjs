// Stands in a bundle for the packages with which markdown-it renders links: 46 KB of entities, addresses and alphabets.
// The bundles ask for list items alone. Of a link only its scheme can move one, because a definition with a forbidden
// scheme stays a paragraph, and some lists may not interrupt a paragraph. `test/core/markdown-links.test.ts` holds
// these functions against the packages.

const SPACES = ['Tab', 'NewLine', 'nbsp', 'NonBreakingSpace', 'ensp', 'emsp', 'emsp13', 'emsp14', 'numsp', 'puncsp']
const MORE_SPACES = ['thinsp', 'ThinSpace', 'hairsp', 'VeryThinSpace', 'MediumSpace', 'ThickSpace']
/** The entities that can complete a forbidden scheme, or stand before one. */
const ENTITIES = new Map([
  ['colon', ':'],
  ['sol', '/'],
  ['semi', ';'],
  ...[...SPACES, ...MORE_SPACES].map((name) => [name, ' ']),
])

/** As in `entities`, but for the entities above alone. */
export const decodeHTMLStrict = (entity) => ENTITIES.get(entity.slice(1, -1)) ?? entity

/** As in `mdurl`, but an address stays as it is: nobody follows it. */
export const parse = (href) => ({ href })
export const format = ({ href }) => href
export const encode = (text) => text
export const decode = (text) => text

/** As in `linkify-it` and `uc.micro`: rules that are switched off name these. */
export class LinkifyIt {}
export const P = /$^/
export const S = P
