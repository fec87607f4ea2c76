import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type EventName, parseAnswer } from './host-contract.ts'
import { runHook } from './run-hook.ts'
import { appendRows, createSandbox } from './sandbox.ts'
import { COMPACTION_ROWS, PAYLOADS, readJournal, STORY, TRANSCRIPT } from './story.ts'

/** Items of a tag: list items, and elements of one item. The way to the transcript is no item. */
function countItems(context: string, tag: string): number {
  const body = new RegExp(`<${tag}[^>]*>([\\s\\S]*)</${tag}>`).exec(context)?.[1] ?? ''
  const elements = [...body.matchAll(/<([a-z-]+)[^>]*>([^<]*)<\/\1>/g)].filter(([, name]) => name !== 'transcript')
  return elements.reduce(
    (sum, [, , text = '']) => sum + (text.startsWith('\n- ') ? text.split('\n- ').length - 1 : 1),
    0,
  )
}

describe('the line for the person behind a compaction', { concurrency: 2 }, () => {
  for (const trigger of ['auto', 'manual'] as const)
    for (const first of ['user-prompt-submit', 'post-tool-use'] as const)
      it(`is one, and true: ${trigger}, first event ${first}`, async (test) => {
        const sandbox = createSandbox(test, STORY)
        const messages: string[] = []
        let items = 0
        const run = async (event: EventName, change: object = {}) => {
          const stdin = JSON.stringify({ ...JSON.parse(PAYLOADS[event]), ...change })
          const answer = parseAnswer(event, (await runHook(sandbox, event, { stdin })).stdout)
          if (answer.kind !== 'context') return
          items +=
            countItems(answer.context ?? '', 'resumption-context') +
            countItems(answer.context ?? '', 'compaction-alert')
          const { systemMessage } = answer.json as { systemMessage?: string }
          if (systemMessage !== undefined) messages.push(systemMessage)
        }
        const session = { session_id: JSON.parse(PAYLOADS['pre-compact']).session_id, transcript_path: TRANSCRIPT }
        await run('pre-compact', { trigger })
        await run('session-start')
        appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
        for (const event of [first, 'post-tool-use', 'user-prompt-submit', 'user-prompt-submit'] as const)
          await run(event, session)
        assert.equal(messages.length, 1, messages.join('\n'))
        const lost = readJournal(sandbox).find(({ event }) => event === 'summary_audited')?.lost
        const by = trigger === 'manual' ? 'compacted by /compact' : 'compacted'
        const counts = `holdfast: ${by}, saved as cx-001, ${items} items restored, ${lost} the summary lost. Look: `
        assert.equal(messages[0]?.slice(0, counts.length), counts)
        assert.match(messages[0] ?? '', /holdfast\.mjs checkpoint show cx-001\.$/)
      })

  it('comes with the start where the alert is switched off', async (test) => {
    const sandbox = createSandbox(test, STORY)
    const env = { HOLDFAST_SECTIONS__COMPACTION_ALERT: 'false' }
    await runHook(sandbox, 'pre-compact', { stdin: PAYLOADS['pre-compact'], env })
    const start = await runHook(sandbox, 'session-start', { stdin: PAYLOADS['session-start'], env })
    assert.match(
      JSON.parse(start.stdout).systemMessage,
      /^holdfast: compacted, saved as cx-001, \d items restored\. Look: /,
    )
    appendRows(sandbox, TRANSCRIPT, COMPACTION_ROWS)
    const prompt = await runHook(sandbox, 'user-prompt-submit', { stdin: PAYLOADS['user-prompt-submit'], env })
    assert.doesNotMatch(prompt.stdout, /saved as/)
  })
})
