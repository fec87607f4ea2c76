import type { Call } from '../../base/core/call.ts'
import type { Config } from './config.ts'

/** A call with the configuration that is in force for it. */
export interface ConfiguredCall extends Call {
  readonly config: Config
}
