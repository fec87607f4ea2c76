import type { Call } from '../../base/core/call.ts'
import type { Config } from './config.ts'

export interface ConfiguredCall extends Call {
  readonly config: Config
}
