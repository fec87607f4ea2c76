/** The page is readable without the script. `textContent` is the only way for text into the page. */
export const SCRIPT = `for (const chart of document.querySelectorAll('.chart')) {
  const plot = chart.querySelector('.plot')
  const data = JSON.parse(chart.querySelector('script').textContent)
  if (!plot || data.points.length === 0) continue
  const make = (name, parent) => parent.appendChild(Object.assign(document.createElement('div'), { className: name, hidden: true }))
  const cursor = make('cursor', plot)
  const dot = make('dot', plot)
  const tip = make('tip', chart)
  tip.setAttribute('role', 'status')
  let shown = -1
  const hide = () => { shown = -1; for (const part of [cursor, dot, tip]) part.hidden = true }
  const near = (index) => {
    const at = (other) => data.points[Math.min(data.points.length - 1, Math.max(0, other))][0]
    const [from, to] = [(at(index - 1) + at(index)) / 2, (at(index) + at(index + 1)) / 2]
    const first = index === 0
    const last = index === data.points.length - 1
    return data.events.filter((event) => (first || event[0] >= from) && (last || event[0] <= to))
  }
  const show = (index) => {
    shown = index
    const [x, y, ...lines] = data.points[index]
    for (const part of [cursor, dot, tip]) part.hidden = false
    cursor.style.left = dot.style.left = x + '%'
    dot.style.top = y + '%'
    const rows = lines.map((text) => Object.assign(document.createElement('div'), { textContent: text }))
    const events = near(index)
    for (const [, text] of events.slice(0, 6)) rows.push(Object.assign(document.createElement('div'), { className: 'event', textContent: text }))
    if (events.length > 6) rows.push(Object.assign(document.createElement('div'), { textContent: 'and ' + (events.length - 6) + ' more' }))
    tip.replaceChildren(...rows)
    const center = plot.offsetLeft + (plot.clientWidth * x) / 100
    const left = center + 14 + tip.offsetWidth > chart.clientWidth ? center - 14 - tip.offsetWidth : center + 14
    tip.style.left = Math.max(0, Math.min(left, chart.clientWidth - tip.offsetWidth)) + 'px'
    const beside = Math.max(0, Math.min((plot.clientHeight * y) / 100, plot.clientHeight - tip.offsetHeight))
    const isNarrow = tip.offsetWidth > chart.clientWidth * 0.6
    tip.style.top = (isNarrow ? plot.clientHeight + 6 : beside) + 'px'
  }
  const nearest = (clientX) => {
    const box = plot.getBoundingClientRect()
    const wanted = ((clientX - box.left) / box.width) * 100
    let best = 0
    data.points.forEach((point, index) => { if (Math.abs(point[0] - wanted) < Math.abs(data.points[best][0] - wanted)) best = index })
    return best
  }
  const follow = (event) => show(nearest(event.clientX))
  for (const part of chart.querySelectorAll('.plot, .lane')) {
    part.addEventListener('pointermove', follow)
    part.addEventListener('pointerdown', follow)
    part.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') hide() })
  }
  plot.addEventListener('blur', hide)
  plot.addEventListener('keydown', (event) => {
    const last = data.points.length - 1
    const next = { ArrowLeft: Math.max(0, shown - 1), ArrowRight: Math.min(last, shown + 1), Home: 0, End: last }[event.key]
    if (event.key === 'Escape') hide()
    if (next === undefined) return
    event.preventDefault()
    show(next)
  })
}`
