/** Milliseconds of processor time this process took so far. */
export function readCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of processor time that `run` took: what it needed, however busy the machine was. */
export async function measureCpuMs(run: () => unknown): Promise<number> {
  const before = readCpuMs()
  await run()
  return readCpuMs() - before
}
