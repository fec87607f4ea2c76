import type { Programs } from './shell.ts'

/** Programs whose ways are alike, and where their code is: it is loaded only when a command runs one of them. */
export interface Family {
  readonly names: string
  readonly load: () => Promise<Programs>
}

const FILE_TOOLS =
  'tee sponge touch mkfifo mknod rmdir unlink shred trash trash-put truncate fallocate setfacl rename ed ex vi vim nvim ' +
  'nano emacs logsave ssh-keygen sqlite3 gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd lz4 compress ' +
  'uncompress pigz brotli chmod chown chgrp chattr mkdir rm dd'
const TEXT_TOOLS =
  'sort uniq xxd iconv shuf tree column openssl gpg gcc g++ cc c++ clang clang++ ld as rustc pandoc dot ffmpeg convert yq ' +
  'jq prettier eslint gofmt goimports shfmt rustfmt clang-format autopep8 black isort sd split csplit patch biome ruff ' +
  'cargo twine crontab at'
const WRAPPERS =
  'env sudo doas nohup nice ionice chrt taskset timeout gtimeout stdbuf setsid setarch unshare command builtin exec ' +
  'busybox toybox chronic unbuffer caffeinate coproc time strace ltrace npx bunx pnpx uvx npm pnpm yarn uv poetry pipenv ' +
  'bundle'
const INTERPRETERS =
  'python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 py node ' +
  'nodejs tsx ts-node bun deno perl ruby php lua luajit lua5.1 lua5.2 lua5.3 lua5.4 osascript Rscript R julia elixir ' +
  'groovy scala swift ghc guile pwsh powershell'

/** Every program whose ways are known but for the shell's own and those that only print or read. */
export const FAMILIES: readonly Family[] = [
  { names: FILE_TOOLS, load: async () => (await import('./file-tools.ts')).FILE_TOOLS },
  {
    names: 'cp gcp mv gmv install ginstall ln link scp rsync ditto',
    load: async () => (await import('./copiers.ts')).COPIERS,
  },
  { names: 'sed gsed', load: async () => (await import('./sed-tool.ts')).SED },
  { names: 'git hub', load: async () => (await import('./git.ts')).GIT },
  { names: WRAPPERS, load: async () => (await import('./wrappers.ts')).WRAPPERS },
  {
    names: 'sh bash dash zsh ksh ash mksh rbash fish flock su runuser sg script watch',
    load: async () => (await import('./shell-programs.ts')).SHELL_PROGRAMS,
  },
  {
    names: 'find gfind fd fdfind xargs gxargs parallel',
    load: async () => (await import('./finders.ts')).FINDERS,
  },
  { names: TEXT_TOOLS, load: async () => (await import('./text-tools.ts')).TEXT_TOOLS },
  { names: 'awk gawk mawk nawk goawk', load: async () => (await import('./awk-tool.ts')).AWK },
  { names: 'curl wget aria2c', load: async () => (await import('./downloaders.ts')).DOWNLOADERS },
  {
    names: 'ar unrar tar gtar bsdtar unzip zip 7z 7za 7zz cpio',
    load: async () => (await import('./archivers.ts')).ARCHIVERS,
  },
  { names: INTERPRETERS, load: async () => (await import('./interpreters.ts')).INTERPRETERS },
]

/** The family a program belongs to; undefined for one whose ways are not known. */
export function findFamily(name: string): Family | undefined {
  return /\s/.test(name) ? undefined : FAMILIES.find(({ names }) => ` ${names} `.includes(` ${name} `))
}
