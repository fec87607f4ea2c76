import { parseJsonRecord } from '../base/core/record.ts'
import { findPolicyNeeds, type PolicyNeeds } from '../client/core/policy-needs.ts'
import { findStartWay, planRegistration } from '../client/core/registration.ts'
import type { Config } from '../config/core/config.ts'
import { readOptional } from '../files/io/change-file.ts'
import { nameOwnCommand } from './io/own-command.ts'

/** A policy changes with every edit of its files, a registration with `init` alone. Null where each follows. */
export function findUnfit(root: string, needs: PolicyNeeds): string | null {
  const files = ['.claude/settings.json', '.claude/settings.local.json']
  return files.find((file) => isUnfit(readOptional(`${root}/${file}`), needs)) ?? null
}

function isUnfit(text: string | null, needs: PolicyNeeds): boolean {
  const settings = parseJsonRecord(text ?? '')
  const way = settings === null ? null : findStartWay(settings)
  if (settings === null || way === null) return false
  return planRegistration(settings, { ...way, ...needs }).some(({ path: [, event] }) => event === 'PreToolUse')
}

/** The line for the person where a guard speaks about calls for which the client does not start the hook. */
export function tellUnfit(root: string, config: Config): string {
  const needs = findPolicyNeeds(config)
  const file = needs.everyTool ? findUnfit(root, needs) : null
  return file === null
    ? ''
    : `holdfast: guardrails.allowed_tools speaks about every tool, and ${file} starts the hook for some only; "${nameOwnCommand(root)} init" registers it anew.`
}
