import { errorCode } from '../files/io/read-text.ts'
import { runReplacement } from '../host/io/run-replacement.ts'

try {
  const { runCommand } = await import('./commands.ts')
  await runCommand()
} catch (error) {
  if (errorCode(error) !== 'EREPLACED') throw error
  process.exitCode = runReplacement(error) ?? 1
}
