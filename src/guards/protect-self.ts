import { findPersonFolder } from '../author/io/person-key.ts'
import { findCacheRoot } from '../author/io/project-cache.ts'
import { matchesStep } from '../base/core/match-name.ts'
import type { UnknownRecord } from '../base/core/record.ts'
import type { CallEffects, WriteTarget } from '../calls/core/call-effects.ts'
import { takesNames } from '../calls/core/own-words.ts'
import { findResultingText } from '../calls/core/resulting-text.ts'
import { findFilePath, type ToolCall } from '../calls/core/tool-call.ts'
import { OTHER_CLIENTS } from '../client/core/client.ts'
import { describeWriter, type NamedPlace } from '../command/core/effects.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { absolutePath, foldPath, isInside, normalizePath } from '../files/core/path-text.ts'
import { findBundles, findOwnConfigFolder, findOwnHome } from '../files/io/own-places.ts'
import { readText } from '../files/io/read-text.ts'
import { hasPath, listGlobTargets, resolveEntry, resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import type { Finding } from '../policy/core/verdict.ts'
import {
  judgeSelfProtection,
  listProtectedPlaces,
  objectToChange,
  type ProtectedPlace,
} from './core/self-protection.ts'
import type { GuardPlaces } from './guard-places.ts'
import { listSwept } from './load-glob-test.ts'

interface WritingCall {
  readonly call: ToolCall
  readonly effects: CallEffects
  readonly command: string | null
}

export async function protectSelfFrom(toJudge: WritingCall, places: GuardPlaces): Promise<Finding | null> {
  const { call, effects, command } = toJudge
  const parse = await loadSettingsParser(call, effects)
  const keepsHooks = (path: string) => {
    if (parse === null) return false
    const before = readText(path, 4 << 20, true)
    const after = findResultingText(call, before)
    if (after === null) return false
    const settings = [parse(before ?? ''), parse(after)]
    // A file that cannot be read is like no other.
    return settings.every((found) => found !== null) && new Set(settings.map(describeHooks)).size === 1
  }
  const kept = findProtectedPlaces(places)
  const brings = createBringTest(toJudge, places.home)
  const spares = await createSparing(effects, places)
  const facts = { places: kept, fold: true, command, keepsHooks, hasPath, brings, spares }
  const finding = judgeSelfProtection(effects, facts)
  if (finding !== null) return finding
  const swept = await findSweptPlace(effects, kept, places)
  if (swept !== null || effects.runs.length === 0) return swept
  const { judgeOwnRuns } = await import('./core/own-runs.ts')
  return judgeOwnRuns(effects.runs, { places: kept, fold: true, locate: locatePlace, isOwnCommand: isOwnCommand() })
}

/**
 * Objects to a write of many files that reaches a place by names, or in a folder around the place. A write without
 * names over the whole project may leave the place out, and a formatter changes no meaning.
 */
async function findSweptPlace({ writes }: CallEffects, kept: readonly ProtectedPlace[], places: GuardPlaces) {
  const { projectDir, fold } = places
  const placeOf = (path: string) => kept.find((place) => isInside(foldPath(path, fold), foldPath(place.path, fold)))
  const [first] = await listSwept(
    writes.filter(
      (write) =>
        write.sweeps === 'files' &&
        (write.names !== undefined || (!takesNames(write) && !isInside(projectDir, write.path))),
    ),
    { globs: kept.map(({ path }) => `${path}/**`), place: places, test: (path) => placeOf(path) !== undefined },
  )
  const what = first === undefined ? undefined : placeOf(first.path)?.what
  return first === undefined || what === undefined
    ? null
    : objectToChange(first.path, `${describeWriter(first.write)} would write "${first.path}", which is ${what}`)
}

/** Makes the test whether git leaves a place alone that lies where a command lets git remove files. */
async function createSparing({ writes }: CallEffects, { projectDir }: GuardPlaces) {
  if (!writes.some(({ only }) => only !== undefined)) return () => false
  const { listOfKind } = await import('../git/io/known-files.ts')
  return ({ only, names = '*' }: WriteTarget, { path }: ProtectedPlace) =>
    only !== undefined &&
    listOfKind(projectDir, { path, kind: only })?.every((file) => !matchesStep(names, file)) === true
}

const MAX_SOURCES = 24

/**
 * Makes the test whether a source of the call holds a file. A source is a folder that the command names, from where it
 * starts or from another folder it names. A file of that name that the call itself writes counts too.
 */
function createBringTest({ call: { cwd }, effects: { writes }, command }: WritingCall, home: string | null) {
  const words = [...new Set((command ?? '').split(/[\s'"`;|&<>(){}=,]+/))].filter((word) => /^[^-]/.test(word))
  const given = words.slice(0, MAX_SOURCES).map((word) => word.replace(/(?<=.)\/\.?$/, ''))
  const bases = ['.', ...given]
  return (file: string, { path: kept }: ProtectedPlace): boolean => {
    const name = `/${file}`.toLowerCase()
    if (writes.some(({ path }) => path !== kept && path.toLowerCase().endsWith(name))) return true
    // A pattern takes no name with a dot in front.
    const sources = file.startsWith('.') ? given : given.map((word) => word.replace(/(?<=.)\/\*$/, ''))
    return bases.some((base) =>
      sources.some((source) => {
        const path = normalizePath(absolutePath(source, absolutePath(base, cwd, home), home))
        return !isInside(kept, path) && hasPath(`${path}/${file}`)
      }),
    )
  }
}

const locatePlace = ({ path, glob }: NamedPlace): readonly string[] =>
  glob ? (listGlobTargets(path, false, true) ?? []) : [resolveRealPath(path)]

const COMMAND = 'holdfast.mjs'
const MAX_COMMAND_BYTES = 8 << 20

/** Tells the command of holdfast from other files: by its name, and a copy by its text. */
function isOwnCommand(): (path: string) => boolean {
  let own: string | null | undefined
  return (path) => {
    if (path.endsWith(`/${COMMAND}`)) return true
    own ??= readText(`${findBundles()}${COMMAND}`, MAX_COMMAND_BYTES, true)
    return own !== null && readText(path, MAX_COMMAND_BYTES, true) === own
  }
}

/** The reader of settings, loaded only where the call rewrites a file that may hold settings. */
async function loadSettingsParser(call: ToolCall, { writes }: CallEffects) {
  if (findFilePath(call) === null || !writes.some(({ path }) => path.endsWith('.json'))) return null
  return (await import('../client/io/settings-text.ts')).parseSettings
}

/** The settings that decide whether hooks run, and what the client's sandbox holds, as text to compare. */
export function describeHooks(settings: UnknownRecord | null): string {
  const { hooks, hooksConfig, disableAllHooks, enabledPlugins, env, sandbox } = settings ?? {}
  return JSON.stringify([
    hooks ?? {},
    hooksConfig ?? {},
    disableAllHooks ?? false,
    enabledPlugins ?? {},
    env ?? {},
    sandbox ?? {},
  ])
}

/** Places that self-protection holds, as they lie on disk: a settings file may be a link into somebody's dotfiles. */
export function findProtectedPlaces(places: GuardPlaces): ProtectedPlace[] {
  const { projectDir, home, clientDir } = places
  const git = readGitFacts(projectDir)
  const gitDir = git === null ? null : (git.commonDir ?? `${git.root}/.git`)
  const bundle = process.argv[1] ?? ''
  const distDir = bundle.endsWith('.mjs')
    ? bundle.slice(0, Math.max(bundle.lastIndexOf('/'), bundle.lastIndexOf('\\')))
    : null
  const documents = [...new Set([projectDir, git?.root ?? projectDir])].map((root) => `${root}/${POLICY_DOCUMENT}`)
  const own = findOwnHome(projectDir)
  const personDirs = [
    ...[findPersonFolder(projectDir), findCacheRoot(projectDir)],
    ...(own === null ? [] : [`${own}/.local/state/holdfast`, `${own}/.cache/holdfast`]),
  ].filter((path) => path !== null)
  const found = listProtectedPlaces({
    projectDir,
    gitRoot: git?.root ?? null,
    gitDir,
    homes: [...new Set([home, own])].filter((folder) => folder !== null),
    clientDir,
    configDir: findOwnConfigFolder(projectDir),
    personDirs,
    distDir,
    policyDocuments: documents,
    others: OTHER_CLIENTS.filter((client) => hasPath(`${projectDir}/.${client}/holdfast`)),
  })
  return found.flatMap((place) => {
    const path = normalizePath(absolutePath(place.path, projectDir, home))
    const absent = documents.includes(place.path) && !hasPath(path) ? { isAbsent: true } : {}
    const real = resolveRealPath(path)
    // A link of that name, or on the way there, is held beside the file it leads to.
    const links = [...new Set([resolveEntry(path), path])].filter((link) => link !== real)
    const held = { ...place, ...absent }
    return [{ ...held, path: real }, ...links.map((link) => ({ ...held, path: link, isByLink: true }))]
  })
}
