import type { TargetKind } from './runners.ts'

/** A program that changes a running system, the words that make the program do so, and the options that name the thing. */
type Applier = readonly [family: string, verb: RegExp, naming: ReadonlySet<string>]

/** The forms stem from public transcripts, CI files and manuals (2026-11). `deploy` is a task of many programs. */
const APPLIERS: ReadonlyMap<string, Applier> = new Map(
  (
    [
      ['helm', 'helm', /^(?:upgrade|install)\b/, 'n namespace kube-context'],
      ['kubectl', 'kubectl oc', /^(?:apply|replace)\b/, 'f filename k kustomize n namespace context'],
      ['terraform', 'terraform tofu terragrunt', /^(?:run-all )?(?:apply|(plan))\b.*/, 'chdir target'],
      ['pulumi', 'pulumi', /^(?:up|update|(preview))\b/, 's stack C cwd'],
      [
        'docker',
        'docker docker-compose podman podman-compose nerdctl',
        /^(?:(?:compose|stack|buildx|image) )?(?:up|deploy|(build))\b/,
        'f file t tag',
      ],
      ['nix', 'nixos-rebuild darwin-rebuild home-manager', /^(?:switch|boot|(build))\b/, 'flake'],
      ['ansible', 'ansible-playbook', /^/, 'i inventory l limit t tags'],
      [
        'any',
        'gcloud aws az',
        /^\S+ (?:\S+ )?(?:[\w-]*-)?deploy(?:ment)?(?=$| )/,
        'stack-name service-name function-name',
      ],
      [
        'any',
        'cdk sam sst serverless sls fly flyctl vercel netlify wrangler firebase supabase convex prisma eb kamal cap',
        /^(?:\S+ )?deploy(?=$| )/,
        'stack-name app a name only env e stage',
      ],
    ] as const
  ).flatMap(([family, programs, verb, naming]) =>
    programs.split(' ').map((program) => [program, [family, verb, new Set(naming.split(' '))]] as const),
  ),
)

/** Options with a value that names nothing. Any other option takes no value. */
const VALUED =
  /^(?:n|f|e|u|c|p|j|namespace|values|set[\w-]*|version|timeout|(?:kube-)?context|kubeconfig|profile|region|project|user|(?:extra-|env-)?vars?(?:-file)?|env-file|vault[\w-]*|out|platform|build-arg|progress|scale|require-approval|outputs-file|template-file|capabilities|source|image|config)$/

/** Options that keep the system as it is, or give the exit code another meaning. */
const CHANGES_NOTHING = /^--?(?:dry-run\b.*|check|syntax-check|list-\w+|detailed-exitcode|no-execute-changeset|help|h)$/

/** Reads a run that changes a system, or that prepares the change. Null for other words of such programs. */
export function readApplied(program: string, rest: readonly string[]) {
  const [family, verb, naming] = APPLIERS.get(program) ?? []
  if (family === undefined || verb === undefined || rest.some((word) => CHANGES_NOTHING.test(word))) return null
  const { plain, named } = splitWords(rest, naming ?? new Set())
  const words = plain.join(' ')
  const found = verb.exec(words)
  if (found === null) return null
  const kinds: readonly TargetKind[] = found[1] === undefined ? ['apply', 'prepare'] : ['prepare']
  // The first word behind the verb names a release, a service or a playbook.
  const [first = ''] = words.slice(found[0].length).trim().split(' ')
  const scope = [nameThing(first), ...named.map((word) => `-${nameThing(word)}`)]
  return { kinds, family, scope: scope.filter((word) => word !== '' && word !== '-') }
}

function splitWords(words: readonly string[], naming: ReadonlySet<string>) {
  const [plain, named]: [string[], string[]] = [[], []]
  let option = ''
  for (const raw of words) {
    const word = raw.replace(/^["']|["']$/g, '')
    const [, name, value] = /^--?([\w-]+)(?:=(.*))?$/.exec(word) ?? []
    if (value !== undefined && naming.has(name ?? '')) named.push(value)
    if (name === undefined && naming.has(option)) named.push(word)
    else if (name === undefined && !VALUED.test(option) && !/^\d/.test(word)) plain.push(word)
    option = value === undefined ? (name ?? '') : ''
  }
  return { plain, named }
}

/** A path without a dot in front and a slash behind, or an image without a version. */
const nameThing = (word: string): string => word.replace(/^\.(?:\/|$|(?=#))|\/$|(?<=\w):[\w.-]+$/g, '')

/**
 * Whether two such runs change the same thing: the names of the one are among the names of the other. A run without
 * names is no run of a single service.
 */
export function isSameThing(passed: readonly string[], failed: readonly string[]): boolean {
  const isIn = (words: readonly string[], others: readonly string[]) =>
    words.every((word) => others.some((other) => other === word || other.startsWith(`${word}/`)))
  if (isIn(passed, failed)) return true
  return isIn(failed, passed) && (failed.length > 0 || passed.every((word) => /^-|\/$/.test(word)))
}
