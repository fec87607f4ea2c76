import { formatPercentage } from '../../base/core/tokens.ts'
import { type Config, DEFAULT_CONFIG } from '../../config/core/config.ts'
import { needsOperator } from '../../config/core/criticality.ts'
import { selectThresholds } from '../../measure/core/tier.ts'
import { isPolicyAdopted } from '../../policy/core/policy.ts'

/** Most important first; none with standard settings. `command` is the line that calls holdfast here. */
export function describeRules(config: Config, hasDocuments: boolean, command: string): string[] {
  const isAdopted = isPolicyAdopted(config)
  const isOrdinary = config.criticality === DEFAULT_CONFIG.criticality && !hasDocuments && !isAdopted
  return [
    ...(isAdopted ? describeGuardrails(config, command) : []),
    ...(isOrdinary ? [] : [describeCriticality(config), describeEscalation(config)]),
    ...describeHooks(config),
  ]
}

/** Words for a guard's treatment of calls against its rule, by mode. */
const OUTCOMES = { off: '', warn: 'are warned of', ask: 'are asked about', deny: 'are refused' } as const

/** Describes the enforced policy, whatever a page says, with a rule on each line. A guard that is off has no rule. */
function describeGuardrails(config: Config, command: string): string[] {
  const roots = config['guardrails.write_roots']
  const tools = config['guardrails.allowed_tools']
  const guarded = config['guardrails.protected']
  const layers = config['guardrails.architecture'].map(({ name }) => name)
  const rule = (guard: keyof typeof OUTCOMES, isSet: boolean, text: string) =>
    isSet && OUTCOMES[guard] !== '' ? [`Guardrail: ${text} ${OUTCOMES[guard]}.`] : []
  const modeOf = (name: 'confined_writes' | 'allowed_tools' | 'architecture' | 'plan_evaluator') =>
    config[`guardrails.modes.${name}`]
  return [
    ...rule(
      modeOf('confined_writes'),
      roots !== null,
      `files are written only in ${roots?.join() === '**' ? 'this repository' : list(roots ?? [])}; other writes, by shell commands too,`,
    ),
    ...rule(modeOf('confined_writes'), guarded.length > 0, `writes to ${list(guarded)}`),
    ...rule(modeOf('allowed_tools'), tools !== null, `the tools here are ${list(tools ?? [])}; others`),
    ...rule(modeOf('architecture'), layers.length > 0, `imports against the rules ${list(layers)}`),
    ...rule(
      modeOf('plan_evaluator'),
      config['guardrails.evaluator'],
      'agents spawned before the plan of the track passes',
    ),
    ...rule('deny', config['guardrails.fail'] === 'closed', 'calls no guard reaches a verdict on'),
    `Guardrail: ${command} explain 'COMMAND' says beforehand how a call is judged.`,
  ]
}

const MAX_LIST_CHARS = 240

/** Lists names up to 240 characters: a list of a hundred names is for its file. */
function list(names: readonly string[]): string {
  const shown: string[] = []
  for (const name of names) {
    if (shown.join(', ').length + name.length > MAX_LIST_CHARS) break
    shown.push(name)
  }
  const rest = names.length - shown.length
  if (names.length === 0) return 'no place'
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

function describeCriticality(config: Config): string {
  // Configured floors only raise these thresholds for a small window.
  const { low, warning, critical, emergency } = selectThresholds(config, Number.MAX_SAFE_INTEGER)
  const tiers = [low, warning, critical, emergency].map(formatPercentage).join(', ')
  return `Criticality: ${config.criticality} (of C1 to C4). A tier begins at ${tiers} of the way to compaction: LOW, WARNING, CRITICAL, EMERGENCY. Writing a rule or decision file raises the criticality to C3, the constitution to C4.`
}

function describeEscalation({ criticality, 'escalation.gate_spawns': gate }: Config): string {
  const operator = needsOperator(criticality)
    ? 'at EMERGENCY, and after a compaction, the operator says how the work goes on; after a second one a new session is recommended'
    : 'at EMERGENCY nothing new is begun before compaction; from C3 up the operator says how the work goes on'
  const spawns = {
    off: '',
    ask: '; spawning an agent at EMERGENCY is asked',
    deny: '; no agent is spawned at EMERGENCY',
  }
  return `Escalation: at CRITICAL holdfast saves a checkpoint; ${operator}${spawns[gate]}.`
}

const HOOKS = ['session_start', 'user_prompt_submit', 'pre_compact', 'pre_tool_use', 'post_tool_use'] as const

/** Names the hooks that are off, because other people may count on them. */
function describeHooks(config: Config): string[] {
  const off = HOOKS.filter((name) => !config[`hooks.${name}`]).map((name) => name.replaceAll('_', '-'))
  return off.length === 0 ? [] : [`Hooks switched off in this project: ${off.join(', ')}.`]
}
