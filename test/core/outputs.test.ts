import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/shell/core/find-shell-writes.ts'

const find = (command: string) => findShellWrites(command, { cwd: '/w', home: '/h', dialect: 'bash' })

describe('an output that the options of any program name is a possible write', () => {
  for (const [command, path] of [
    ['sometool -o ../out/a.bin src/a', '/out/a.bin'],
    ['sometool -o/out/x src/a', '/out/x'],
    ['sometool --output=../out/a src/a', '/out/a'],
    ['sometool --outDir dist', '/w/dist'],
    ['sometool -output-directory ../out a.tex', '/out'],
    ['javac -d ../out src/A.java', '/out'],
    ['kotlinc src/a.kt -d ../a.jar', '/a.jar'],
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
  ] as const)
    it(command, async () => {
      const { writes } = await find(command)
      assert.ok(
        writes.some((write) => write.path === path),
        JSON.stringify(writes),
      )
    })
})

describe('a value of another kind is none', () => {
  for (const command of [
    ...['sometool -o json', 'sometool -o wide x', 'sometool --output table', 'sometool -o -', 'sometool -o a=b'],
    ...['sometool -d example.com', 'sometool -d src/a.json', 'sometool -d 30', 'sometool -d', 'sometool -o /'],
    ...['sometool --output https://x/y', 'sometool -- -o /out/x', 'sometool --outline src/a', 'pytest -o log_cli=true'],
    ...['sqlite3 a.db "select 1"', 'sqlite3 a.db .schema', 'sqlite3 a.db "pragma table_info(x)"', 'tsc --noEmit'],
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
