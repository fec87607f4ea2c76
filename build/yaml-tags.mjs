// Stands in a bundle for the table of schemas of `yaml`: the bundles read the core schema, and resolve no tag of YAML 1.1.
// `test/core/yaml-reader.test.ts` holds that.
import { schema } from '../node_modules/yaml/browser/dist/schema/core/schema.js'

export const coreKnownTags = {}
export const getTags = () => schema.slice()
