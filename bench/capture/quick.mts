import { readFileSync } from 'node:fs'
import { detectSignal } from '../../src/core/capture/detect.ts'

const [set, gate = '0.85', show] = process.argv.slice(2)
const rows = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((l) => l.split('\t'))
let tp = 0,
  fp = 0,
  fn = 0,
  kindWrong = 0
for (const [label, role, text] of rows) {
  const s = detectSignal(text ?? '', role as 'user')
  const kept = s !== null && s.confidence >= Number(gate)
  if (label === 'none') {
    if (kept) {
      fp += 1
      if (show) console.log('FP', s.kind, s.confidence, role, text)
    }
  } else if (kept) {
    tp += 1
    if (s.kind !== label) {
      kindWrong += 1
      if (show) console.log('KIND', label, s.kind, text)
    }
  } else {
    fn += 1
    if (show) console.log('FN', label, s?.kind, s?.confidence, role, text)
  }
}
console.log(set, 'precision', (tp / (tp + fp)).toFixed(3), 'recall', (tp / (tp + fn)).toFixed(3), {
  tp,
  fp,
  fn,
  kindWrong,
})
