/** What an error tells of, as a column of the table. */
const CLASSES: Readonly<Record<string, string>> = {
  ENOSPC: 'disk full',
  EDQUOT: 'disk full',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'read-only',
  EMFILE: 'no descriptors',
  EIO: 'broken disk',
  EMLINK: 'broken disk',
  EPIPE: 'broken stream',
  EAGAIN: 'broken stream',
  EINTR: 'broken stream',
  KILL: 'killed',
}

/** Counts by program and class of fault. */
export function createTally() {
  const counts = new Map<string, { injected: number; survived: number }>()
  const add = (program: string, fault: string, survived: boolean) => {
    const key = `${program} ${CLASSES[fault] ?? fault}`
    const { injected, survived: before } = counts.get(key) ?? { injected: 0, survived: 0 }
    counts.set(key, { injected: injected + 1, survived: before + (survived ? 1 : 0) })
  }
  const sum = (of: 'injected' | 'survived') => [...counts.values()].reduce((total, row) => total + row[of], 0)
  /** How many survived, and of how many where that differs: a row for each program, a column for each class. */
  const table = () => {
    const programs = [...new Set([...counts.keys()].map((key) => key.slice(0, key.indexOf(' '))))].sort()
    const cell = (key: string) => {
      const { injected, survived } = counts.get(key) ?? { injected: 0, survived: 0 }
      return injected === 0 ? '' : injected === survived ? `${survived}` : `${survived} of ${injected}`
    }
    const classes = [...new Set(Object.values(CLASSES))]
    const row = (program: string) => Object.fromEntries(classes.map((name) => [name, cell(`${program} ${name}`)]))
    return Object.fromEntries(programs.map((program) => [program, row(program)]))
  }
  return { add, sum, table }
}
