import { version } from '../../package.json'
import { errorCode } from '../files/io/read-text.ts'
import { complain, writeOut } from '../files/io/write-out.ts'
import { runReplacement } from '../host/io/run-replacement.ts'

try {
  if (/^(?:--version|-V)$/.test(process.argv.slice(2).join(' '))) await printVersion()
  else {
    const { runCommand } = await import('./commands.ts')
    await runCommand()
  }
} catch (error) {
  if (errorCode(error) !== 'EREPLACED') throw error
  process.exitCode = runReplacement(error) ?? 1
}

/** Scripts ask for the version. The table of all commands costs half a bare node process. */
async function printVersion(): Promise<void> {
  const { describeVersion } = await import('./version-line.ts')
  try {
    writeOut(1, describeVersion(version))
  } catch (error) {
    if (errorCode(error) === 'EPIPE') return
    complain(`Cannot print the version: ${errorCode(error)}\n`)
    process.exitCode = 1
  }
}
