/** A list of at most ten paths inside the project. */
export function isPathList(value: unknown): boolean {
  const isInside = (path: unknown) =>
    typeof path === 'string' && /^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/.test(path)
  return Array.isArray(value) && value.length <= 10 && value.every(isInside)
}

type Check = (value: unknown) => boolean

const isName: Check = (value) => typeof value === 'string' && /^[A-Za-z][\w:-]{0,63}$/.test(value)
/** A keyword has a letter or a digit: a keyword of mere signs would be in every prompt. */
const isKeyword: Check = (value) => typeof value === 'string' && value.length <= 80 && /[\p{L}\p{N}]/u.test(value)
const isKeywordList: Check = (value) => Array.isArray(value) && value.length <= 30 && value.every(isKeyword)

const FIELDS: Readonly<Record<string, { readonly isRequired: boolean; readonly check: Check }>> = {
  intent: { isRequired: true, check: isName },
  keywords: { isRequired: true, check: (value) => isKeywordList(value) && (value as unknown[]).length > 0 },
  negative_keywords: { isRequired: false, check: isKeywordList },
  priority: { isRequired: false, check: (value) => Number.isInteger(value) && Math.abs(value as number) <= 1000 },
  agent: { isRequired: true, check: isName },
  flag: { isRequired: false, check: (value) => typeof value === 'string' && /^[a-z][a-z0-9_]{0,59}$/.test(value) },
}

/** A list of at most fifty routes, with sound fields, all required fields and no others. */
export function isRouteList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 50 && value.every(isRoute)
}

function isRoute(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const given = value as Readonly<Record<string, unknown>>
  return (
    Object.keys(given).every((name) => Object.hasOwn(FIELDS, name)) &&
    Object.entries(FIELDS).every(([name, { isRequired, check }]) =>
      given[name] === undefined ? !isRequired : check(given[name]),
    )
  )
}
