// Stands in a bundle for the half of `yaml` that writes: the bundles read alone. A key that is a list or a mapping is the
// one thing read with it, and is refused as no valid YAML. `test/core/yaml-reader.test.ts` holds that.
const refuse = () => {
  throw new Error('a key that is no scalar')
}
export const createStringifyContext = refuse
export const stringify = refuse
export const stringifyCollection = refuse
export const stringifyDocument = refuse
export const stringifyNumber = refuse
export const stringifyPair = refuse
export const stringifyString = refuse
export const stringifyComment = refuse
export const lineComment = refuse
export const indentComment = refuse
export const foldFlowLines = refuse
