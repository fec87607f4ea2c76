import { baseName } from '../../command/core/locate-path.ts'
import { everythingBelow, hasMarks, STAR } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call, Program, Programs } from '../../command/core/shell.ts'

const CURL_VALUES = 'AbcCdDeEFhHKmoPQrtTuUwxXyYz'
const CURL_LONG =
  'output= output-dir= remote-name remote-name-all remote-header-name dump-header= cookie-jar= trace= ' +
  'trace-ascii= stderr= etag-save= hsts= alt-svc= libcurl= config= request= data= data-raw= ' +
  'data-binary= data-urlencode= json= header= user= user-agent= url= max-time= connect-timeout= retry= ' +
  'retry-delay= form= cookie= write-out= proxy= cacert= cert= key= upload-file= referer= range= ' +
  'resolve= etag-compare= location silent show-error fail head include insecure verbose compressed ' +
  'create-dirs'
const CURL_FILES = 'o output D dump-header c cookie-jar trace trace-ascii stderr etag-save hsts alt-svc libcurl'.split(
  ' ',
)

/** The name a URL's file gets; any name when the server or a variable decides. */
function nameOfUrl(url: string): string {
  const path = url.replace(/^[a-z]+:\/\//i, '').replace(/[?#].*$/s, '')
  const name = path.includes('/') ? baseName(path) : ''
  return name === '' || hasMarks(name) ? STAR : name
}

/** The files that curl names as the URLs do, or as the server says. */
function noteRemoteNames({ state, shell }: Call, options: ParsedOptions, folder: string): void {
  const isNamedThere = hasFlag(options, 'J', 'remote-header-name')
  for (const url of [...options.operands, ...valuesOf(options, 'url')]) {
    const name = isNamedThere ? STAR : nameOfUrl(url)
    shell.write(state, `${folder}/${name}`, 'curl -O', name === STAR ? {} : { takes: 'entry' })
  }
}

const curl: Program = (call) => {
  const { args, state, shell } = call
  const options = parseOptions(args, { values: CURL_VALUES, long: CURL_LONG })
  const [folder = '.'] = valuesOf(options, 'output-dir').slice(-1)
  for (const option of CURL_FILES) {
    for (const path of valuesOf(options, option)) {
      if (path === '-') continue
      // #1 in a name stands for a part of the URL.
      const name = path.replace(/#\d+/g, STAR)
      const isInFolder = folder !== '.' && (option === 'o' || option === 'output') && !name.startsWith('/')
      shell.write(state, isInFolder ? `${folder}/${name}` : name, `curl ${option.length === 1 ? '-' : '--'}${option}`, {
        takes: true,
      })
    }
  }
  if (hasFlag(options, 'O', 'remote-name', 'remote-name-all')) noteRemoteNames(call, options, folder)
  if (hasFlag(options, 'K', 'config')) shell.doubt(`curl ${args.join(' ')}`, 'its options come from a file')
}

const WGET_LONG =
  'output-document= directory-prefix= output-file= append-output= save-cookies= warc-file= spider ' +
  'recursive mirror page-requisites input-file= execute= header= user-agent= tries= timeout= post-data= ' +
  'post-file= method= body-data= level= accept= reject= load-cookies= user= password= wait= limit-rate= ' +
  'domains= no-check-certificate quiet content-disposition trust-server-names'

/** Options that bring files of other names. */
const WGET_MANY = 'r recursive m mirror p page-requisites x force-directories i input-file'.split(' ')

const wget: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'OPoaietTUlADRXIQwB', long: WGET_LONG })
  for (const path of valuesOf(options, 'o', 'output-file', 'a', 'append-output', 'save-cookies'))
    if (path !== '-') shell.write(state, path, 'wget -o')
  if (hasFlag(options, 'spider', 'version', 'help', 'V', 'h')) return
  const documents = valuesOf(options, 'O', 'output-document')
  if (documents.length > 0) {
    for (const path of documents) if (path !== '-') shell.write(state, path, 'wget -O', { takes: true })
    return
  }
  const [folder = '.'] = valuesOf(options, 'P', 'directory-prefix').slice(-1)
  const isNamedElsewhere = hasFlag(options, 'content-disposition', 'trust-server-names')
  if (hasFlag(options, ...WGET_MANY)) shell.write(state, everythingBelow(folder), 'wget')
  // A file of that name that exists already gets a number: name.1.
  else
    for (const url of options.operands)
      shell.write(state, `${folder}/${isNamedElsewhere ? '' : nameOfUrl(url)}${STAR}`, 'wget')
}

const aria: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'odlis', long: 'out= dir= log=' })
  const [folder = '.'] = valuesOf(options, 'd', 'dir')
  const outs = valuesOf(options, 'o', 'out')
  for (const name of outs.length > 0 ? outs : options.operands.map(nameOfUrl))
    shell.write(state, `${folder}/${name}`, 'aria2c')
  for (const path of valuesOf(options, 'l', 'log')) if (path !== '-') shell.write(state, path, 'aria2c')
}

export const DOWNLOADERS: Programs = { curl, wget, aria2c: aria }
