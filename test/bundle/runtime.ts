/** The program that runs the bundles, with its options. `RUNTIME="bun --no-env-file"` names another one than this node. */
export const RUNTIME: readonly string[] = process.env.RUNTIME?.split(' ') ?? [process.execPath]

/** Bun keeps what it has compiled in the home, which is to hold what a hook wrote and nothing else. */
export const RUNTIME_VARIABLES = process.env.RUNTIME === undefined ? {} : { BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0' }
