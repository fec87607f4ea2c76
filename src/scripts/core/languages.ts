import type { LiteralRules } from './code-skeleton.ts'
import type { CallRule, Language } from './language.ts'
import { expandImports } from './python-imports.ts'

type Rules = Readonly<Record<string, CallRule>>

const each = (names: string, rule: CallRule): Rules => Object.fromEntries(names.split(' ').map((name) => [name, rule]))
const one: CallRule = { kind: 'paths', at: [0] }
const tree: CallRule = { kind: 'paths', at: [0], recursive: true }
const gone: CallRule = { ...tree, action: 'remove' }
const second: CallRule = { kind: 'paths', at: [1], action: 'copy', recursive: true }
const both: CallRule = { kind: 'paths', at: [0, 1], action: 'move', recursive: true }
const doubt: CallRule = { kind: 'doubt' }
const shell: CallRule = { kind: 'shell' }

const HASH: LiteralRules = {
  quotes: '"\'',
  lineComments: ['#'],
  hasBlockComments: false,
  hasTriple: false,
  hasRegexps: false,
  filled: {},
  raw: '',
}

/** Other objects have functions of the same names: `str.replace`, `list.remove`. */
const os = /(?:^|[^.\w])(?:os|posix|_os|shutil|pathlib)\s*\.\s*$/

const PYTHON: Rules = {
  open: { kind: 'open' },
  ...each('write_text write_bytes touch symlink_to hardlink_to', { kind: 'method' }),
  ...each('unlink mkdir rmdir chmod rename', { kind: 'method', at: [0] }),
  ...each('makedirs removedirs mkfifo mknod truncate lchmod chown utime setxattr', one),
  remove: { ...one, receivers: os },
  replace: { kind: 'method', at: [0] },
  ...each('renames', both),
  ...each('link symlink', { kind: 'paths', at: [1], receivers: os }),
  ...each('rmtree', gone),
  move: { ...both, receivers: os },
  copy: { ...second, receivers: os },
  ...each('copy2 copyfile copytree copymode copystat', second),
  copyfileobj: doubt,
  ...each('system popen getoutput getstatusoutput', shell),
  ...each('check_call check_output Popen', { kind: 'words' }),
  ...each('run call', { kind: 'words', receivers: /subprocess\s*\.\s*$|\bsp\s*\.\s*$/ }),
  basicConfig: { kind: 'named', names: ['filename'] },
  create_subprocess_shell: shell,
  create_subprocess_exec: { kind: 'words' },
  ...each('spawnlp spawnvp spawnle spawnlpe spawnve spawnvpe', doubt),
  ...each('copy_file copy_tree move_file write_file', second),
  chdir: { kind: 'chdir' },
  ...each('to_csv to_json to_html to_parquet', { kind: 'export' }),
  write: {
    kind: 'paths',
    at: [0],
    receivers:
      /\b(?:ElementTree|(?:ET|etree|ElementTree)\s*\.\s*parse)\s*\((?:[^()]|\([^()]*\))*\)\s*\.\s*$|(?:^|[^.\w])tree\s*\.\s*$/,
  },
  ...each(
    'to_excel to_pickle savefig savetxt savez imwrite extractall urlretrieve make_archive unpack_archive imsave',
    doubt,
  ),
  save: doubt,
  ...each('ZipFile TarFile', { kind: 'open' }),
  connect: { kind: 'database', receivers: /sqlite3\s*\.\s*$/ },
  ...each(
    'exec __import__ import_module fdopen execv execve execvp execl execlp spawnl spawnv posix_spawn NamedTemporaryFile mkstemp mkdtemp FileIO FileHandler runpy run_path run_module',
    doubt,
  ),
  ...each('compile eval', { kind: 'doubt', receivers: /(?:^|[^.\w])$/ }),
}

const FS =
  'writeFile appendFile createWriteStream mkdir truncate chmod chown utimes lchown lutimes mkdtemp outputFile outputJson writeJson ensureDir ensureFile'
const withSync = (names: string) =>
  names
    .split(' ')
    .flatMap((name) => [name, `${name}Sync`])
    .join(' ')

const JAVASCRIPT: Rules = {
  ...each(withSync(FS), tree),
  ...each(withSync('rm rmdir unlink emptyDir'), gone),
  removeSync: gone,
  remove: doubt,
  ...each('write writeTextFile writeTextFileSync', { kind: 'paths', at: [0], receivers: /\b(?:Bun|Deno)\s*\.\s*$/ }),
  ...each(withSync('rename move'), both),
  ...each(withSync('copyFile cp symlink link copy'), second),
  ...each('open openSync', { kind: 'open', receivers: /(?:fs\w*|promises|\)|Deno)\s*\.\s*$|(?:^|[^.\w])$/ }),
  ...each('execSync', shell),
  exec: { kind: 'shell', receivers: /(?:child_process|cp|childProcess|\))\s*\.\s*$|(?:^|[^.\w])$/ },
  ...each('spawn spawnSync execFile execFileSync', { kind: 'words' }),
  chdir: { kind: 'chdir' },
  ...each(
    'fork WriteStream eval Function runInThisContext runInNewContext runInContext createRequire binding dlopen',
    doubt,
  ),
}

const RUBY: Rules = {
  ...each('write binwrite', { kind: 'paths', at: [0], receivers: /\b(?:File|IO|Pathname)\s*\.\s*$/ }),
  ...each('open new', { kind: 'open', receivers: /\b(?:File|IO)\s*\.\s*$|(?:^|[^.\w])$/ }),
  ...each('delete unlink', { kind: 'paths', at: [0], receivers: /\b(?:File|Dir)\s*\.\s*$/ }),
  ...each('touch mkdir mkdir_p rm rm_f rmdir chmod chown truncate makedirs', one),
  ...each('rm_rf rm_r remove_dir remove_entry', gone),
  ...each('rename mv move', both),
  ...each('cp cp_r copy install ln ln_s symlink link copy_file', second),
  ...each('system exec spawn popen popen3 capture2 capture3', { kind: 'words' }),
  chdir: { kind: 'chdir' },
  ...each('eval instance_eval class_eval send public_send __send__ syscall sysopen', doubt),
}

const PERL: Rules = {
  open: { kind: 'open' },
  ...each('sysopen', doubt),
  ...each('unlink mkdir rmdir truncate make_path mkpath', one),
  ...each('rmtree remove_tree', gone),
  ...each('rename move', both),
  ...each('link symlink copy', second),
  ...each('chmod chown utime', { kind: 'paths', at: [1] }),
  ...each('system exec', { kind: 'words' }),
  ...each('qx readpipe', doubt),
  chdir: { kind: 'chdir' },
  ...each('eval do require syscall', doubt),
  ...each('write_file spurt spew append_file', one),
}

const PHP: Rules = {
  ...each('file_put_contents unlink mkdir rmdir touch chmod chown tempnam', one),
  fopen: { kind: 'open' },
  ...each('rename', both),
  ...each('copy symlink link move_uploaded_file', second),
  ...each('system exec shell_exec passthru popen', shell),
  ...each('proc_open eval assert create_function pcntl_exec call_user_func call_user_func_array file_put', doubt),
  chdir: { kind: 'chdir' },
}

const LUA: Rules = {
  open: { kind: 'open', receivers: /\bio\s*\.\s*$/ },
  output: { kind: 'paths', at: [0], receivers: /\bio\s*\.\s*$/ },
  remove: { kind: 'paths', at: [0], receivers: /\bos\s*\.\s*$/ },
  rename: { kind: 'paths', at: [0, 1], receivers: /\bos\s*\.\s*$/ },
  execute: { kind: 'shell', receivers: /\bos\s*\.\s*$/ },
  popen: { kind: 'shell', receivers: /\bio\s*\.\s*$/ },
  ...each('load loadstring dofile', doubt),
}

export const LANGUAGES = {
  python: {
    literals: { ...HASH, hasTriple: true },
    calls: new Map(Object.entries(PYTHON)),
    hasBareCalls: false,
    expandNames: expandImports,
    suspects:
      /\b(?:getattr|globals|locals|vars|ctypes|cffi|importlib(?!\.(?:util|metadata|resources)\b)|spec_from_file_location|module_from_spec|__builtins__|__dict__|pty|fileinput)\b/,
  },
  javascript: {
    literals: {
      ...HASH,
      quotes: '"\'`',
      lineComments: ['//'],
      hasBlockComments: true,
      hasRegexps: true,
      filled: { '`': /\$\{/ },
    },
    calls: new Map(Object.entries(JAVASCRIPT)),
    hasBareCalls: false,
    suspects:
      /\b(?:fs\w*|child_process|cp|promises|process|global\w*|Bun|Deno)\s*\[|\)\s*\[\s*(?:\uFDD7|[a-zA-Z])[^\]]*\]\s*\(|\bconstructor\b|\$\s*\uFDD7/,
  },
  ruby: {
    literals: { ...HASH, quotes: '"\'', hasRegexps: true, filled: { '"': /#\{/ }, raw: "'" },
    calls: new Map(Object.entries(RUBY)),
    hasBareCalls: true,
    suspects: /`|%x\W|\bmethod\s*\(/,
  },
  perl: {
    literals: { ...HASH, hasRegexps: true, filled: { '"': /[$@]/ }, raw: "'" },
    calls: new Map(Object.entries(PERL)),
    hasBareCalls: true,
    suspects: /`|\$\^I\b|&\{|&\$\w+|->\s*\(/,
  },
  php: {
    literals: { ...HASH, lineComments: ['#', '//'], hasBlockComments: true, filled: { '"': /\$/ }, raw: "'" },
    calls: new Map(Object.entries(PHP)),
    hasBareCalls: false,
    suspects: /`|\$\w+\s*\(/,
  },
  lua: {
    literals: { ...HASH, lineComments: ['--'] },
    calls: new Map(Object.entries(LUA)),
    hasBareCalls: true,
    suspects: /\b(?:os|io|_G)\s*\[/,
  },
} as const satisfies Readonly<Record<string, Language>>
