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

/**
 * Writes imported names out in full, `r(...)` after `from os import remove as r` as `os.remove(...)`, so that what follows
 * knows a function by one name. An import of everything leaves its names as they are; they are said to be unknown.
 */
export function expandImports(code: string): string {
  let text = code
  const statements =
    /(?:^|[;\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^;\n]+)|import[ \t]+([^;\n]+))/g
  for (const [, from, names = '', modules = ''] of code.matchAll(statements)) {
    if (from === undefined) {
      for (const { name, alias } of importedNames(modules))
        if (MODULES.has(name) && alias !== name) text = replaceName(text, alias, name)
    } else if (MODULES.has(from)) {
      for (const { name, alias } of importedNames(names))
        if (name !== 'Path' || alias !== name)
          text = replaceName(text, alias, name === 'Path' ? name : `${from}.${name}`)
    }
  }
  // The imports themselves would read as uses of the names.
  return text.replace(statements, (whole) =>
    /import[ \t]+\*/.test(whole) ? '\n__import__' : whole.startsWith(';') || whole.startsWith('\n') ? '\n' : '',
  )
}
