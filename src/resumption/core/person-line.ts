import { countNouns, excerptLine } from '../../base/core/text.ts'
import type { RestoredState } from './resumption-context.ts'

/** Counts behind a compaction. */
export interface Saving {
  /** Items that the start and the alert told; null behind the start of an earlier version. */
  readonly restored: number | null
  /** Items that the summary lacks; null for an unread summary. */
  readonly lost: number | null
  /** Names of memories kept, and of memories proposed. */
  readonly kept: readonly string[]
  readonly proposed: readonly string[]
}

const MAX_CHARS = 390
const MAX_COMMAND_CHARS = 160
/** A longer command has no room to stand in the line twice. */
const MAX_COMMAND_TWICE = 110

/** The one line for the person behind a compaction: the checkpoint, counts, the way to look, and memories. */
export function describeSaving(checkpoint: RestoredState, saving: Saving, ownCommand: string | null): string {
  const { checkpointId, trigger } = checkpoint
  const { restored, lost, kept, proposed } = saving
  const command = ownCommand === null || ownCommand.length > MAX_COMMAND_CHARS ? 'holdfast' : ownCommand
  const again = command.length > MAX_COMMAND_TWICE ? 'holdfast' : command
  const counts = [
    checkpointId === null ? 'nothing could be saved' : `saved as ${checkpointId}`,
    restored === null ? '' : `${countNouns(restored, 'item')} restored`,
    lost === null ? '' : lost === 0 ? 'the summary lost none' : `${lost} the summary lost`,
  ].filter((text) => text !== '')
  const how = checkpointId === null ? '' : ` Look: ${command} checkpoint show ${checkpointId}.`
  const made = [
    proposed.length === 0
      ? ''
      : ` ${countNouns(proposed.length, 'memory', 'memories')} proposed: ${again} memory proposals.`,
    kept.length === 0 ? '' : ` ${countNouns(kept.length, 'memory', 'memories')} kept: ${kept.join(', ')}.`,
  ]
  const by = trigger === 'manual' ? 'compacted by /compact' : 'compacted'
  return excerptLine(`holdfast: ${by}, ${counts.join(', ')}.${how}${made.join('')}`, MAX_CHARS)
}
