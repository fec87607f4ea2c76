import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFailing } from '../../src/sessions/core/failing.ts'
import type { CommandOutcome } from '../../src/sessions/core/outcome-words.ts'
import { parseOutcome } from '../../src/sessions/core/outcome-words.ts'
import { covers, findTargets } from '../../src/sessions/core/target.ts'

const describe = (command: string) =>
  findTargets(command).map(
    ({ kinds, family, scope }) => `${family} ${kinds[0]}${scope.map((word) => ` ${word}`).join('')}`,
  )

/** A command and what it brings to pass or fail. */
const TARGETS: readonly (readonly [command: string, targets: readonly string[]])[] = [
  ['npm test', ['js test']],
  ['npx vitest run src/a.test.ts', ['js test src/a.test.ts']],
  ['CI=1 timeout 60 npx jest -t "reads dates"', ['js test reads dates']],
  ['npm run test:e2e', ['js test :e2e']],
  ['cd /p && npm test 2>&1 | tail -5', ['js test']],
  ['cd packages/a && npm test', ['js test packages/a/']],
  ['npm run build && npm test', ['js build', 'js test']],
  ['npm run lint; npm test', ['js test']],
  ['npm test; echo done', ['js test']],
  ['pytest -q tests/test_a.py -k dates', ['py test tests/test_a.py dates']],
  ['python -m pytest tests', ['py test tests']],
  ['uv run ruff check src/a', ['py lint src/a']],
  ['go test ./...', ['go test']],
  ['go test ./store/... -run TestRead', ['go test store TestRead']],
  ['go vet ./...', ['go build']],
  ['cargo test -p store', ['rust test store']],
  ['cargo clippy', ['rust lint :clippy']],
  ['go test -v -count=1 ./store', ['go test store']],
  ['npx jest -c jest.e2e.js --bail src/a.test.ts', ['js test src/a.test.ts']],
  ['npm test -- --silent a.test.ts', ['js test a.test.ts']],
  ['npm run ci', ['js test']],
  ['node --test', ['js test']],
  ['./gradlew check', ['jvm build']],
  ['./gradlew :app:assembleDebug', ['jvm build :app :assembleDebug']],
  ['xcodebuild -project A.xcodeproj -scheme A -sdk x -configuration Debug build', ['swift build']],
  ['xcodebuild -scheme A', ['swift build']],
  ['xcodebuild test -scheme A', ['swift test']],
  ['npx next build', ['js build']],
  ['cmake .. -DCMAKE_BUILD_TYPE=Debug 2>&1 | tail -5 && cmake --build . --target app -j$(nproc)', ['c build']],
  ['make', ['any build']],
  ['make -j 8', ['any build']],
  ['make test', ['any test']],
  ['./run-tests.sh --fast', ['own run-tests.sh test']],
  ['node scripts/check.mjs', ['own scripts/check.mjs test']],
  ['clang++ -std=c++17 -Isrc -o bench bench/real.cpp src/filter.cpp', ['c build real.cpp']],
  ['cd src && rustc -O main.rs && ./main', ['rust build src/ main.rs']],
  ['git merge main', ['git merge']],
  ['git rebase --continue', ['git merge']],
  // Commands of public transcripts, CI files and manuals that change a running system.
  [
    'helm upgrade --install harbor harbor/harbor --namespace registry --values ./v.yaml',
    ['helm apply harbor -registry'],
  ],
  [
    'helm upgrade --install --create-namespace --values nfs.yaml --namespace storage nfs a/b',
    ['helm apply nfs -storage'],
  ],
  ['helm upgrade --kube-context=dev --wait --install web charts/web --timeout 5m', ['helm apply web -dev']],
  ['helm install --set key1=value1 --set key2=value2 web charts/web', ['helm apply web']],
  ['helm upgrade -i web . | tail -5', ['helm apply web']],
  ['terraform apply -target=module.eks -auto-approve 2>&1', ['terraform apply -module.eks']],
  ['terraform -chdir=infra apply tfplan', ['terraform apply -infra']],
  ['cd infra && terraform init && terraform plan -out tfplan -var-file .env.json', ['terraform prepare infra/']],
  [
    'kubectl apply -n argo --server-side --force-conflicts -f https://a.io/x.yaml',
    ['kubectl apply -argo -https://a.io/x.yaml'],
  ],
  ['kubectl --context prod apply -f ./k8s/', ['kubectl apply -prod -k8s']],
  ['docker compose up -d api && sleep 3 && docker compose logs api', ['docker apply api']],
  ['docker compose build converter 2>&1', ['docker prepare converter']],
  ['docker-compose -f a.yml -f b.yml up --build -d web', ['docker apply web -a.yml -b.yml']],
  ['docker build -t app:latest -f Dockerfile.dev . --no-cache', ['docker prepare -app -Dockerfile.dev']],
  ['docker build --platform linux/amd64 -t app . && docker push app', ['docker prepare -app']],
  ['ansible-playbook playbooks/main.yml -e env=dev', ['ansible apply playbooks/main.yml']],
  ['ansible-playbook -i hosts --vault-password-file .pw -v site.yaml -b -K', ['ansible apply site.yaml -hosts']],
  ['sudo nixos-rebuild switch --flake .#box', ['nix apply -#box']],
  ['home-manager switch -j 8 --flake ~/dots --impure', ['nix apply -~/dots']],
  ['pulumi -C pulumi up -yrf', ['pulumi apply -pulumi']],
  ['pulumi preview --diff', ['pulumi prepare']],
  ['gcloud run deploy api --source . --region europe-west1', ['any apply api']],
  ['aws cloudformation deploy --template-file t.yaml --stack-name api', ['any apply -api']],
  ['aws lightsail create-container-service-deployment --service-name app', ['any apply -app']],
  ['npx cdk deploy --profile beta Api-beta', ['any apply Api-beta']],
  ['fly deploy --app api --config fly.toml', ['any apply -api']],
  ['cd worker && npx wrangler deploy', ['any apply worker/']],
  ['npm run deploy 2>&1 | tail -30', ['any apply']],
  ['make deploy-prod', ['any apply :deploy-prod']],
  ...[
    'helm list',
    'helm repo add upgrade https://a.io',
    'helm upgrade web . --dry-run',
    'kubectl get deploy web',
    'kubectl apply --dry-run=client -f -',
    'kubectl rollout status deploy/web',
    'terraform init',
    'terraform plan -detailed-exitcode',
    'docker compose logs up',
    'docker compose ps',
    'docker run -d -p 8000:8000 app',
    'gcloud builds list',
    'gcloud deploy releases list',
    'aws deploy get-deployment --deployment-id d-1',
    'aws s3 ls s3://deploy',
    'ansible-playbook site.yml --check',
    'wrangler deploy --dry-run',
    'fly status',
  ].map((command) => [command, []] as const),
  // What tests, builds, lints and merges nothing.
  ...[
    'ls',
    'npm install',
    'npm ci',
    'npx playwright install chromium',
    'gcc --version',
    'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release',
    'cmake --install build',
    'gcc -o /tmp/try /tmp/try.c',
    'git status',
    'git push',
    'cat test.log',
    'curl localhost:80/test',
    'node -e "1"',
    'go version',
    '',
  ].map((command) => [command, []] as const),
]

for (const [command, targets] of TARGETS) {
  test(`${JSON.stringify(command)} runs ${targets.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(describe(command), targets))
}

/** Whether a pass of the one says that the other passes, too. */
const COVERS: readonly (readonly [passed: string, failed: string, covered: boolean])[] = [
  ['npm test', 'npx vitest run src/a.test.ts', true],
  ['npx vitest run src/a.test.ts', 'npm test', false],
  ['npx jest src/a.test.ts', 'npm test -- src/a.test.ts', true],
  ['go test ./...', 'go test ./store -run TestRead', true],
  ['go test ./store', 'go test ./api', false],
  ['make test', 'pytest', true],
  ['python -m pytest', 'pytest', true],
  ['pytest -q tests/test_a.py', 'pytest', false],
  ['cargo fmt', 'cargo clippy', false],
  ['pytest', 'npm test', false],
  ['npm run build', 'npm test', false],
  ['npm test', 'npm run build', true],
  ['npm run lint', 'npm run build', false],
  ['npm run ci', 'npm run lint', true],
  ['cd packages/a && npm test', 'cd packages/b && npm test', false],
  ['npm test', 'cd packages/b && npm test', true],
  ['git rebase --continue', 'git rebase main', true],
  [
    'helm upgrade web new/chart -n shop -f b.yaml --timeout 9m',
    'helm upgrade --install web ./chart -n shop -f a.yaml',
    true,
  ],
  ['helm install web ./chart', 'helm upgrade web ./chart -n shop', true],
  ['helm upgrade api ./chart -n shop', 'helm upgrade web ./chart -n shop', false],
  ['helm upgrade web ./chart -n test', 'helm upgrade web ./chart -n live', false],
  ['terraform apply tfplan', 'terraform apply -auto-approve', true],
  ['terraform apply -var-file=live.tfvars', 'terraform plan', true],
  ['terraform plan', 'terraform apply', false],
  ['cd infra && terraform apply', 'terraform apply', true],
  ['cd infra/a && terraform apply', 'cd infra/b && terraform apply', false],
  ['kubectl apply -f k8s/', 'kubectl apply -f ./k8s/web.yaml -n shop', true],
  ['kubectl apply -f k8s/web.yaml -n shop', 'kubectl apply -n shop -f k8s/api.yaml', false],
  ['docker compose up -d', 'docker compose up -d web', true],
  ['docker compose up -d api web', 'docker compose up -d --build web api', true],
  ['bash deploy.sh', './deploy.sh live', true],
  ['docker compose up -d web', 'docker compose up -d', false],
  ['docker compose up -d web', 'docker compose up -d web-jobs', false],
  ['docker-compose -f live.yml up -d', 'docker compose up -d', true],
  ['docker compose up --build -d', 'docker compose build web', true],
  ['docker build -t web:2 .', 'docker build -t web:1 . --no-cache', true],
  ['docker compose build', 'docker compose up', false],
  ['ansible-playbook -i live site.yml', 'ansible-playbook -i test site.yml', false],
  ['pulumi up --yes --stack dev', 'pulumi up', true],
  ['gcloud run deploy web --source .', 'gcloud run deploy api --source .', false],
  ['npm run deploy', 'npx wrangler deploy --env live', true],
  ['npx wrangler deploy --env live', 'npm run deploy', true],
  ['npm run build', 'npm run deploy', false],
  ['make deploy', 'helm upgrade web ./chart', true],
  ['make', 'terraform apply', false],
  ['g++ -o a main.cpp filter.cpp', 'g++ -o a main.cpp', true],
  ['g++ -o a main.cpp', 'g++ -o a src/main.cpp filter.cpp', true],
  ['g++ -c filter.cpp', 'g++ -o a main.cpp filter.cpp', false],
  ['make', 'g++ -o a main.cpp', true],
  ['npm run lint:fix', 'npm run lint', true],
  ['yarn lint:fix', 'npm run lint', true],
  ['bun run lint:write:unsafe', 'pnpm lint', true],
  ['npm run check:write', 'npm run check', true],
  ['npm run lint-fix', 'npm run lint', true],
  ['npm run format:write', 'npm run format:check', true],
  ['npm run format', 'npm run format:check', true],
  ['npm run prettier:fix', 'npm run prettier:check', true],
  ['npm run lint:css:fix', 'npm run lint:css', true],
  ['npm run lint:css:fix', 'npm run lint', false],
  ['npm run lint:fix', 'npm run build', false],
  ['npm run fix', 'npm run lint', false],
  ['./run-tests.sh', './run-e2e.sh', false],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab"', true],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab|TestWriteAll"', true],
  ['go test ./a -run "TestRead_.*Tab|TestWrite"', 'go test ./a -run "TestRead_DropsTab|TestOther"', false],
  ['go test ./a -run "TestRead_.*Tab"', 'go test ./a -run "Tab_TestRead_"', false],
]

for (const [passed, failed, covered] of COVERS) {
  test(`a pass of ${passed} is ${covered ? 'one' : 'none'} of ${failed}`, () => {
    const [one, other] = [findTargets(passed).at(-1), findTargets(failed).at(-1)]
    assert.ok(other !== undefined)
    assert.equal(one !== undefined && covers(one, other), covered)
  })
}

const run = (command: string, outcome = 'ok'): CommandOutcome => ({ command, outcome: parseOutcome(outcome) })
const fails = (command: string, why = 'Exit code 1'): CommandOutcome => run(command, `failed: ${why}`)

/** Runs in order, and the commands that fail in the end. */
const FAILING: readonly (readonly [what: string, runs: readonly CommandOutcome[], failing: readonly string[]])[] = [
  ['a program is missing', [fails('npx vitest', 'Exit code 127: sh: vitest: command not found')], []],
  ['an option is wrong', [fails('pytest --fast', 'Exit code 4: unrecognized arguments: --fast')], []],
  ['a script is missing', [fails('npm run test:all', 'Exit code 1: npm error Missing script: "test:all"')], []],
  ['a run that was cut short', [fails('npm test', 'Exit code 143')], []],
  ['a run beside one that failed', [fails('npm test', 'Sibling tool call errored')], []],
  [
    'a folder that is not there',
    [fails('cd api && pytest', 'Exit code 1: /bin/bash: line 1: cd: api: No such file or directory')],
    [],
  ],
  [
    'a folder of another shell',
    [fails('cd /d C:/api && pytest', 'Exit code 1: /usr/bin/bash: line 1: cd: too many arguments')],
    [],
  ],
  ['a taken port', [fails('npm run test:e2e', 'Exit code 1: Error: listen EADDRINUSE')], []],
  ['such a run takes nothing back', [fails('npm test'), fails('npm test', 'Exit code 143')], ['npm test']],
  ['a merge with conflicts', [fails('git merge main', 'CONFLICT (content): a.ts')], ['git merge main']],
  ['a merge that was ended', [fails('git rebase main', 'could not apply 1f2e3d4'), run('git rebase --continue')], []],
  ['a merge that could not begin', [fails('git merge main', 'not something we can merge')], []],
  [
    'a change that was not made',
    [fails('helm upgrade web . -n shop', 'UPGRADE FAILED: conflict')],
    ['helm upgrade web . -n shop'],
  ],
  ['a change made since', [fails('helm upgrade web .'), run('helm upgrade web . --force && kubectl get pods')], []],
  ['a plan behind a failed change', [fails('terraform apply'), run('terraform plan')], ['terraform apply']],
  [
    'a set-up, a plan and a change in a chain',
    [fails('terraform plan -out p && terraform apply p'), run('terraform apply')],
    [],
  ],
  ['a machine that is away', [fails('kubectl apply -f a.yaml', 'Unable to connect to the server: dial tcp')], []],
  ['no daemon', [fails('docker compose up -d', 'Cannot connect to the Docker daemon at unix:///var/run')], []],
  [
    'a chart that is elsewhere',
    [fails('helm install web ./chart', 'INSTALLATION FAILED: path "./chart" not found')],
    [],
  ],
  ['a port in use', [fails('docker compose up -d', 'Bind for 0.0.0.0:80 failed: port is already allocated')], []],
  ['no account', [fails('npx wrangler deploy', 'ERROR: Please run `wrangler login` first')], []],
  ['a look behind a change', [fails('helm upgrade web . && kubectl rollout status deploy/web', 'timed out')], []],
  ['a pass with such a look', [fails('helm upgrade web .'), run('helm upgrade web . && kubectl get pods')], []],
  ['a look at a cluster', [fails('kubectl get deploy web'), fails('helm status web'), fails('docker compose ps')], []],
  ['a newer failure of the same in other words', [fails('npx jest'), fails('npm test')], ['npm test']],
  ['a narrower failure after a pass of all', [run('npm test'), fails('npx jest a.test.ts')], ['npx jest a.test.ts']],
  [
    'of a chain, the part that is named',
    [fails('npm run lint && npm test', 'npm error [test]'), run('npm run lint')],
    ['npm run lint && npm test'],
  ],
  [
    'a chain with a set-up, of which the build passed since',
    [
      fails('cmake .. -DBUILD_TESTS=ON | tail -5 && cmake --build . --target app -j4 2>&1 | tail -20'),
      run('cmake --build . --target app | tail'),
    ],
    [],
  ],
  [
    'a chain of which both passed since',
    [fails('npm run build && npm test'), run('npm run build'), run('npm test')],
    [],
  ],
]

/** What programs printed for calls that tested nothing (2026-11). */
const TESTED_NOTHING: readonly (readonly [command: string, printed: string])[] = [
  ['npx tsc --noEmitt', "error TS5023: Unknown compiler option '--noEmitt'."],
  ['node --test --foo', 'node: bad option: --foo'],
  ['npx biome check --foo', 'Error: no such flag: `--foo`, did you mean `--fix`?'],
  ['npx jest --foo', '● Unrecognized CLI Parameter:'],
  ['cargo test --foo', "error: unexpected argument '--foo' found"],
  ['cargo test --test nothing', 'error: no test target named `nothing` in default-run packages'],
  ['mvn test tset', '[ERROR] Unknown lifecycle phase "tset".'],
  ['npx ava --foo', '✘ Couldn’t find any files to test'],
]

for (const [command, printed] of TESTED_NOTHING) {
  test(`no failure: ${command}`, () => assert.deepEqual(findFailing([fails(command, `Exit code 1: ${printed}`)]), []))
}

for (const [what, runs, failing] of FAILING) {
  test(`failing: ${what}`, () =>
    assert.deepEqual(
      findFailing(runs).map((text) => text.split(': failed')[0]),
      failing,
    ))
}
