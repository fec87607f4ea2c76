import { INSTALL_FOLDER, planUnregistration } from '../core/install/registration.ts'
import { planStatuslineRemoval } from '../core/install/statusline.ts'
import {
  findFolder,
  readOptional,
  removeFile,
  removeFolder,
  removeFolderIfEmpty,
  writeSettings,
} from '../io/install-files.ts'
import { unconfigureNotes } from '../io/notes-config.ts'
import { editSettings, parseSettings } from '../io/settings-text.ts'
import { fail, print } from '../io/terminal.ts'
import { planPersonalStatusline } from '../steps/place-statusline.ts'

/** Takes out what `init` put in. The state folder holds a person's checkpoints, so it stays unless asked for. */
export function uninstall(dir: string, withState: boolean, asJson: boolean): void {
  const root = findFolder(dir)
  if (root === null) return fail(`Cannot uninstall from "${dir}": it is not a folder; name the repository`, 2)
  const settingsPath = `${root}/.claude/settings.json`
  const previous = readOptional(settingsPath) ?? ''
  const settings = parseSettings(previous)
  if (settings === null) {
    return fail(
      `Cannot edit "${settingsPath}": it is not a JSON object; nothing was changed. Repair it and run uninstall again`,
    )
  }
  const statusline = planPersonalStatusline(root, settings, planStatuslineRemoval)
  const givenBack = 'apply' in statusline && statusline.apply()
  const edits = planUnregistration(settings)
  const unregistered = edits.length > 0
  const left = editSettings(previous, edits)
  if (unregistered && left.replace(/\s/g, '') === '{}') removeFile(settingsPath)
  else if (unregistered) writeSettings(settingsPath, left)
  const notes = unconfigureNotes(root)
  const bundles = removeFolder(`${root}/${INSTALL_FOLDER}`)
  removeFolderIfEmpty(`${root}/.claude`)
  const state = withState && removeFolder(`${root}/.holdfast`)
  if (asJson)
    return print(
      JSON.stringify(
        {
          root,
          unregistered,
          statusline_given_back: givenBack,
          notes_unconfigured: notes,
          bundles_removed: bundles,
          state_removed: state,
        },
        null,
        2,
      ),
    )
  const done = [
    unregistered ? 'registration removed' : '',
    givenBack ? 'status line given back' : '',
    bundles ? 'bundles removed' : '',
    notes ? 'settings of git notes removed' : '',
    state ? 'state removed' : '',
  ]
  const said = done.filter((part) => part !== '').join(', ')
  print(said === '' ? `holdfast was not installed in ${root}` : `${root}: ${said}`)
  if (!withState && findFolder(`${root}/.holdfast`) !== null) {
    print('.holdfast/ was kept: it holds the checkpoints and the journal. Remove it with uninstall --state')
  }
}
