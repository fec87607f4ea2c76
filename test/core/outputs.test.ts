import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'

const files = ['/w/Makefile', '/w/src/a.py', '/w/docs/c.yaml']
const findKind = (path: string) => (path === '/w/docs' ? 'folder' : files.includes(path) ? 'file' : null)
const find = (command: string) => findShellWrites(command, { cwd: '/w', home: '/h', dialect: 'bash', findKind })

describe('an output that the options of any program name is a possible write', () => {
  for (const [command, path] of [
    ['sometool -o ../out/a.bin src/a', '/out/a.bin'],
    ['sometool -o/out/x src/a', '/out/x'],
    ['sometool --output=../out/a src/a', '/out/a'],
    ['sometool --outDir dist', '/w/dist'],
    ['sometool -output-directory ../out a.tex', '/out'],
    ['javac -d ../out src/A.java', '/out'],
    ['kotlinc src/a.kt -d ../a.jar', '/a.jar'],
    ...[
      'javac -d config A.java',
      'babel src -d config',
      'rollup -c -d config',
      'hugo -d config',
      'coverage html -d config',
    ].map((command) => [command, '/w/config'] as const),
    ['docker build --output type=local,dest=docs .', '/w/docs'],
    ['aws lambda invoke --function-name x config/out.json', '/w/config/out.json'],
    ...['uv init config/a', 'poetry new config/a', 'npm create vite@latest config/a', 'pnpm create vite config/a'].map(
      (command) => [command, '/w/config/a'] as const,
    ),
    ['make install DESTDIR=config', '/w/config'],
    ['pytest --junitxml=../r.xml', '/r.xml'],
    ['pytest --cov-report=html:../cov', '/cov'],
    ['python -m pytest --junitxml ../r.xml', '/r.xml'],
    ['node tool.mjs --out-dir ../out', '/out'],
    ['protoc --go_out=../out a.proto', '/out'],
    ['gcc -MMD -MF ../a.d -c a.c -o src/a.o', '/a.d'],
    ['mvn package -DoutputDirectory=../out', '/out'],
    ['gs -sOutputFile=../a.pdf a.ps', '/a.pdf'],
    ['sass src/a:../css', '/css'],
    ['lame a.wav ../a.mp3', '/a.mp3'],
    ['npm install --prefix ../far x', '/far'],
    ['cmake -E copy_directory a ../b', '/b'],
    ['npx rimraf "dist/*"', '/w/dist/*'],
    ...['-o .env', '--output .env', '--output=.env'].map((words) => [`sometool ${words} a`, '/w/.env'] as const),
    ['sometool -o Makefile', '/w/Makefile'],
    ['op inject -i .env.tpl -o .env', '/w/.env'],
    ...['--in-place', '--inplace=.bak', '--encrypt --in-place', '--a=b --fix', 'x --fix=all'].map(
      (words) => [`sometool ${words} docs/c.yaml`, '/w/docs/c.yaml'] as const,
    ),
    ['npx sometool --fix docs/none.yaml src/a.py', '/w/src/a.py'],
    ['sometool --fix -- src/a.py', '/w/src/a.py'],
    ['uv export -o docs/r.txt', '/w/docs/r.txt'],
    ['uv pip compile r.in -o docs/r.txt', '/w/docs/r.txt'],
    ['poetry export -o docs/r.txt', '/w/docs/r.txt'],
    ['npm pack --pack-destination docs', '/w/docs'],
    ['sphinx-apidoc -o docs src', '/w/docs'],
    ['docker build -o docs .', '/w/docs'],
    ['npx ncc build src/a.js -o docs', '/w/docs'],
    ['node --cpu-prof --cpu-prof-dir docs src/a.js', '/w/docs'],
    ['node --cpu-prof --cpu-prof-dir=docs src/a.js', '/w/docs'],
  ] as const)
    it(command, async () => {
      const { writes } = await find(command)
      assert.ok(
        writes.some((write) => write.path === path),
        JSON.stringify(writes),
      )
    })
})

describe('a program is followed behind the program that runs it', () => {
  const python = `python -c "open('docs/x','w')"`
  for (const [command, path] of [
    ['pnpm prettier --write lib', '/w/lib'],
    ['pnpm rimraf docs', '/w/docs'],
    ['pnpm tsc --outDir docs', '/w/docs'],
    ['pnpm -C pkg rimraf docs', '/w/pkg/docs'],
    ['yarn eslint --fix lib', '/w/lib'],
    ['yarn rimraf docs', '/w/docs'],
    ['yarn run rimraf docs', '/w/docs'],
    ['bun x prettier --write lib', '/w/lib'],
    ['bun rimraf docs', '/w/docs'],
    ['node node_modules/.bin/prettier --write lib', '/w/lib'],
    ['node node_modules/prettier/bin/prettier.cjs --write lib', '/w/lib'],
    ...['--group dev', '--extra dev', '--env-file .env', '--package p', '--with-requirements r.txt'].map(
      (option) => [`uv run ${option} ${python}`, '/w/docs/x'] as const,
    ),
    ['uv run --no-build --directory docs touch x', '/w/docs/x'],
    [`uv run - <<'EOF'\nopen('docs/x','w')\nEOF`, '/w/docs/x'],
    ['poetry -C docs run touch x', '/w/docs/x'],
    ['uv tool run black lib', '/w/lib'],
    ['pipx run black lib', '/w/lib'],
    ['runuser -u root -- touch docs/x', '/w/docs/x'],
    ['runuser -u root touch -d now docs/x', '/w/docs/x'],
    ["runuser root -c 'touch docs/x'", '/w/docs/x'],
    ["sg root 'touch docs/x'", '/w/docs/x'],
    ["sg root -c 'touch docs/x'", '/w/docs/x'],
    ['watch -d touch docs/x', '/w/docs/x'],
    ['watch -n 2 touch docs/x', '/w/docs/x'],
    ['setarch -R touch docs/x', '/w/docs/x'],
    ['setarch x86_64 -R touch docs/x', '/w/docs/x'],
    ["sudo -s <<< 'touch docs/x'", '/w/docs/x'],
    ["su root <<< 'touch docs/x'", '/w/docs/x'],
    ["hyperfine --prepare 'touch docs/x' ls", '/w/docs/x'],
    ['hyperfine ls --export-markdown docs/r.md', '/w/docs/r.md'],
    ['dotenv run -- touch docs/x', '/w/docs/x'],
    ['dotenv -f .env run touch docs/x', '/w/docs/x'],
    ['dotenv -e .env -- touch docs/x', '/w/docs/x'],
    ['perf stat -e cycles tee docs/x', '/w/docs/x'],
    ['perf record ls', '/w/perf.data'],
    ['valgrind --tool=memcheck tee docs/x', '/w/docs/x'],
    ['valgrind --log-file=docs/x ls', '/w/docs/x'],
    ['prlimit --nofile=100 tee docs/x', '/w/docs/x'],
    ['numactl -N 0 tee docs/x', '/w/docs/x'],
    ['pkexec tee docs/x', '/w/docs/x'],
    ['tini -- touch docs/x', '/w/docs/x'],
    ['bear -- gcc -o docs/a src/a.c', '/w/docs/a'],
    ["csh -c 'touch docs/x'", '/w/docs/x'],
    ["tcsh -c 'touch docs/x'", '/w/docs/x'],
    ['arch -x86_64 touch docs/x', '/w/docs/x'],
    ["arch -arm64 bash -c 'touch docs/x'", '/w/docs/x'],
  ] as const)
    it(command, async () => {
      const { writes, unresolved } = await find(command)
      assert.ok(
        writes.some((write) => write.path === path),
        JSON.stringify(writes),
      )
      assert.deepEqual(unresolved, [])
    })
})

describe('the files that are written are named, and no others', () => {
  for (const [command, ...paths] of [
    ['install -Dm755 a -t docs/bin', '/w/docs/bin', '/w/docs/bin/a'],
    ['sam package --output-template-file docs/out.yaml', '/w/docs/out.yaml'],
    ['sg -p x -r y -U docs', '/w/docs'],
    ['sg scan -U', '/w'],
    ['sg run -p x docs'],
    ["ls docs/*.x | parallel 'touch {.}.y {//}/z'", '/w/docs/*.y', '/w/docs/z'],
    ['git merge-file lib/x.js src/a.js src/keep.ts', '/w/lib/x.js'],
    ['git merge-file -L a -L b -p lib/x.js src/a.js src/keep.ts'],
    ['git subtree add --prefix=vendor/x ../sub main', '/w/vendor/x'],
    ['git subtree pull -P vendor/x ../sub main --squash', '/w/vendor/x'],
    ['git subtree split --prefix=vendor/x'],
    ['git interpret-trailers --in-place --trailer a:b docs/readme.md', '/w/docs/readme.md'],
    ['git interpret-trailers --trailer a:b docs/readme.md'],
    ['git pack-objects docs/pack', '/w/docs/pack-*'],
    ['git pack-objects --stdout'],
    ['git mailsplit -odocs mbox', '/w/docs'],
    ['ffmpeg -i src/a.mp4 docs/a.png src/b.png', '/w/docs/a.png', '/w/src/b.png'],
    ['ffmpeg -y -i a.mp4 -c:v libx264 -tune film -crf 20 src/b.mp4', '/w/src/b.mp4'],
    ['ffmpeg -i a.mp4 -f null -'],
    ['yq -P -i config/c.yaml', '/w/config/c.yaml'],
    ["yq -i '.a = 1' config/c.yaml", '/w/config/c.yaml'],
    ["yq eval -i '.a = 1' config/c.yaml", '/w/config/c.yaml'],
    ["yq '.a' config/c.yaml"],
    ['mogrify -resize 50% docs/a.png', '/w/docs/a.png'],
    ['mogrify -format jpg docs/a.png', '/w/docs/a.jpg'],
    ['mogrify -path docs/out src/a.png', '/w/docs/out'],
    ['gpg -c docs/readme.md', '/w/docs/readme.md.gpg'],
    ['gpg -e -r me docs/readme.md', '/w/docs/readme.md.gpg'],
    ['gpg --sign --armor docs/readme.md', '/w/docs/readme.md.asc'],
    ['gpg --detach-sign docs/readme.md', '/w/docs/readme.md.sig'],
    ['gpg -o src/x -d docs/a.gpg', '/w/src/x'],
    ['gpg -d docs/a.gpg'],
    ['gpg --verify docs/x.sig docs/x'],
    ['python3 -m gzip docs/readme.md', '/w/docs/readme.md.gz'],
    ['python3 -m gzip -d docs/a.gz', '/w/docs/a'],
    ['zstd docs/readme.md -o src/r.zst', '/w/src/r.zst'],
    ['zstd -d docs/a.zst -o src/a', '/w/src/a'],
    ['zstd --rm docs/a -o src/a.zst', '/w/docs/a', '/w/src/a.zst'],
    ['zstd docs/a', '/w/docs/a.*'],
    ['lz4 docs/a src/a.lz4', '/w/src/a.lz4'],
    ['brotli docs/a -o src/a.br', '/w/src/a.br'],
    ['gzip -k docs/a', '/w/docs/a.*'],
    ['gzip docs/a', '/w/docs/a', '/w/docs/a.*'],
    ['nvim --headless -c "luafile test/run.lua" -c "quit"'],
    ['vim -es -c "source tools/fix.vim" -c wq docs/a.md', '/w/docs/a.md'],
    ['sqlite3 docs/x.db .dump'],
    ['sqlite3 docs/x.db .dump > src/d.sql', '/w/src/d.sql'],
    ['sqlite3 -readonly docs/x.db .dump'],
    ['dart format -o none .'],
    ['dart format --output=none .'],
    ['dart format .', '/w'],
    ['terraform fmt -write=false'],
    ['terraform fmt -list=false', '/w'],
    ['terraform -chdir=docs fmt', '/w/docs'],
    ['jupyter nbconvert --clear-output --inplace docs/a.ipynb', '/w/docs/a.ipynb'],
    ['exiftool -Artist=Poe docs/a.jpg', '/w/docs/a.jpg'],
    ['exiftool -j docs/a.jpg'],
    ["mmv 'src/*.a' 'docs/#1.b'", '/w/docs/*.b', '/w/src/*.a'],
    ["mmv -n 'src/*.a' 'docs/#1.b'"],
    ['aws s3 cp s3://b/k docs/k --color off', '/w/docs/k'],
    ['aws s3 cp docs/k s3://b/k --expires 2026-12-01'],
    ['magick mogrify -path docs -resize 50% a.jpg', '/w/docs'],
    ['magick mogrify -resize 50% docs/a.jpg', '/w/docs/a.jpg'],
    ['magick a.png -resize 50% docs/b.png', '/w/docs/b.png'],
    ['magick identify docs/b.png'],
    [`duckdb docs/x.db -c "COPY (SELECT 1) TO '/dev/stdout'"`],
    ['go fmt -n ./...'],
    ['go fmt ./...', '/w'],
    ['clang-format -n -i docs/x.c'],
    ['clang-format --dry-run -i docs/x.c'],
    ['clang-format -i docs/x.c', '/w/docs/x.c'],
    ['zip -T docs/a.zip'],
    ['zip -sf docs/a.zip'],
    ['zip -T docs/a.zip src/a', '/w/docs/a.zip'],
    ['sox docs/a.wav -n stat'],
    ['sox in.wav docs/out.wav trim 0 10', '/w/docs/out.wav'],
    ['sox in.wav -n spectrogram -o docs/s.png', '/w/docs/s.png'],
    ['ssh-keygen -B -f docs/key'],
  ] as const)
    it(command, async () => {
      const { writes, unresolved } = await find(command)
      assert.deepEqual([...new Set(writes.map(({ path }) => path))].sort(), [...paths])
      assert.deepEqual(unresolved, [])
    })
})

describe('Python: a database that is only asked, and a result without a path, are no writes', () => {
  const base = `c = sqlite3.connect('docs/x.db')`
  for (const [code, ...paths] of [
    [`${base}; print(c.execute('select 1').fetchall())`],
    [`${base}; q = 'select a from b'; d = c.cursor(); d.execute(q)`],
    [`${base}; pd.read_sql('select 1', c)`],
    [`${base}; c.execute('insert into a values (1)')`, '/w/docs/x.db'],
    [`${base}; c.execute('select 1'); c.executescript(q)`, '/w/docs/x.db'],
    [`${base}; c.execute('select 1'); store(c)`, '/w/docs/x.db'],
    [`${base}; pd.read_sql('select 1', c); store(c)`, '/w/docs/x.db'],
    [`with sqlite3.connect('docs/x.db') as c: c.execute('select 1'); store(c)`, '/w/docs/x.db'],
    [`with sqlite3.connect('docs/x.db') as c: print(c.execute('select 1'))`],
    [`${base}; c.execute(q)`, '/w/docs/x.db'],
    [`${base}; pd.read_sql('select 1', c); f.to_sql('t', c)`, '/w/docs/x.db'],
    [base, '/w/docs/x.db'],
    [`c = sqlite3.connect('file:docs/x.db?mode=ro', uri=True); c.execute(q)`],
    [`c = sqlite3.connect('file:docs/x.db', uri=True); c.execute(q)`, '/w/docs/x.db'],
    [`print(pd.read_csv('docs/x.csv').to_json())`],
    [`print(pd.read_csv('docs/x.csv').to_csv(index=False))`],
    [`f.to_csv(sys.stdout)`],
    [`ET.ElementTree(r).write('docs/x.xml')`, '/w/docs/x.xml'],
    [`tree = ET.parse('a.xml'); tree.write('docs/x.xml', encoding='utf-8')`, '/w/docs/x.xml'],
    [`tree.write(sys.stdout.buffer)`],
    [`sys.stdout.write('docs/x.xml')`],
  ] as const)
    it(code, async () => {
      const { writes, unresolved } = await find(`python3 -c "${code}"`)
      assert.deepEqual(
        writes.map(({ path }) => path),
        [...paths],
      )
      assert.deepEqual(unresolved, [])
    })
  for (const code of [`f.to_csv('docs/y.csv')`, `f.to_json(path_or_buf=p)`, 'f.to_excel(p)'])
    it(code, async () => assert.equal((await find(`python3 -c "${code}"`)).unresolved.length, 1))
})

describe('a value of another kind is none', () => {
  for (const command of [
    ...['sometool -o json', 'sometool -o wide x', 'sometool --output table', 'sometool -o -', 'sometool -o a=b'],
    ...['sometool -d example.com', 'sometool -d src/a.json', 'sometool -d 30', 'sometool -d', 'sometool -o /'],
    ...['sometool --output https://x/y', 'sometool -- -o /out/x', 'sometool --outline src/a', 'pytest -o log_cli=true'],
    ...['sometool -o License', 'sometool --fix', 'sometool --fix docs', 'sometool --fix --config docs/c.yaml .'],
    ...['sometool --fix --dry-run src/a.py', 'sometool --fixed src/a.py', 'sometool -i src/a.py'],
    ...['sqlite3 a.db "select 1"', 'sqlite3 a.db .schema', 'sqlite3 a.db "pragma table_info(x)"', 'tsc --noEmit'],
    ...['pnpm install', 'yarn import', 'yarn add x -D', 'bun test', 'bun add x', 'pnpm patch x', 'bun install'],
    ...['arch', 'sudo -i', 'su - root', 'perf report', 'watch -d=permanent ls', 'numactl -H', 'dotenv run -- ls'],
    ...['mvn -o docs', 'npx jest -o docs', 'sometool -o docsx', 'grep -o docs a', 'npm run x -- --outDir docs'],
    ...['npx eslint .', 'gcc -MM a.c', 'cmake -E cat a', 'sometool --cov-report=term-missing'],
  ])
    it(command, async () => {
      const { writes, unresolved } = await find(command)
      assert.deepEqual([writes, unresolved], [[], []])
    })
})

describe('a database that is told to change is written', () => {
  for (const text of [
    'insert into t values (1)',
    'select 1; drop table t',
    'pragma user_version = 3',
    'pragma journal_mode(wal)',
    'with a as (select 1) delete from t',
  ])
    it(text, async () => assert.equal((await find(`sqlite3 a.db "${text}"`)).writes[0]?.path, '/w/a.db'))
})

it('a copied folder names its source, wherever the shell stands', async () => {
  const { writes } = await find('cd x && cp -r y/. /w')
  assert.ok(writes.some(({ path, source }) => path === '/w' && source === '/w/x/y'))
})
