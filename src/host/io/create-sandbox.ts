import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CODE_PLACE, findCodeFolder } from '../../author/io/project-cache.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { findAccessError } from '../../files/io/write-problem.ts'

export interface Sandbox {
  readonly projectDir: string
  readonly homeDir: string
  readonly transcriptPath: string
  readonly write: (path: string, text: string) => void
  readonly append: (path: string, text: string) => void
  readonly link: (path: string, folder: string) => void
  readonly readState: () => ReadonlyMap<string, string>
}

/** Folders git requires in a `.git`. Without them git would look for a repository in the folders above. */
const GIT_FOLDERS = ['.git/objects', '.git/refs/heads']

/** Why the system's folder for temporary files takes no throw-away repository; null where it takes one. */
export function findSandboxFault(): string | null {
  const error = findAccessError(tmpdir())
  return error === null ? null : `${tmpdir()} (${error})`
}

/**
 * Acts in a throw-away repository, which goes with the end of the act.
 *
 * @param transcript Path of the client's transcript, relative to the home.
 */
export function inSandbox<T>(
  sessionId: string,
  act: (sandbox: Sandbox) => T,
  transcript = `.claude/projects/-project/${sessionId}.jsonl`,
): T {
  const root = mkdtempSync(join(tmpdir(), 'holdfast-'))
  const projectDir = join(root, 'project')
  const homeDir = join(root, 'home')
  const transcriptPath = join(homeDir, transcript)
  const folders = [...GIT_FOLDERS.map((path) => join(projectDir, path)), dirname(transcriptPath)]
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  writeFileSync(join(projectDir, '.git', 'HEAD'), 'ref: refs/heads/main\n')
  linkCode(join(homeDir, CODE_PLACE))
  const sandbox: Sandbox = {
    projectDir,
    homeDir,
    transcriptPath,
    write: (path, text) => {
      mkdirSync(dirname(join(projectDir, path)), { recursive: true })
      writeFileSync(join(projectDir, path), text)
    },
    append: (path, text) => appendFileSync(path, text),
    link: (path, folder) => {
      mkdirSync(dirname(join(projectDir, path)), { recursive: true })
      // Windows links folders without special rights only as junctions; other systems ignore the word.
      symlinkSync(folder, join(projectDir, path), 'junction')
    },
    readState: () => readTree(join(projectDir, '.holdfast'), '.holdfast'),
  }
  try {
    return act(sandbox)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The bundles run from the code that V8 made in the person's own calls: compiling takes longer than most answers. */
function linkCode(place: string): void {
  const folder = findCodeFolder()
  if (folder === null || !existsSync(folder)) return
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(folder, place, 'junction')
}

function readTree(folder: string, name: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of listNames(folder)) {
    const path = join(folder, entry)
    if (statSync(path).isDirectory()) for (const [key, text] of readTree(path, `${name}/${entry}`)) files.set(key, text)
    else files.set(`${name}/${entry}`, readFileSync(path, 'utf8'))
  }
  return files
}
