import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** A note of the client beside the conversation that a continuing model has to know. */
export type Notice =
  | { readonly kind: 'plan-mode'; readonly isOn: boolean; readonly file: string | null }
  /** The condition set with `/goal`; null once the goal is met or given up. */
  | { readonly kind: 'goal'; readonly condition: string | null }
  /** Skills and nested instruction files in the context: both leave the context with a compaction. */
  | { readonly kind: 'loaded'; readonly skills: readonly string[]; readonly instructions: readonly string[] }

/** The notice in an attachment of the client (2.1.329); null for an attachment that does not concern the work. */
export function parseNotice(attachment: UnknownRecord): Notice | null {
  switch (attachment.type) {
    case 'plan_mode':
    case 'plan_mode_reentry':
      return attachment.isSubAgent === true
        ? null
        : { kind: 'plan-mode', isOn: true, file: stringOf(attachment.planFilePath) }
    case 'plan_mode_exit':
      return { kind: 'plan-mode', isOn: false, file: stringOf(attachment.planFilePath) }
    case 'goal_status': {
      const isOver = attachment.met === true || attachment.failed === true
      return { kind: 'goal', condition: isOver ? null : stringOf(attachment.condition) }
    }
    case 'nested_memory': {
      const path = stringOf(attachment.path) ?? stringOf(attachment.displayPath)
      return path === null ? null : { kind: 'loaded', skills: [], instructions: [path] }
    }
    case 'invoked_skills': {
      const skills = Array.isArray(attachment.skills) ? attachment.skills.filter(isRecord) : []
      const names = skills.flatMap((skill) => stringOf(skill.name) ?? [])
      return names.length === 0 ? null : { kind: 'loaded', skills: names, instructions: [] }
    }
    default:
      return null
  }
}
