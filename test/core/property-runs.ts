/** How many times as much as usual the longest properties try: `PROPERTY_RUNS=5 npm test`. */
export const TIMES = Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1) || 1)
