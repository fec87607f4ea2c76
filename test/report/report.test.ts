import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { openBrowser, type Page } from './browser.ts'
import { createPlace, type Place, playDay } from './simulation.ts'

/** Pictures for a person to look at: `SCREENSHOTS=folder npm run test:report`. */
const { SCREENSHOTS } = process.env

let place: Place
let page: Page
let url: string

before(async () => {
  place = createPlace()
  playDay(place)
  const run = place.holdfast('report', place.project)
  assert.equal(run.code, 0, run.err)
  url = pathToFileURL(join(place.project, '.holdfast', 'report.html')).href
  page = await openBrowser()
})

after(async () => {
  await page?.close()
  place?.remove()
})

async function capture(name: string): Promise<Buffer> {
  const picture = await page.screenshot()
  if (SCREENSHOTS) {
    mkdirSync(SCREENSHOTS, { recursive: true })
    writeFileSync(join(SCREENSHOTS, `${name}.png`), picture)
  }
  return picture
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const boxOf = (selector: string) =>
  page.read<Box>(
    `(({ left, top, width, height }) => ({ left, top, width, height }))(document.querySelector('${selector}').getBoundingClientRect())`,
  )
const tip = () =>
  page.read<string>(
    `[...document.querySelectorAll('.tip')].filter((part) => !part.hidden).map((part) => part.innerText).join('|')`,
  )

async function openAt(width: number, height: number, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.resize(width, height)
  await page.prefer(scheme)
  await page.allowScripts(true)
  await page.open(url)
  // Away from everything: the pointer stays where the test before left it.
  await page.point(1, 1)
}

test('three sessions, each with its sentence, its chart and its events', async () => {
  await openAt(1100, 1300)
  assert.equal(await page.read('document.querySelectorAll("section .chart .curve").length'), 3 + 2 + 1)
  const sentences = await page.read<string[]>(
    '[...document.querySelectorAll("section > h2 + p")].map((part) => part.innerText)',
  )
  assert.match(
    sentences[0] ?? '',
    /^64 answers to 3 prompts .* compacted twice, automatically at 167K and 170K tokens; holdfast: 8 tier rises told, 4 checkpoints saved, 3 restorations and 2 tool calls refused\.$/,
  )
  const events = await page.read<string[]>(
    '[...document.querySelectorAll("section:first-child [id] > td:last-child")].map((part) => part.innerText)',
  )
  assert.equal(events.length, 22)
  for (const tier of ['LOW', 'WARNING', 'CRITICAL', 'EMERGENCY']) {
    const rises = events.filter((text) => text.startsWith(`${tier} reached`))
    assert.equal(rises.length, 2, tier)
    for (const text of rises) assert.match(text, /told (?:at once|just before)$/)
  }
  assert.match(
    await page.read('document.querySelector("h2").innerText'),
    /Move the <station> import to the new API & keep "old" files readable/,
  )
  await capture('light')
})

test('each compaction says in words and a table what was kept, told again and lost, ahead of the chart', async () => {
  await openAt(1100, 1300)
  const heads = await page.read<string[]>('[...document.querySelectorAll("h3")].map((part) => part.innerText)')
  assert.equal(heads.length, 2 + 1, 'two automatic compactions, and one on request')
  assert.match(heads[0] ?? '', /^Compaction 1, 2026-11-21 09:\d\d:\d\d, automatic at \d+(?:\.\d)?% \(1\d\dK\/167K\)$/)
  assert.match(heads[2] ?? '', /^Compaction 1, .*, on request at /)
  const words = await page.read<string[]>('[...document.querySelectorAll("h3 + p")].map((part) => part.innerText)')
  for (const text of words) {
    const [, facts = 0, kept = 0, restored = 0] =
      /^(\d+) facts? (?:was|were) recorded before it, in cx-\d{3}\. The summary kept (\d+); of the others holdfast told (\d+) again\.$/
        .exec(text)
        ?.map(Number) ?? []
    assert.ok(facts > 0 && restored > 0 && facts === kept + restored, text)
  }
  const [top, chart] = await page.read<number[]>(
    '[".facts", ".chart"].map((name) => document.querySelector(name).getBoundingClientRect().top)',
  )
  assert.ok((top ?? 0) < (chart ?? 0), 'words stand first')
  const facts = await page.read<string>('document.querySelector(".facts").innerText')
  assert.match(
    facts,
    /told again\s+newest request\s+Move the <station> import to the new API & keep "old" files readable/,
  )
})

test('bands stand at their percents, named with percent and tokens', async () => {
  await openAt(1100, 1300)
  const plot = await boxOf('.plot')
  const labels = await page.read<[string, number][]>(
    `[...document.querySelector('.axis').children].map((part) => { const box = part.getBoundingClientRect(); return [part.innerText, box.top + box.height / 2] })`,
  )
  assert.deepEqual(
    labels.map(([text]) => text),
    ['0%', '55% 92K', '70% 117K', '80% 134K', '88% 147K', '100% 167K'],
  )
  for (const tier of ['low', 'warning', 'critical', 'emergency']) {
    const bottom = await page.read<number>(
      `document.querySelector('.plot rect.${tier}').getBoundingClientRect().bottom`,
    )
    const near = labels.some(([, y]) => Math.abs(y - bottom) < 1.5)
    assert.ok(near && bottom > plot.top && bottom < plot.top + plot.height, `${tier} ends at ${bottom}`)
  }
})

test('pointing at the chart shows the answer, the numbers, what led to it and what happened there', async () => {
  await openAt(1100, 1300)
  assert.equal(await tip(), '')
  const plot = await boxOf('.plot')
  await page.point(plot.left + plot.width * 0.3, plot.top + plot.height / 2)
  assert.match(
    await tip(),
    /^Answer 20 of 64, 2026-11-21 09:09:21\n68\.2%, LOW\n114K of 167K tokens, 53K left\n\+5K since the answer before\nRead station-0\.ts$/,
  )
  await page.point(plot.left + plot.width * (30.4 / 63), plot.top + plot.height / 2)
  assert.match(await tip(), /Answer 31 of 64[\s\S]*EMERGENCY[\s\S]*compacted automatically at 167K tokens/)
  const shown = await boxOf('.tip:not([hidden])')
  assert.ok(shown.left >= 0 && shown.left + shown.width <= 1100, 'the details are on the page')
  await capture('pointer')
  await page.point(1, 1)
  assert.equal(await tip(), '', 'and go away')
})

test('the arrow keys do what the pointer does', async () => {
  await openAt(1100, 1300)
  await page.read('document.querySelector(".plot").focus()')
  await page.press('End')
  assert.match(await tip(), /^Answer 64 of 64/)
  await page.press('ArrowLeft')
  assert.match(await tip(), /^Answer 63 of 64/)
  await page.press('Escape')
  assert.equal(await tip(), '')
})

test('a mark leads to its row in the table', async () => {
  await openAt(1100, 1300)
  const marks = await page.read<string[]>(
    '[...document.querySelectorAll(".mark")].map((part) => part.getAttribute("href"))',
  )
  assert.ok(marks.length >= 20, `${marks.length} marks`)
  for (const mark of marks) assert.ok(await page.read(`document.querySelector('${mark}') !== null`), mark)
  const label = await page.read<string>('document.querySelector(".mark.emergency").getAttribute("aria-label")')
  assert.match(label, /^2026-11-21 09:\d\d:\d\d: EMERGENCY reached at 9\d/)
})

const brightness = () =>
  page.read<number>(
    'getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3',
  )

/** WCAG contrast of the text of elements against what is behind them. */
const CONTRAST = `(() => {
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number)
  const light = (parts) => parts.slice(0, 3).map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const ratio = (a, b) => { const [x, y] = [light(rgb(a)), light(rgb(b))].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05) }
  const page = getComputedStyle(document.body).backgroundColor
  const plain = ['p', '.soft', 'td', '.axis span', '.mark.low', '.mark.warning'].map((name) => [name, ratio(getComputedStyle(document.querySelector(name)).color, page)])
  const words = [...document.querySelector('.plot').querySelectorAll('.word')].map((word) => [word.innerText, ratio(getComputedStyle(word).color, getComputedStyle(document.querySelector('rect.' + word.innerText.toLowerCase())).fill)])
  return [...plain, ...words]
})()`

test('light and dark are both readable', async () => {
  await openAt(1100, 1300, 'light')
  assert.ok((await brightness()) > 240, 'light')
  const light = await capture('light')
  const contrasts = [...(await page.read<[string, number][]>(CONTRAST))]
  await openAt(1100, 1300, 'dark')
  assert.ok((await brightness()) < 40, 'dark')
  const dark = await capture('dark')
  contrasts.push(...(await page.read<[string, number][]>(CONTRAST)))
  assert.ok(!light.equals(dark), 'they differ')
  assert.equal(contrasts.length, 20)
  for (const [name, ratio] of contrasts) assert.ok(ratio >= 4.5, `${name}: contrast ${ratio}`)
})

test('a phone shows everything without scrolling sideways', async () => {
  await openAt(375, 800)
  assert.equal(await page.read('document.documentElement.scrollWidth'), 375)
  const small = await page.read<string[]>(
    `[...document.querySelectorAll('body *')].filter((part) => part.childElementCount === 0 && part.innerText && parseFloat(getComputedStyle(part).fontSize) < 11).map((part) => part.innerText)`,
  )
  assert.deepEqual(small, [], 'no text is smaller than 11 pixels')
  await page.read('document.querySelector(".plot").scrollIntoView()')
  const plot = await boxOf('.plot')
  await page.point(plot.left + plot.width * 0.45, plot.top + 20)
  assert.match(await tip(), /^Answer \d+ of 64/)
  const shown = await boxOf('.tip:not([hidden])')
  assert.ok(shown.left >= 0 && shown.left + shown.width <= 375, `${shown.left} to ${shown.left + shown.width}`)
  assert.equal(await page.read('document.documentElement.scrollWidth'), 375, 'with the details too')
  assert.ok(shown.top >= plot.top + plot.height, 'they do not cover the curve')
  await page.resize(375, 1500)
  await capture('phone')
})

test('without scripts everything is there but the details under the pointer', async () => {
  await openAt(1100, 1300)
  const words = await page.read<string>('document.body.innerText')
  await page.allowScripts(false)
  await page.open(url)
  const picture = await capture('without-scripts')
  await page.allowScripts(true)
  assert.equal(await page.read('document.body.innerText'), words)
  assert.ok(picture.length > 30_000, 'it is drawn')
  assert.equal(await page.read('document.querySelectorAll(".tip").length'), 0)
})

test('the page asked for nothing and complained of nothing', async () => {
  await openAt(1100, 1300)
  assert.deepEqual([...new Set(page.requests.filter((address) => !address.startsWith('data:')))], [url])
  assert.deepEqual(page.complaints, [])
})

test('its own policy stops a script that somebody got into it', async () => {
  const text = readFileSync(new URL(url), 'utf8')
  const path = join(place.project, '.holdfast', 'attacked.html')
  writeFileSync(
    path,
    text.replace('</main>', '<script>document.title = "owned"</script><img src="https://192.0.2.1/x.png"></main>'),
  )
  await page.open(pathToFileURL(path).href)
  assert.notEqual(await page.read('document.title'), 'owned')
  assert.ok(
    page.complaints.some((text) => text.includes('Content Security Policy')),
    'the browser says so',
  )
})
