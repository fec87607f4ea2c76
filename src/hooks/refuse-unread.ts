import { openCall } from '../base/core/call.ts'
import { describeProblem, type Problem } from '../base/core/problem.ts'
import { decidePermission } from '../client/core/output.ts'
import { readConfig } from '../config/io/config-files.ts'

/** The refusal of a call that no guard could look at; empty under a policy that lets such calls pass. */
export async function refuseUnread(projectDir: string, problem: Problem): Promise<string> {
  const { config } = await readConfig(openCall(projectDir))
  if (config['guardrails.fail'] !== 'closed' || !config['hooks.pre_tool_use']) return ''
  const failure = describeProblem({ ...problem, consequence: 'no guard can judge this call' })
  return decidePermission('deny', `${failure}, and guardrails.fail = "closed" refuses it.`)
}
