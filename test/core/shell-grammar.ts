import fc from 'fast-check'

/** Puts text in single quotes for the shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const pick = (...items: string[]) => fc.constantFrom(...items)
const join = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((texts) => texts.join(''))

/** Files that exist, and names that do not yet. At most one `..` each: the sandbox is deep enough for all of a command. */
const PLAIN = pick(
  'a.txt',
  'b.md',
  'docs/x.md',
  'docs/y.md',
  'docs/sub/z.md',
  'src/m.ts',
  'new',
  'docs/new.md',
  'src/n.ts',
  '../out/o.txt',
  '../out/p',
  'docs/../new2',
  './docs/./x.md',
  'docs//new3',
  '../work/a.txt',
  'list.txt',
  'docs/none/deep',
  'sub2',
  'w.sh',
)
const FOLDER = pick(
  'docs',
  'docs/',
  'docs/sub',
  'src',
  '.',
  './',
  '../out',
  '../out/',
  'made',
  '../work/docs',
  '~',
  '$HOME',
  '"$PWD/docs"',
  'docs/../src',
)

/** One path in many spellings. */
const spelled = PLAIN.chain((path) =>
  pick(
    path,
    path,
    path,
    quote(path),
    `"${path}"`,
    path.replace(/([a-z])/, '\\$1'),
    `$'${path}'`,
    `"${path.slice(0, 2)}"${path.slice(2)}`,
    `'${path.slice(0, 1)}'"${path.slice(1)}"`,
    `$(echo ${path})`,
    `"$(printf %s ${path})"`,
    `\`echo ${path}\``,
    `"$PWD"/${path}`,
    `$PWD/${path}`,
    `$(pwd)/${path}`,
  ),
)
const special = pick(
  '~/h.txt',
  '$HOME/h2',
  '"\u0024{HOME}/h.txt"',
  '{a,b}.txt',
  'docs/{x,new}.md',
  'docs/*.md',
  'd*/x.md',
  '?.txt',
  '[ab].txt',
  'docs/{a,b{1,2}}',
  'f{1..3}',
  '"sp ace.txt"',
  'sp\\ ace.txt',
  '$V',
  '"$V"',
  '\u0024{V}.bak',
  '"\u0024{V%.md}.txt"',
  '\u0024{V##*/}',
  '\u0024{V/docs/src}',
  '"\u0024{A[0]}"',
  '"\u0024{A[@]}"',
  '\u0024{V^^}',
  '"$(dirname "$V")/q"',
  '"$(basename "$V")"',
  '~+/t',
  '"docs/$RANDOM.r"',
  'docs/t$((1+1))',
  '\u0024{U:=docs/u}',
  '"$1"',
)
export const path = fc.oneof({ weight: 3, arbitrary: spelled }, { weight: 2, arbitrary: special })
const paths = fc.array(path, { minLength: 1, maxLength: 3 }).map((items) => items.join(' '))
const operator = pick('>', '>>', '>|', '&>', '&>>', '2>', '1>', '<>', '> ', '3>', '{fd}>', '>&')
const printer = pick('echo x', 'printf y', 'cat a.txt', ':', 'date', 'ls docs', 'echo "a > b"', 'true', '')

const writer = fc.oneof(
  { weight: 6, arbitrary: join(printer, ' ', operator, path) },
  join('tee ', pick('', '-a '), paths, ' <a.txt'),
  join(
    'cp ',
    pick('', '-f ', '-r ', '--', '-p ').map((flag) => (flag === '--' ? '-- ' : flag)),
    path,
    ' ',
    fc.oneof(path, FOLDER),
  ),
  join('cp -t ', FOLDER, ' ', paths),
  join('cp --target-dir=', pick('docs', 'src', '../out'), ' ', path),
  join('cp ', path, ' ', path, ' ', FOLDER),
  join('cp -r ', pick('docs', 'src', '.', 'docs/.', 'src/'), ' ', fc.oneof(FOLDER, pick('copy', '../out/copy'))),
  join('mv ', pick('', '-f ', '-n ', '-b '), path, ' ', fc.oneof(path, FOLDER)),
  join('mv ', pick('docs', 'src'), ' ', pick('moved', '../out', 'docs/in')),
  join('install ', pick('', '-m 600 ', '-D '), path, ' ', fc.oneof(path, FOLDER)),
  join('install -d ', paths),
  join('ln -s', pick('', 'f'), ' a.txt ', pick('lnk1', 'docs/lnk2', '../out/lnk3', 'docs')),
  join('ln ', pick('a.txt', 'docs/x.md'), ' ', pick('lnk4', 'src', '../out/lnk5')),
  join('ln -s /nowhere/lnk6'),
  join('dd if=a.txt of=', path, ' status=none'),
  join('sed -i', pick('', '.bak', 'X*'), ' ', pick('s/a/b/', "'s/x/y/g'", "'1d'"), ' ', paths),
  join('sed -n -i -e p ', paths),
  join('sed --in-place=.o s/a/b/ ', path),
  join("sed -n 'w ", pick('sedout', 'docs/sedout', '../out/sedout'), "' a.txt"),
  join("sed 's/a/b/w ", pick('sedout2', 'docs/s3'), "' a.txt"),
  join('perl -i', pick('', '.bak'), " -pe 's/a/b/' ", paths),
  join("perl -pi -e 's/a/b/' ", paths),
  join('truncate -s ', pick('0', '5'), ' ', paths),
  join('touch ', pick('', '-c ', '-d 2020-01-01 ', '-r a.txt '), paths),
  join('mkdir ', pick('', '-p ', '-m 700 '), fc.oneof(paths, pick('made', 'docs/p/q', '../out/m'))),
  join('rm ', pick('', '-f ', '-rf ', '-r ', '-v '), paths),
  join('rm -rf ', pick('docs', 'src/', '../out/', 'docs/*', 'docs/sub/..')),
  join('rmdir ', paths),
  join('chmod ', pick('600', '+x', '-w', '-R go-r', 'a=r,u+w'), ' ', paths),
  join('gzip ', pick('', '-k ', '-c ', '-f '), path, pick('', ' >/dev/null')),
  join('gzip -k a.txt; gunzip ', pick('-f ', '-c '), 'a.txt.gz'),
  join('sort ', pick('-o ', '--output=', '-ro '), path, ' list.txt'),
  join('sort list.txt -o ', path),
  join('uniq list.txt ', path),
  join('split -l 1 list.txt', pick('', ' part', ' docs/part', ' ../out/p-')),
  join('csplit -s ', pick('', '-f cs '), 'list.txt 2'),
  join('tar ', pick('cf', '-cf', '--create --file'), ' ', pick('t.tar', 'docs/t.tar', '../out/t.tar'), ' src'),
  join(
    'tar cf t.tar src; tar ',
    pick('xf t.tar', '-xf t.tar -C docs', '-C ../out -xf t.tar', 'xf t.tar -C docs -C sub'),
  ),
  join('patch -s ', path, ' </dev/null'),
  join(
    'find ',
    pick('docs', '.', 'src docs', '../out'),
    ' ',
    pick("-name '*.md' ", '-type f ', '-type f -o -type d ', '-mindepth 1 ', ''),
    pick(
      '-delete',
      '-exec rm -f {} +',
      '-exec touch {}.t \\;',
      '-execdir touch e.t \\;',
      '-exec cp {} /dev/null \\;',
      '-fprint fp',
      "-exec sh -c 'echo x > $1' _ {} \\;",
    ),
  ),
  join(
    'find ',
    pick('docs', 'src', '../out'),
    ' -type f | ',
    pick(
      'xargs rm -f',
      'xargs -I{} cp {} {}.c',
      'while read -r f; do echo > "$f.w"; done',
      'xargs touch -c',
      "xargs -n1 sh -c 'echo > $0.s'",
    ),
  ),
  join('echo ', paths, ' | xargs ', pick('touch', 'rm -f', 'mkdir -p', 'sh -c \'touch "$@"\' _', '-n 1 tee')),
  join('ls docs | xargs ', pick('-I{} touch docs/{}.l', 'touch', "-I F sh -c 'echo > F'")),
  join('awk \'{print > "', pick('awko', 'docs/awko', '../out/awko'), '"}\' list.txt'),
  join("awk '{ if ($1 > 1) print $1 > 2 }' list.txt"),
  join('awk \'BEGIN { printf "x" >> ', pick('"ap"', '"docs/ap"', 'ARGV[1]'), " }' argfile"),
  join('awk \'BEGIN { system("touch ', pick('sys', 'docs/sys'), '") }\''),
  join('awk \'BEGIN { print "x" | "cat > ', pick('pip', 'docs/pip'), '" }\''),
  join('xxd -r list.txt ', path),
  join('git checkout -q -- ', pick('a.txt', 'docs', '.')),
  pick(
    'git stash -q',
    'git clean -fdq',
    'git clean -fdq docs',
    'git reset -q --hard',
    'git rm -q a.txt',
    'git rm -q --cached b.md',
    'git mv a.txt moved.txt',
    'git mv a.txt docs',
    'git restore a.txt',
    'git init -q made',
    'git config x.y z',
    'git config --global x.y z',
    'git checkout -qb new',
    'git archive -o ar.tar HEAD',
    'git log --output=lg',
    'git diff > df',
    'git status',
    'git -C docs restore .',
    'git clone -q . ../out/cl',
    'git format-patch -q -1',
    'git worktree add -q ../out/wt',
  ),
)

const python = (code: fc.Arbitrary<string>) => code.map((text) => `python3 -c ${quote(text)}`)
const coded = fc.oneof(
  python(join("open('", PLAIN, "', '", pick('w', 'a', 'x', 'r', 'rb+'), "')")),
  python(join("p='", PLAIN, "'; open(p, mode='w').write('x')")),
  python(join('import os; os.', pick('remove', 'unlink', 'mkdir', 'makedirs'), "('", PLAIN, "')")),
  python(join("import os, shutil as s; os.rename('a.txt', '", PLAIN, "')")),
  python(join('import shutil; shutil.', pick('copy', 'move', 'copyfile'), "('a.txt', '", PLAIN, "')")),
  python(
    join(
      "from pathlib import Path; Path('",
      PLAIN,
      "').",
      pick("write_text('x')", 'touch()', 'unlink()', "rename('pr')"),
    ),
  ),
  python(join("from pathlib import Path; (Path('docs') / 'pj').write_text('", pick('a', 'b'), "')")),
  python(join("import subprocess; subprocess.run(['touch', '", PLAIN, "'])")),
  python(join("import os; os.system('echo > ", PLAIN, "')")),
  python(join("import os; os.chdir('docs'); open('ch', 'w')")),
  python(join("import os as o; o.remove('", PLAIN, "')")),
  python(join("from os import remove as r; r('", PLAIN, "')")),
  python(join("f=open; f('", PLAIN, "','w')")),
  join(
    'perl -e ',
    pick(
      '\'open(F, ">pl"); print F 1\'',
      '\'unlink "a.txt"\'',
      '\'open(my $f, ">", "docs/pl")\'',
      '\'system("touch plsys")\'',
      '\'rename "a.txt", "plr"\'',
      "'`touch plbt`'",
      '\'mkdir "plm"\'',
    ),
  ),
  join("python3 - <<'E'\nopen('", PLAIN, "','w')\nE\n:"),
)

let names = 0

/**
 * A name nobody else has: no other definition and no program. Only the very next command calls it, and its body was made
 * before it, so nothing can call itself, which in a pipe would be a fork bomb.
 */
const freshName = (): fc.Arbitrary<string> =>
  fc.constant('').map(() => {
    names += 1
    return `zz${names}q`
  })

const withName = (body: fc.Arbitrary<string>, write: (name: string, body: string) => string): fc.Arbitrary<string> =>
  fc.tuple(freshName(), body).map(([name, text]) => write(name, text))

/** Commands inside commands. */
export const shellCommand = fc
  .letrec<{ command: string; list: string; simple: string }>((tie) => {
    const command = tie('command')
    const list = tie('list')
    const simple = fc.oneof({ weight: 8, arbitrary: writer }, { weight: 2, arbitrary: coded })
    return {
      simple,
      command: fc.oneof(
        { depthSize: 'small', maxDepth: 3 },
        { weight: 6, arbitrary: simple },
        {
          weight: 2,
          arbitrary: join(
            pick('V', 'U', 'W'),
            '=',
            pick('docs/v.md', 'a.txt', '../out/v', '"sp ace"', 'docs', '*.txt', '~/v', '$V.x'),
          ),
        },
        pick(
          'A=(docs/a0 a1)',
          'V+=.y',
          'export V=docs/e',
          'unset V',
          'declare V=../out/d',
          'set -- docs/pos',
          'read -r V <<< docs/r.md',
          'V=$(echo docs/s.md)',
          'V=$(cat list.txt)',
          'local_x=1 V=tmp true',
          'printf -v V %s docs/pf',
          'mapfile -t A < list.txt',
          'IFS=/',
        ),
        { weight: 2, arbitrary: join('cd ', FOLDER) },
        pick(
          'cd docs && cd ..',
          'pushd docs >/dev/null',
          'popd >/dev/null',
          'cd -',
          'cd nowhere',
          'cd nowhere 2>/dev/null || cd src',
          'cd docs || exit',
          'mkdir -p mk/d && cd mk/d',
          'cd',
          'cd "$V"',
          'test -d nope && cd docs',
        ),
        join('(', list, ')'),
        join('{ ', list, '; }'),
        join('{ ', list, '; } >', path),
        join('if ', command, '; then ', list, '; else ', list, '; fi'),
        join(
          'for f in ',
          paths,
          '; do ',
          fc.oneof(
            pick(
              'echo > "$f"',
              'touch $f',
              'rm -f "$f"',
              'echo x > docs/$f',
              'cp a.txt "$f.c"',
              'mv "$f" "\u0024{f%.*}.mv"',
              'echo > "docs/$(basename "$f")"',
              'cd docs; touch "$f"',
              'V=$f; [ -n "$V" ] && break; V=zz',
            ),
            list,
          ),
          '; done',
        ),
        join('while read -r l; do ', fc.oneof(pick('echo > "$l"', 'touch -- $l', 'V=$l'), list), '; done < list.txt'),
        join(
          'for ((i=0;i<2;i++)); do ',
          fc.oneof(pick('echo > c$i', 'echo > docs/$i.n', 'V=$V$i', 'cd ..'), list),
          '; done',
        ),
        join('case $V in a*) ', list, ';; *) ', list, ';; esac'),
        fc
          .tuple(
            freshName(),
            fc.oneof(
              pick(
                'echo > "$1"',
                'touch "$@"',
                'cd docs; touch $1',
                'local V=docs/l; echo > $V',
                'V=docs/g',
                'return; touch zz',
              ),
              list,
            ),
            path,
          )
          .map(([name, body, word]) => `${name}() { ${body}; }; ${name} ${word}`),
        join(list, ' | ', command),
        command.map((text) => `bash -c ${quote(text)}`),
        command.map((text) => `bash -c ${quote(text)} _ docs/arg`),
        command.map((text) => `eval ${quote(text)}`),
        command.map((text) => `echo ${quote(text)} | bash`),
        command.map((text) => `bash <<'S'\n${text}\nS\n:`),
        join(
          pick(
            'env X=1 ',
            'env -C docs ',
            'nohup ',
            'nice -n 5 ',
            'timeout 3 ',
            'command ',
            'env -u X HOME=docs ',
            'stdbuf -oL ',
            'exec ',
            'builtin ',
            'time ',
            '! ',
          ),
          fc.oneof(
            writer,
            command.map((text) => `sh -c ${quote(text)}`),
          ),
        ),
        join('trap ', list.map(quote), ' EXIT'),
        join('echo $(', list, ')'),
        join('cat <(', list, ') >', path),
        join('echo x > >(cat >', path, ')'),
        join(command, ' & wait'),
        withName(command, (name, body) => `alias ${name}=${quote(body)}\n${name}`),
        withName(command, (name, body) => `shopt -s expand_aliases; alias ${name}=${quote(body)}\n${name} x`),
        join('coproc { ', list, '; }; wait'),
        join('cat <<E >', path, '\n$(', command, ')\nE\n:'),
        join('[[ -n $(', command, ') ]]'),
      ),
      list: fc
        .tuple(command, fc.array(fc.tuple(pick(' && ', ' || ', '; ', '\n'), command), { maxLength: 2 }))
        .map(([first, rest]) => first + rest.map(([sign, text]) => sign + text).join('')),
    }
  })
  .list.map((text) => `V=docs/v.md; A=(docs/a0 "a 1"); set -- docs/one; ${text}`)
