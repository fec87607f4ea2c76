import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import type { Loss } from '../../src/command/core/effects.ts'

type Row = readonly [command: string, what: Loss, places: readonly string[] | null, names?: readonly string[] | null]

async function find(command: string) {
  const { discards, writes } = await findShellWrites(command, { cwd: '/p', home: '/h', dialect: 'bash' })
  const losing = writes.flatMap(({ path, loses }) => (loses === undefined ? [] : [`${path} ${loses}`]))
  return { discards: discards.filter(({ what }) => what !== 'moves' && what !== 'shelves'), losing }
}

const TAKEN: readonly Row[] = [
  ['git reset --hard', 'changes', null],
  ['git reset --hard HEAD~2', 'changes', null, ['HEAD~2']],
  ['git reset --merge', 'staged', null],
  ['git reset', 'index', null],
  ['git checkout -- a b', 'unsaved', ['/p/a', '/p/b']],
  ['git checkout .', 'unsaved', ['/p']],
  ['git checkout src/a.ts', 'unsaved', ['/p/src/a.ts']],
  ['git checkout main -- a', 'overlaid', ['/p/a'], ['main']],
  ['git checkout --no-overlay main -- a', 'changes', ['/p/a'], ['main']],
  ["git checkout -- '*.ts'", 'unsaved', ['/p/*.ts']],
  ["git restore 'src/*/x?.ts' 'src/*.ts'", 'unsaved', ['/p/src', '/p/src/*.ts']],
  ['git checkout -- $unknown', 'unsaved', null],
  ['git checkout -f', 'changes', null],
  ['git switch --discard-changes x', 'changes', null, ['x']],
  ['git restore .', 'unsaved', ['/p']],
  ['git restore :/', 'unsaved', null],
  ['git restore -s x a', 'unsaved', ['/p/a'], ['x']],
  ['git restore --staged --worktree a', 'changes', ['/p/a']],
  ['git restore --staged a', 'index', ['/p/a']],
  ['git clean -fd', 'untracked', ['/p']],
  ['git clean -fd -e x', 'untracked', ['/p'], ['--exclude=x']],
  ['git rm -rf src', 'changes', ['/p/src']],
  ['git mv -f a b', 'changes', ['/p/b']],
  ['git mv -f a b', 'untracked', ['/p/b']],
  ['git diff | git apply -R', 'unsaved', null],
  ['curl x | patch -R -p1', 'unsaved', null],
  ['git diff --name-only | xargs git checkout --theirs', 'unsaved', null],
  ['git checkout-index -f -a', 'unsaved', null],
  ['git read-tree -u --reset HEAD', 'changes', null],
  ['git submodule update --force', 'submodules', null],
  ['git submodule deinit -f --depth 1 a', 'submodules', ['/p/a']],
  ['git rm -rf a', 'submodules', ['/p/a']],
  ['git merge --abort', 'staged', null],
  ['git rebase --skip', 'changes', null],
  ['git worktree remove --force ../w', 'worktree', ['/w']],
  ['git stash drop', 'stash', null, ['0']],
  ['git stash drop stash@{3}', 'stash', null, ['stash@{3}']],
  ['git stash clear', 'stash', null, null],
  ['git branch -D x y', 'refs', null, ['refs/heads/x', 'refs/heads/y']],
  ['git branch -d -f x', 'refs', null, ['refs/heads/x']],
  ['git branch -rD origin/x', 'refs', null, ['refs/remotes/origin/x']],
  ['git branch -M a b', 'refs', null, ['refs/heads/b']],
  ['git branch -D $(git branch)', 'refs', null, null],
  ['git checkout -B x main', 'refs', null, ['refs/heads/x']],
  ['git switch -C x', 'refs', null, ['refs/heads/x']],
  ['git update-ref -d refs/heads/x', 'refs', null, ['refs/heads/x']],
  ['git push --force origin x', 'published', null, ['origin', 'x']],
  ['git push origin +x', 'published', null, ['origin', '+x']],
  ['git push origin --delete x', 'published', null, ['origin', ':x']],
  ['git push --mirror origin', 'published', null, ['origin', '*']],
  ['git reflog expire --expire=now --all', 'reflog', null],
  ['rm -rf $unknown', 'files', null],
  ['rm -rf /tmp/x-$unknown', 'files', ['/tmp/x-*']],
  ['rm -rf build/$unknown', 'files', ['/p/build/*']],
  ["find lib -name '*.ts' -exec git checkout -- {} +", 'unsaved', ['/p/lib/*.ts']],
  // The way to the command does not matter.
  ['git -C /o reset --hard', 'changes', null],
  ['cd sub && git checkout .', 'unsaved', ['/p/sub']],
  ['sudo -u me git reset --hard', 'changes', null],
  ['env A=1 timeout 5 git reset --hard', 'changes', null],
  ['bash -c "git reset --hard"', 'changes', null],
  ['f() { git reset --hard; }; f', 'changes', null],
  ['for b in x; do git branch -D $b; done', 'refs', null, ['refs/heads/x']],
  ['echo a | xargs git checkout --', 'unsaved', ['/p/a']],
  ['find . -name a -exec git checkout -- {} ;', 'unsaved', ['/p']],
  ['if true; then git clean -fd; fi', 'untracked', ['/p']],
  ['echo $(git reset --hard)', 'changes', null],
]

const FREE: readonly string[] = [
  ...['git checkout -b x', 'git switch -c x', 'git checkout -', 'git switch main', 'git clean -n', 'git clean -fdX'],
  ...['git reset --soft HEAD~1', 'git stash', 'git stash pop', 'git stash push -- a', 'git branch -d x', 'git rm -r x'],
  ...['git push', 'git push --force-with-lease', 'git push --dry-run --force', 'git tag v1', 'git worktree remove w'],
  ...['git pull --rebase --autostash', 'git rebase main', 'git filter-branch --tree-filter x', 'git commit --amend'],
  ...[
    'sed -i s/a/b/ f',
    'prettier --write .',
    'echo x >> f',
    'tee -a f',
    'cp -n a b',
    'mv -n a b',
    'touch f',
    'tar xf a.tar -k',
    'unzip a.zip',
    'sort -o a a',
    'ln -s a b',
    'rsync -a --ignore-existing x/ docs',
    'git apply a.patch',
    'python3 -c \'x = open(1).read(); open("f", "w").write(x)\'',
    'python3 -c \'open("f", "a").write(1)\'',
    'node -e \'require("fs").writeFileSync("f", 1, { flag: "a" })\'',
    'mkdir d',
  ],
  ...[
    'trash f',
    'rmdir d',
    'jj restore a',
    'pwsh -Command "Get-ChildItem a | Select-Object Name"',
    'tar rf a.tar --remove-files d',
    'gzip f',
    'find . -type d -empty -delete',
    'git checkout $x',
  ],
]

const LOSING: readonly (readonly [command: string, ...losing: string[]])[] = [
  ['rm a b', '/p/a entry', '/p/b entry'],
  ['rm -rf src', '/p/src below'],
  ['unlink a', '/p/a entry'],
  ['echo x > a', '/p/a entry'],
  ['cat <<E > a\nx\nE', '/p/a entry'],
  ['tee a', '/p/a entry'],
  ['truncate -s 0 a', '/p/a entry'],
  ['dd if=x of=a', '/p/a entry'],
  // A rename takes away the content of its target alone.
  ['mv a b', '/p/b entry', '/p/b/a entry'],
  ['cp a b', '/p/b entry', '/p/b/a entry'],
  ['cp -rT x docs', '/p/docs below'],
  // A folder of that name takes the copy in. BSD's cp opens a source that ends in a slash.
  ['cp -r x docs', '/p/docs entry', '/p/docs/x below'],
  ['cp -r x/ docs', '/p/docs below', '/p/docs/x below'],
  ['rsync -a --delete x/ docs', '/p/docs below'],
  ['python3 -c "import shutil; shutil.rmtree(\'src\')"', '/p/src below'],
  ["node -e \"require('fs').rmSync('src', {recursive: true})\"", '/p/src below'],
  ['echo a | xargs rm', '/p/a entry'],
  ['tar xf a.tar', '/p below'],
  ['tar xf a.tar -C d src', '/p/d/src below'],
  ['jar xf a.jar', '/p below'],
  ['unzip -o a.zip', '/p below'],
  ['7z x -y a.zip', '/p below'],
  ['python3 -m zipfile -e a.zip d', '/p/d below'],
  ['tar czf a.tgz src', '/p/a.tgz entry'],
  ['ln -sf a b', '/p/b entry', '/p/b/a entry'],
  ['echo x | sponge a', '/p/a entry'],
  ['sort a | sponge a'],
  ['echo x | sponge -a a'],
  ['sort -o b a', '/p/b entry'],
  ['git diff --output=b', '/p/b entry'],
  ['scp host:a b', '/p/b entry', '/p/b/a entry'],
  ['kubectl cp pod:/a b', '/p/b entry'],
  ['docker cp c:/a b', '/p/b entry'],
  ['aws s3 cp s3://a/b b --content-type text/html', '/p/b entry'],
  ['aws s3 cp b s3://a/b'],
  ['curl -O https://x.y/b', '/p/b entry'],
  ['psql -o b -c "select 1"', '/p/b entry'],
  ['redis-cli --rdb b', '/p/b entry'],
  ['sqlite3 b ".restore a"', '/p/b entry'],
  ['sqlite3 b "update x set y = 1"'],
  ['ffmpeg -y -i a.mp4 b', '/p/b entry'],
  ['ffmpeg -i a.mp4 b'],
  ['python3 -c \'open("a", "w").write("x")\'', '/p/a entry'],
  ['python3 -c \'from pathlib import Path; Path("a").write_text("x")\'', '/p/a entry'],
  ['python3 -c \'import os; os.remove("a")\'', '/p/a entry'],
  ['perl -e \'unlink "a"\'', '/p/a entry'],
  ['python3 -c \'import os; os.rename("a", "b")\'', '/p/b entry'],
  ['python3 -c \'from pathlib import Path; Path("a").rename("b")\'', '/p/b entry'],
  ['node -e \'require("fs").writeFileSync("a", "x")\'', '/p/a entry'],
  // A file that gets what it held, changed, is edited, if the change succeeded right before.
  ...[
    "jq --arg v 1 '.x = $v' a > b && mv b a",
    'sed s/x/y/ a > b && cp b a',
    'sort -u a > b && mv -f b a',
    "if sed 's/x/y/' a > b; then mv b a; fi",
  ].map((command) => [command, '/p/b entry'] as const),
  ...[
    'jq . a > b; mv b a',
    'jq . a > b || mv b a',
    '! jq . a > b && mv b a',
    'jq . a > b && true && mv b a',
    'jq . c > b && mv b a',
    'jq -n . a > b && mv b a',
    'jq . --arg c a > b && mv b a',
    'jq() { echo; }; jq . a > b && mv b a',
    'sed -n 1p a > b && mv b a',
    'sort --check a > b && mv b a',
    'jq . a > b & mv b a',
    'jq . a > b && > b && mv b a',
    'jq . a > b && mv b a 2> b',
    'jq . a > b && { mv b a; } > b',
  ].map((command) => [command, '/p/b entry', '/p/a entry', '/p/a/b entry'] as const),
  // A found name with another end: a folder under that name goes with all that it holds.
  ["find t -name '*.x' -exec mv {} {}.y \\;", '/p/t below'],
  // A container sees folders of the host.
  ['docker run -it -v "$PWD/data:/host" alpine rm -rf /host/pg', '/p/data/pg below'],
  ['docker run -v $PWD:/w -w /w a sh -c \'cd x && rm y; rm /etc/z "/tmp/z"\'', '/p/x/y entry'],
  ['podman run --entrypoint rm -v $PWD:/w a /w/x', '/p/x entry'],
  ['docker run -v "$PWD:/w:ro" a rm /w/x'],
  ['docker run -v $PWD:/w a rm x'],
  ["docker run -v $PWD:/w a sh -c 'rm $X'"],
  ['powershell -Command "Remove-Item a"', '/p/a below'],
  ['powershell "Remove-Item a"', '/p/a below'],
  ["pwsh -Command 'robocopy x docs /MIR'", '/p/docs below'],
  // A statement that reads a file may edit it; the next one does not.
  ["pwsh -Command '(Get-Content a) -replace 1,2 | Set-Content a'"],
  ["pwsh -Command '(gc a) |\n ? { $_.Length } |\n sc a'"],
  ["pwsh -Command 'gc a; sc a x'", '/p/a entry'],
  ["pwsh -Command 'gci docs | % { gc a; sc a x }'", '/p/a entry'],
  ["pwsh -Command 'gci docs -Filter *.md | % { (gc $_.FullName) | sc $_.FullName }'"],
  ["pwsh -Command 'gci docs -Filter *.md | ri'"],
  ["pwsh -Command 'gci docs -Filter *.md | % { ri $_.FullName }'", '/p/docs below'],
  ['zstd -d -f a.zst -o b', '/p/b entry'],
  ['zstd -d a.zst -o b'],
  ['gunzip -kf a.gz', '/p/a entry'],
  ['gunzip -k a.gz'],
  ['gsutil -m rsync -r -d gs://b docs', '/p/docs entry', '/p/docs below'],
  ['aws s3 sync s3://b docs --delete', '/p/docs entry', '/p/docs below'],
  ['aws s3 sync docs s3://b --delete'],
  ['docker compose -f a.yaml cp c:/a b', '/p/b entry'],
  // The end of a shell knows the variables that stand behind the trap.
  ['trap \'rm -rf "$t"\' EXIT; t=build; make', '/p/build below'],
  ['bye() { rm -rf "$t"; }; trap bye EXIT; t=$(mktemp -d)', '/tmp/tmp.* below'],
]

describe('what a command takes away', () => {
  for (const [command, what, places, names] of TAKEN) {
    it(command, async () => {
      const found = (await find(command)).discards.find((each) => each.what === what)
      assert.ok(found !== undefined, JSON.stringify(await find(command)))
      assert.deepEqual(found.places, places)
      if (names !== undefined) assert.deepEqual(found.names, names)
    })
  }
  for (const command of FREE)
    it(`nothing: ${command}`, async () => assert.deepEqual(await find(command), { discards: [], losing: [] }))
  for (const [command, ...losing] of LOSING)
    it(command, async () => assert.deepEqual(await find(command), { discards: [], losing }))
})
