/** How many times as much as usual the longest properties try: `PROPERTY_RUNS=4 npm test`, as `.ci/run` does. */
export const TIMES = Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1) || 1)
