// Lazy parts as text: what esbuild makes of each becomes the body of a function, and all of them one comment of a bundle.

/** Stands for the end of a comment inside a lazy part, which itself is one comment: V8 skips it at next to no cost. */
export const COMMENT_END = '*@/'
/** Begins the last line of a bundle: where each part lies, counted back from that line. */
export const INDEX = '\n//| parts '
/** Stands for the name of a build while it is being built. */
export const BUILD = 'NAME_OF_BUILD'

const PART_LOAD = /import\(["'`]holdfast-part:([\w/-]+)["'`]\)/g
export const listPartLoads = (text) => [...text.matchAll(PART_LOAD)].map(([, name]) => name)
export const namePartLoads = (text) => text.replaceAll(PART_LOAD, 'loadPart("$1")')

/** The parts as comments, and the line that says where they lie and of which build they are. */
export function serializeParts(parts) {
  const places = { '': BUILD }
  let text = ''
  for (const [name, part] of [...parts].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (part.text.includes(COMMENT_END)) throw new Error(`${name} contains ${COMMENT_END}`)
    const code = part.text.trimEnd().replaceAll('*/', COMMENT_END)
    const foot = `\n|*/${text === '' ? '' : '\n'}${text}`
    places[name] = [code.length + foot.length, code.length]
    text = `/*| part ${name}\n${code}${foot}`
  }
  return `${text}${INDEX}${JSON.stringify(places)}`
}

/**
 * Text of an ES module as the body of a function.
 *
 * @param take The declaration of the names that another file exports, by the names that the text has for them.
 * @param give The end of the function, for the names that the text has for its exports.
 */
function toPart(text, take, give) {
  return namePartLoads(text)
    .replaceAll(IMPORT, (_, imported, file) => take(file, readList(imported)))
    .replaceAll(/(?<=^|;)import ?"\.\/[\w.-]+\.js";?/gm, '')
    .replace(EXPORT, (_, exported = '') => give(readList(exported)))
}
const IMPORT = /(?<=^|;)import ?\{([^}]*)\} ?from ?"\.\/([\w.-]+)\.js";?/gm
const EXPORT = /(?:\bexport ?\{([^}]*)\};?)?\s*$/
const readList = (list) =>
  list
    .split(',')
    .map((item) => item.trim().split(/ as /))
    .filter(([name]) => name !== '')
    .map(([first, second = first]) => [first, second])

/** Gives what shared files export a name of three letters or four, each once, where people gave long ones. */
function shortenExports(outputs) {
  const short = new Map()
  for (const { name, file, text } of outputs)
    if (name.startsWith('shared/'))
      // The minifier makes no name of this form.
      for (const [, long] of readList(EXPORT.exec(text)[1] ?? ''))
        short.set(`${file} ${long}`, `$$${short.size.toString(36)}$`)
  const shorten = (file, name) => short.get(`${file} ${name}`) ?? name
  for (const output of outputs)
    output.text = output.text
      .replaceAll(IMPORT, (_, list, file) => {
        const names = readList(list).map(([name, as]) => `${shorten(file, name)} as ${as}`)
        return `import{${names}}from"./${file}.js";`
      })
      .replace(EXPORT, (_, list = '') => {
        return `export{${readList(list).map(([as, name]) => `${as} as ${shorten(output.file, name)}`)}};`
      })
}
const takeFrom = (object, names) => `const{${names.map((pair) => pair.join(':')).join(',')}}=${object};`
/** V8 makes a hash table of an object without a prototype, and of another a hidden class for each name. */
const giveBack = (names, others = []) => {
  const given = [...names.map(([own, name]) => `${name}:${own}`), ...others]
  return `;return{${given.length > 7 ? '__proto__:null,' : ''}${given}};`
}

/** What a bundle loads before any other part, in every call that is not silent. */
const FIRST = /^(?:hooks\/on-|cli\/commands$|hooks\/relay-statusline$)/

/**
 * Parts that also hold the code which they share with the parts of some rooms: V8's code of one large part is kept and
 * read once, where small ones would be compiled in every call.
 */
const HUBS = new Map([
  ['hooks/on-user-prompt-submit', /^(?:start\/|sessions\/core\/clean-prompt$)/],
  [
    'calls/core/find-shell-writes',
    /^(?:command|programs)\/|^calls\/core\/(?:find-shell-writes|run-compound)$|^scripts\/core\/(?:wrappers|shell-programs|launchers|environment-runners)$/,
  ],
  ['guards/record-judgement', /^guards\/record-judgement$/],
  ['guards/prepare-aftermath', /^guards\/prepare-aftermath$/],
  ['guards/check-aftermath', /^guards\/check-aftermath$/],
  ['rescue/keep-tree', /^rescue\/keep-tree$/],
  ['resumption/tell-compaction', /^resumption\/(?:tell-compaction|escalate)$/],
])

/** The part that is loaded first, and those of `HUBS`: they hold code that other parts share with them. */
function listHubs(outputs) {
  const later = [...HUBS.keys()].map((name) => outputs.find((output) => output.name === name))
  const hubs = [outputs.find(({ name }) => FIRST.test(name)), ...later].filter((hub) => hub !== undefined)
  return [...new Set(hubs)]
}

/** Gives a hub the shared code it needs, and what only parts of its rooms need. An earlier hub keeps what it has. */
function gather(hub, byFile, hubOf, outputs) {
  const collect = (file) => {
    if (hubOf.has(file) || !byFile.get(file).name.startsWith('shared/')) return
    byFile.get(file).imports.forEach(collect)
    hubOf.set(file, hub)
  }
  hub.imports.forEach(collect)
  const rooms = HUBS.get(hub.name)
  for (const { name, imports } of outputs) if (rooms?.test(name)) imports.forEach(collect)
}

/**
 * A hub with its files. They hand their names on in variables: V8 would make an object of all exports for each of them at
 * the cost of a property, ten times that of a variable. Other parts get such an object when they ask for it.
 */
function joinFiles(hub, files, isAsked, createTake) {
  const variables = []
  const outward = []
  const own = new Set(files.map(({ file }) => file))
  const createOwnTake = () => {
    const take = createTake()
    return (file, names) =>
      own.has(file) ? `const ${names.map(([name, as]) => `${as}=${name}`).join(',')};` : take(file, names)
  }
  const shares = files.map((output) => {
    const give = (names) => {
      const given = names.map(([, name]) => name)
      variables.push(...given)
      if (isAsked(output)) outward.push(`get ${localName(output)}(){return{${given}}}`)
      return `;${names.map(([as, name]) => `${name}=${as}`).join(';')}`
    }
    const text = toPart(output.text, createOwnTake(), give)
    return output.imports.every((file) => own.has(file))
      ? `(function(){${text}})();\n`
      : `await(async function(){${text}})();\n`
  })
  const main = toPart(hub.text, createOwnTake(), (names) => giveBack(names, outward))
  return `var ${variables.join(',')};\n${shares.join('')}${main}`
}
const localName = ({ name }) => name.replace('shared/', '$')

/**
 * Joins the files of lazy parts, named and in a lasting order, to a text for each part. Code that several parts use is a
 * part of its own, or lies in a hub that uses the code too.
 */
export function joinParts(outputs) {
  shortenExports(outputs)
  const byFile = new Map(outputs.map((output) => [output.file, output]))
  const hubs = listHubs(outputs)
  const hubOf = new Map()
  for (const hub of hubs) gather(hub, byFile, hubOf, outputs)

  const holderOf = (file) => hubOf.get(file) ?? byFile.get(file)
  /** Each text awaits a part once, whatever number of its files the text takes names of. */
  const createTake = () => {
    const awaited = []
    return (file, names) => {
      const holder = holderOf(file)
      const isNew = !awaited.includes(holder)
      if (isNew) awaited.push(holder)
      const part = `_$$p${awaited.indexOf(holder)}`
      const from = takeFrom(hubOf.has(file) ? `${part}.${localName(byFile.get(file))}` : part, names)
      return isNew ? `const ${part}=await loadPart("${holder.name}");${from}` : from
    }
  }
  const parts = new Map()
  for (const output of outputs) {
    if (hubs.includes(output) || hubOf.has(output.file)) continue
    const text = toPart(output.text, createTake(), (names) => (names.length === 0 ? '' : giveBack(names)))
    // A file of types alone leaves nothing, and nobody loads it.
    if (text.trim() !== '') parts.set(output.name, { text, inputs: output.inputs })
  }
  for (const hub of hubs) {
    const files = [...hubOf].filter(([, owner]) => owner === hub).map(([file]) => byFile.get(file))
    const isAsked = ({ file }) => outputs.some((one) => one.imports.includes(file) && holderOf(one.file) !== hub)
    const text = joinFiles(hub, files, isAsked, createTake)
    parts.set(hub.name, { text, inputs: [...hub.inputs, ...files.flatMap(({ inputs }) => inputs)] })
  }
  return parts
}
