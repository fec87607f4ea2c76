/** Modules whose functions reach the disk under names that other objects have, too. */
const MODULES = new Set(['os', 'shutil', 'subprocess', 'pathlib', 'sqlite3', 'io', 'builtins'])

const MAX_NAMES = 50

/** Puts another text in the place of a name, where the name is not a member of something else. */
function replaceName(code: string, name: string, text: string): string {
  return code.replace(new RegExp(`(?<![\\w.])${name}(?!\\w)(?!\\s*=[^=])`, 'g'), text)
}

/** Each `name` or `name as other` after an import. */
function importedNames(list: string): { name: string; alias: string }[] {
  return list
    .replace(/[()]/g, '')
    .split(',')
    .map((item) => /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/.exec(item))
    .flatMap((match) => (match === null ? [] : [{ name: match[1] ?? '', alias: match[2] ?? match[1] ?? '' }]))
    .slice(0, MAX_NAMES)
}

/** The names a statement brings in, with what they stand for. */
function replacements(
  from: string | undefined,
  names: string,
  modules: string,
): (readonly [alias: string, text: string])[] {
  if (from === undefined) {
    return importedNames(modules).flatMap(({ name, alias }) =>
      MODULES.has(name) && alias !== name ? [[alias, name]] : [],
    )
  }
  if (!MODULES.has(from)) return []
  return importedNames(names).map(({ name, alias }) => [alias, name === 'Path' ? name : `${from}.${name}`])
}

const STATEMENT = /(?:^|[;\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^;\n]+)|import[ \t]+([^;\n]+))/g

/**
 * Writes imported names out in full, so that each function has one name. After `from os import remove as r`, `r(...)`
 * becomes `os.remove(...)`. An import of everything is left as a name that may do anything.
 */
export function expandImports(code: string): string {
  let text = code
  for (const [, from, names = '', modules = ''] of code.matchAll(STATEMENT)) {
    for (const [alias, name] of replacements(from, names, modules))
      if (alias !== name) text = replaceName(text, alias, name)
  }
  // The imports themselves would read as uses of the names.
  return text.replace(STATEMENT, (whole) => {
    if (/import[ \t]+\*/.test(whole)) return '\n__import__'
    return /^[;\n]/.test(whole) ? '\n' : ''
  })
}
