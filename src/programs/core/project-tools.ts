import { parseOptions } from '../../command/core/options.ts'
import { named, type Program, type Programs } from '../../command/core/shell.ts'
import { CMAKE_TOOLS } from './cmake.ts'
import { dangers, formattingTool, type Rule, subcommandTool, type Tool } from './subcommand-tool.ts'

// Builds, package managers and formatters write by design. An output that the command line names is a write like any
// other. The files a formatter rewrites are writes too: a formatter would walk around a guard as well as an editor.
// Other effects of a build cannot be read from its command line. The build is named as unknown, for a look afterwards.
// A question before every test run would make people switch the guard off.

/** Rewrites the files it is given, or everything here. */
const rewrite = (when?: string, more: Partial<Rule> = {}): Rule => ({
  ...(when !== undefined && { when }),
  targets: 'all',
  recursive: true,
  orHere: true,
  except: ['check', 'dry-run', 'diff', 'list-different'],
  ...more,
})

const outputs = (names: string, more: Partial<Rule> = {}): Rule => ({
  outputs: names.split(' '),
  recursive: true,
  ...more,
})

const SCRIPTS = '.js .jsx .mjs .cjs'
const TYPED = '.ts .tsx .mts .cts'
const RUBY = '.rb .rake .gemspec .ru Gemfile Rakefile'

const REWRITING = { only: ['U', 'update-all'] }

const FORMATTERS: Readonly<Record<string, Tool>> = {
  stylelint: { values: 'cfo', long: 'config= formatter=', rules: [rewrite(undefined, { only: ['fix'] })] },
  standard: { rules: [rewrite(undefined, { only: ['fix'], endings: SCRIPTS })] },
  xo: { rules: [rewrite(undefined, { only: ['fix'], endings: `${SCRIPTS} ${TYPED} .vue` })] },
  oxlint: { values: 'cDAW', long: 'config=', rules: [rewrite(undefined, { only: ['fix', 'fix-suggestions'] })] },
  rubocop: {
    values: 'cfo',
    long: 'config= format= out= only= except=',
    rules: [
      rewrite(undefined, {
        only: ['a', 'A', 'x', 'autocorrect', 'autocorrect-all', 'auto-correct', 'fix-layout'],
        endings: RUBY,
      }),
      outputs('o out'),
    ],
  },
  yapf: {
    values: 'el',
    long: 'style= exclude= lines=',
    rules: [rewrite(undefined, { only: ['i', 'in-place'], endings: '.py .pyi' })],
  },
  autoflake: { rules: [rewrite(undefined, { only: ['i', 'in-place'], endings: '.py .pyi' })] },
  pyupgrade: { rules: [rewrite()] },
  jupyter: { long: 'to=', rules: [rewrite('nbconvert', { only: ['inplace'] })] },
  dart: {
    values: 'lo',
    long: 'output= line-length=',
    rules: [
      rewrite('format', {
        endings: '.dart',
        except: ['none', 'show', 'json'].flatMap((to) => [`o=${to}`, `output=${to}`]),
      }),
      rewrite('fix', { endings: '.dart', only: ['apply'] }),
    ],
  },
  mix: {
    long: 'check-formatted',
    rules: [rewrite('format', { endings: '.ex .exs .eex .heex .leex', except: ['check-formatted', 'dry-run'] })],
  },
  swiftformat: { long: 'lint config=', rules: [rewrite(undefined, { endings: '.swift', except: ['lint', 'dryrun'] })] },
  'swift-format': { rules: [rewrite('format', { endings: '.swift', only: ['i', 'in-place'] })] },
  ktlint: { rules: [rewrite(undefined, { endings: '.kt .kts', only: ['F', 'format'] })] },
  dotnet: {
    values: 'o',
    long: 'output= verify-no-changes',
    rules: [rewrite('format', { endings: '.cs .vb', except: ['verify-no-changes'] }), outputs('o output')],
  },
  zig: { rules: [rewrite('fmt', { endings: '.zig .zon', except: ['check'] })] },
  dprint: { rules: [rewrite('fmt')] },
  taplo: { rules: ['fmt', 'format'].map((when) => rewrite(when, { endings: '.toml' })) },
  jj: { values: 'rRftc', long: 'from=', rules: [rewrite('restore', { except: ['R', 'into', 'to', 't'] })] },
  buf: { values: 'o', rules: [rewrite('format', { endings: '.proto', only: ['w', 'write'] })] },
  codespell: { values: 'SLI', rules: [rewrite(undefined, { only: ['w', 'write-changes'] })] },
  jscodeshift: {
    values: 't',
    long: 'transform= parser= extensions=',
    rules: [rewrite(undefined, { except: ['d', 'dry'] })],
  },
  'ast-grep': {
    values: 'prlcj',
    long: 'pattern= rewrite= lang= selector= strictness= rule= config= inline-rules= filter= globs= threads=',
    // Without a subcommand it runs.
    rules: [
      rewrite('run', REWRITING),
      rewrite('scan', REWRITING),
      rewrite(undefined, { ...REWRITING, notFor: ['run', 'scan', 'test', 'new', 'lsp'] }),
    ],
  },
  comby: { values: 'fd', rules: [rewrite(undefined, { only: ['i', 'in-place'], targets: 'final' })] },
  gofumpt: { rules: [rewrite(undefined, { endings: '.go', only: ['w'] })] },
  golines: { values: 'm', rules: [rewrite(undefined, { endings: '.go', only: ['w'] })] },
  'golangci-lint': { rules: [rewrite('run', { endings: '.go', only: ['fix'] })] },
  scalafmt: { rules: [rewrite(undefined, { endings: '.scala .sc .sbt', except: ['test', 'check', 'list'] })] },
  'php-cs-fixer': { long: 'dry-run diff', rules: [rewrite('fix', { endings: '.php', except: ['dry-run'] })] },
  phpcbf: { rules: [rewrite()] },
  markdownlint: { rules: [rewrite(undefined, { endings: '.md .markdown', only: ['f', 'fix'] })] },
  'markdownlint-cli2': { rules: [rewrite(undefined, { only: ['fix'] })] },
  djlint: { rules: [rewrite(undefined, { only: ['reformat'] })] },
  sqlfluff: { rules: ['fix', 'format'].map((when) => rewrite(when, { endings: '.sql' })) },
  'cmake-format': { rules: [rewrite(undefined, { only: ['i', 'in-place'] })] },
}

const BUILDERS: Readonly<Record<string, Tool>> = {
  go: {
    values: 'o',
    singleDash: true,
    long: 'o= run= coverprofile= cpuprofile= memprofile= tags= ldflags= count= timeout= mod=',
    rules: [
      outputs('o coverprofile cpuprofile memprofile', { action: 'create' }),
      ...['fmt', 'fix'].map((when) => rewrite(when, { endings: '.go', except: ['n', 'diff'] })),
      { when: 'mod init', files: ['go.mod'] },
    ],
  },
  cargo: {
    values: 'pZF',
    long: 'root= target-dir= package= bin= features= manifest-path= fix check name=',
    rules: [
      outputs('root target-dir'),
      { when: 'new', targets: 'all', recursive: true },
      { ...rewrite('init'), except: [] },
      ...['fmt', 'fix'].map((when) => rewrite(when, { endings: '.rs' })),
      rewrite('clippy', { endings: '.rs', only: ['fix'] }),
      ...dangers('cargo', 'publish', 'yank'),
    ],
  },
  pip: {
    values: 'trdwce',
    long: 'target= root= prefix= dest= wheel-dir= requirement= log= report= src= editable=',
    rules: [
      { when: 'install', ...outputs('t target root prefix src report') },
      { when: 'download', ...outputs('d dest') },
      { when: 'wheel', ...outputs('w wheel-dir') },
      outputs('log'),
    ],
  },
  virtualenv: { values: 'p', long: 'python=', rules: [{ targets: 'all', recursive: true }] },
  'django-admin': {
    rules: ['startproject', 'startapp'].map((when) => ({ when, targets: 'all', recursive: true })),
  },
  gem: { rules: dangers('gem', 'push', 'yank') },
  // Hooks of git. Scripts that a package manager runs by itself use other words.
  'pre-commit': { rules: [{ when: 'install', files: ['.git/hooks/pre-commit'] }] },
  husky: { rules: [{ when: 'init', files: ['.git/config'] }] },
  mvn: { values: 'fpD', rules: dangers('mvn', 'deploy') },
  twine: { rules: dangers('twine', 'upload') },
  screencapture: { values: 'RltD', rules: [{ targets: 'final' }] },
  import: { singleDash: true, long: 'window=', rules: [{ targets: 'final' }] },
  tcpdump: { values: 'wirnscCGWzF', rules: [outputs('w')] },
  pg_dump: {
    values: 'fhpUdFtn',
    long: 'file= host= port= username= dbname= format= table=',
    rules: [outputs('f file')],
  },
  mysqldump: { values: 'rhuPT', long: 'result-file= host= user= tab=', rules: [outputs('r result-file T tab')] },
}

const sass: Program = ({ name, args, state, shell }) => {
  const { operands } = parseOptions(args, { values: 'IsE', long: 'style= load-path=' })
  const pairs = operands.flatMap((word) => /^[^:]+:([^:/][^:]*|\/[^/:][^:]*)$/.exec(word)?.[1] ?? [])
  for (const path of pairs.length > 0 ? pairs : operands.slice(1, 2))
    shell.write(state, path, name, { recursive: pairs.length > 0 })
}

/** Programs that take any word for the name of their result: `-o app` is a file and no format. */
const MAKERS = 'pandoc rustc dot ld as rollup xmllint mongodump cookiecutter'
const MAKER: Tool = {
  values: 'oTCLlftrwipGNEK',
  long: 'output= out= file= dir=',
  rules: [outputs('o output out file dir', { action: 'create' })],
}

/** Converters whose last word is the result. */
const CONVERTERS =
  'lessc wkhtmltopdf wkhtmltoimage qpdf objcopy lame pdftotext pdftoppm pdftohtml ps2pdf sphinx-build mp4box'

export const PROJECT_TOOLS: Programs = {
  sass,
  ...CMAKE_TOOLS,
  ...named(MAKERS, subcommandTool(MAKER)),
  ...named(CONVERTERS, subcommandTool({ singleDash: true, rules: [{ targets: 'last' }] })),
  ...Object.fromEntries(Object.entries(FORMATTERS).map(([name, tool]) => [name, formattingTool(tool)])),
  ...Object.fromEntries(
    [...Object.entries(BUILDERS), ['pip3', BUILDERS.pip] as const].flatMap(([name, tool]) =>
      tool === undefined ? [] : [[name, subcommandTool(tool)]],
    ),
  ),
}
