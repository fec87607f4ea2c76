import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const SETS = ['tuned', 'held-out']
export const GATE = 0.85
/** What a set must reach at the gate. */
export const TARGET = { precision: 0.95, recall: 0.7 }
/** What real sentences must reach when they are spoken by the model, who says most of them. */
export const REAL_TARGET = { precision: 0.9, recall: 0.45 }

/** The labelled sentences of a set: `label`, who said it, and what. `none` is not worth keeping. */
export function readSet(name) {
  const text = readFileSync(fileURLToPath(new URL(`./${name}.tsv`, import.meta.url)), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label, speaker, sentence] = line.split('\t')
      return { label, speaker, sentence }
    })
}

/**
 * The sentences of real sessions: a JSON object in each line, `text` and whether it is worth keeping (`keep`). The rules
 * are tuned on the even lines. The file is not part of the project.
 */
export function readReal(path) {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const rows = lines.map((line) => {
    const { text, keep } = JSON.parse(line)
    return { label: keep ? 'any' : 'none', sentence: text }
  })
  const halves = { 'real, even lines': 1, 'real, odd lines': 0 }
  return Object.entries(halves).flatMap(([name, rest]) =>
    ['assistant', 'user'].map((speaker) => ({
      name: `${name}, as the ${speaker === 'user' ? 'person' : 'model'}'s`,
      rows: rows.filter((_, index) => index % 2 === rest).map((row) => ({ ...row, speaker })),
    })),
  )
}

/** How often what was kept was worth it, and what was worth it was kept. `judge` gives a kind and a confidence, or null. */
export function measureSet(rows, judge, gate = GATE) {
  const judged = rows.map((row) => {
    const signal = judge(row.sentence, row.speaker)
    return { ...row, kind: signal !== null && signal.confidence >= gate ? signal.kind : null, signal }
  })
  const kept = judged.filter(({ kind }) => kind !== null)
  const worth = judged.filter(({ label }) => label !== 'none')
  const right = kept.filter(({ label }) => label !== 'none')
  const kinds = [...new Set(worth.map(({ label }) => label))].sort().map((label) => {
    const own = worth.filter((row) => row.label === label)
    return {
      label,
      sentences: own.length,
      kept: own.filter(({ kind }) => kind !== null).length,
      asThat: own.filter(({ kind }) => kind === label).length,
    }
  })
  return {
    sentences: rows.length,
    worth: worth.length,
    kept: kept.length,
    right: right.length,
    precision: kept.length === 0 ? 1 : right.length / kept.length,
    recall: right.length / worth.length,
    kinds,
    judged,
  }
}

/** What a list of words does: the plan's original works like that, with a weight for each word. */
export function judgeByWords(sentence) {
  const words =
    /\b(?:decided|decision|chose|chosen|went with|going with|will use|let's use|use|prefer|learned|til|turns out|discovered|found|realized|because|root cause|the reason|lesson|blocked|blocker|cannot|can't|stuck|waiting|always|never|must|every|convention|don't|finished)\b/i
  return words.test(sentence) ? { kind: 'any', confidence: 1 } : null
}
