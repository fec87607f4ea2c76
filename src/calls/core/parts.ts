import type { Parts, Syntax } from '../../command/core/engine.ts'
import type { BashScript } from '../../command/core/parse-bash.ts'
import { parsePlainBash } from '../../command/core/parse-plain-bash.ts'
import type { Program, Programs } from '../../command/core/shell.ts'
import { UNKNOWN_VALUE } from '../../command/core/state.ts'
import { PRINTERS } from '../../programs/core/printers.ts'
import { BUILTINS } from './builtins.ts'

/**
 * Programs whose ways are alike, and the loader of their code. Only a command that runs such a program loads the code.
 */
type Family = readonly [names: string, load: () => Promise<Programs>]

/**
 * Every program whose ways are known, except the shell's own and those that only print or read. A test holds the names.
 */
export const FAMILIES: readonly Family[] = [
  [
    'tee sponge dos2unix unix2dos touch mkfifo mknod rmdir unlink shred trash trash-put truncate fallocate setfacl ' +
      'rename logsave chmod chown chgrp chattr mkdir rm dd ssh-keygen prename perl-rename file-rename mmv rimraf del del-cli shx mkdirp make-dir',
    async () => (await import('../../programs/core/file-tools.ts')).FILE_TOOLS,
  ],
  [
    'cp gcp mv gmv install ginstall ln link scp rsync ditto cpx cpx2 cpy ncp copyfiles',
    async () => (await import('../../programs/core/copiers.ts')).COPIERS,
  ],
  ['sed gsed', async () => (await import('../../scripts/core/sed-tool.ts')).SED],
  ['git hub', async () => (await import('../../programs/core/git.ts')).GIT],
  [
    'env sudo doas nohup nice ionice chrt taskset timeout gtimeout stdbuf setsid setarch arch linux32 linux64 unshare ' +
      'perf bear valgrind prlimit numactl pkexec tini dumb-init su-exec ccache torsocks proxychains proxychains4 ' +
      'cpulimit choom ' +
      'command builtin exec busybox toybox chronic unbuffer caffeinate coproc time strace ltrace npx ' +
      'bunx pnpx uvx npm pnpm yarn uv pipx poetry pipenv bundle',
    async () => (await import('../../scripts/core/wrappers.ts')).WRAPPERS,
  ],
  [
    'sh bash dash zsh ksh ash mksh rbash fish csh tcsh flock su runuser sg script watch',
    async () => (await import('../../scripts/core/shell-programs.ts')).SHELL_PROGRAMS,
  ],
  [
    'find gfind fd fdfind rg xargs gxargs parallel',
    async () => (await import('../../programs/core/finders.ts')).FINDERS,
  ],
  [
    'stylelint standard xo oxlint rubocop yapf autoflake pyupgrade dart mix swiftformat ' +
      'swift-format ktlint dotnet zig jj dprint taplo buf codespell jscodeshift ast-grep comby gofumpt ' +
      'golines golangci-lint scalafmt php-cs-fixer phpcbf markdownlint markdownlint-cli2 djlint ' +
      'sqlfluff cmake-format sass lessc cmake go cargo pip virtualenv django-admin gem mvn ' +
      'twine jupyter wkhtmltopdf qpdf import screencapture tcpdump pg_dump mysqldump pip3 ' +
      'wkhtmltoimage objcopy lame pdftotext pdftoppm pdftohtml ps2pdf sphinx-build mp4box ' +
      'pandoc rustc dot ld as rollup xmllint mongodump cookiecutter pre-commit husky',
    async () => (await import('../../programs/core/project-tools.ts')).PROJECT_TOOLS,
  ],
  [
    'sort uniq xxd iconv shuf tree column openssl gpg convert yq jq ' +
      'prettier eslint gofmt goimports shfmt rustfmt clang-format autopep8 black isort split csplit ' +
      'patch biome ruff gcc g++ cc c++ clang clang++ sd crontab at',
    async () => (await import('../../programs/core/text-tools.ts')).TEXT_TOOLS,
  ],
  [
    'gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd lz4 compress uncompress pigz brotli',
    async () => (await import('../../programs/core/compressors.ts')).COMPRESSORS,
  ],
  ['ffmpeg mogrify magick exiftool sox', async () => (await import('../../programs/core/media-tools.ts')).MEDIA_TOOLS],
  ['awk gawk mawk nawk goawk', async () => (await import('../../scripts/core/awk-tool.ts')).AWK],
  ['curl wget aria2c', async () => (await import('../../programs/core/downloaders.ts')).DOWNLOADERS],
  [
    'unrar ar tar gtar bsdtar jar unzip zip 7z 7za 7zz cpio',
    async () => (await import('../../programs/core/archivers.ts')).ARCHIVERS,
  ],
  [
    'python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 ' +
      'python3.14 py node nodejs tsx ts-node bun deno perl ruby php lua luajit lua5.1 lua5.2 lua5.3 ' +
      'lua5.4 coverage',
    async () => (await import('../../scripts/core/interpreters.ts')).INTERPRETERS,
  ],
  ['pwsh powershell', async () => (await import('../../scripts/core/powershell.ts')).POWERSHELL],
  [
    'expect guile racket clojure clj sbcl ocaml erl octave matlab kotlin nim tclsh wish Rscript R ' +
      'julia elixir iex groovy scala swift ghc osascript gnuplot systemd-run launchctl socat nc ncat ' +
      'netcat cmd man hash compgen complete fc history chroot enable less more gdb lldb ssh make ' +
      'gmake',
    async () => (await import('../../scripts/core/launchers.ts')).LAUNCHERS,
  ],
  [
    'terraform tofu aws gsutil rclone kubectl helm gh docker podman psql mysql mariadb dropdb dropuser ' +
      'redis-cli shutdown reboot poweroff halt mkfs mkfs.ext4 mkfs.ext3 mkfs.xfs mkfs.btrfs mkfs.vfat ' +
      'mkfs.fat mke2fs mkswap wipefs',
    async () => (await import('../../programs/core/remote-tools.ts')).REMOTE_TOOLS,
  ],
  [
    'nano pico micro vi vim nvim ex view ed red sqlite3 duckdb emacs',
    async () => (await import('../../programs/core/editors.ts')).EDITORS,
  ],
  [
    'tmux screen gosu setpriv fakeroot xvfb-run dbus-run-session rlwrap catchsegv systemd-inhibit ' +
      'firejail entr ts dotenv dotenvx cross-env env-cmd direnv pyenv rbenv nodenv asdf goenv conda ' +
      'mamba micromamba mise rtx nvm fnm volta aws-vault op doppler infisical lerna hatch pdm rye pixi ' +
      'nix-shell nix nodemon watchexec concurrently hyperfine npm-run-all run-s run-p',
    async () => (await import('../../scripts/core/environment-runners.ts')).ENVIRONMENT_RUNNERS,
  ],
]

/** The names of each family, with a blank on both sides of each. */
const PADDED = FAMILIES.map(([names]) => ` ${names} `)

/** The family a program belongs to; undefined for one whose ways are not known. */
function findFamily(name: string): Family | undefined {
  const key = ` ${name} `
  return /\s/.test(name) ? undefined : FAMILIES[PADDED.findIndex((names) => names.includes(key))]
}

const NOTHING = { pos: 0, end: 0, type: 'Script', shebang: undefined, commands: [] } as const

/** A walk over a shorter command costs less than a look at where its programs are named. */
const MIN_NAMED_CHARS = 250
/** The places of a command at which the name of a program may stand. */
const NAMED = /(?:^|[\n;|&({`])[ \t]*(?:(?:then|do|else|if|while|until|elif|!)[ \t]+)*([a-z][\w.+-]*)/g

const ownProgram = (programs: Programs | undefined, name: string): Program | undefined =>
  programs !== undefined && Object.hasOwn(programs, name) ? programs[name] : undefined

/**
 * A walk that meets a missing part goes on as if nothing stood there. Once the part is loaded, the walk starts again.
 * So the walk itself never waits, and a command pays only for the parts it needs.
 */
export function createParts(): Parts {
  const loaded = new Map<Family, Programs>()
  const families = new Map<string, Family | undefined>()
  const familyOf = (name: string) => {
    if (!families.has(name)) families.set(name, findFamily(name))
    return families.get(name)
  }
  const missing = new Set<Family>()
  let parser: Syntax | null = null
  let needsParser = false
  let parsed: BashScript | null = null
  const needed = (): Syntax | null => {
    needsParser = parser === null
    return parser
  }
  const parse = (text: string) => parsePlainBash(text) ?? needed()?.parse(text) ?? null
  const parseOnce = (command: string) => {
    parsed ??= parse(command)
    return parsed ?? NOTHING
  }
  const isEager = (name: string) => ownProgram(BUILTINS, name) !== undefined || ownProgram(PRINTERS, name) !== undefined
  const loadMissing = async () => {
    const isComplete = missing.size === 0 && !needsParser
    for (const family of missing) loaded.set(family, await family[1]())
    missing.clear()
    if (needsParser) parser = (await import('./run-compound.ts')).SYNTAX
    needsParser = false
    return !isComplete
  }
  return {
    syntax: {
      parse: (text) => parse(text) ?? NOTHING,
      parseWord: (text) => needed()?.parseWord(text) ?? null,
      visitScripts: (node, visit) => needed()?.visitScripts(node, visit),
      runCompound: (node, state, input, engine) => needed()?.runCompound(node, state, input, engine) ?? null,
      expandParameter: (part, scope) => needed()?.expandParameter(part, scope) ?? UNKNOWN_VALUE,
      expandBraces: (text) => needed()?.expandBraces(text) ?? null,
    },
    findProgram(name) {
      const eager = ownProgram(BUILTINS, name) ?? ownProgram(PRINTERS, name)
      if (eager !== undefined) return eager
      const family = familyOf(name)
      if (family === undefined) return undefined
      if (!loaded.has(family)) missing.add(family)
      return ownProgram(loaded.get(family), name) ?? null
    },
    parseOnce,
    loadMissing,
    async loadNamed(command) {
      if (command.length < MIN_NAMED_CHARS) return
      parseOnce(command)
      for (const name of new Set([...command.matchAll(NAMED)].map(([, name = '']) => name))) {
        const family = isEager(name) ? undefined : familyOf(name)
        if (family !== undefined) missing.add(family)
      }
      await loadMissing()
    },
  }
}
