/** The page's style. Colours are pairs for light and dark; bands are named in words too, so none depends on colour alone. */
export const STYLE = `:root { color-scheme: light dark; --page: #ffffff; --ink: #1c2127; --soft: #5b6570; --rule: #d9dee3; --card: #f6f7f9
; --line: #1a5fb4; --nominal: #f3f6f4; --low: #dfecf9; --warning: #fdf0c4; --critical: #fddcbc; --emergency: #f9cccc
; --low-ink: #1b5a94; --warning-ink: #765700; --critical-ink: #9a4a00; --emergency-ink: #a51d2d }
@media (prefers-color-scheme: dark) { :root { --page: #14171b; --ink: #e7eaee; --soft: #9aa5b1; --rule: #333a42; --card: #1c2026
; --line: #8ab8f5; --nominal: #1a1f22; --low: #182b40; --warning: #3a3213; --critical: #46290f; --emergency: #4a1b20
; --low-ink: #8fc1f3; --warning-ink: #ecc94b; --critical-ink: #f5a35c; --emergency-ink: #ff9a9a } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 66rem; background: var(--page); color: var(--ink)
; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .4rem }
h2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 .3rem }
h3 { font-size: 1rem; margin: 1.1rem 0 .2rem }
p { margin: 0 0 .8rem; max-width: 48rem }
a { color: inherit }
.soft { color: var(--soft); font-weight: normal }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .6rem; margin: 1rem 0 0; padding: 0 }
.totals div { background: var(--card); border-radius: .4rem; padding: .5rem .75rem }
.totals dt { font-size: .82rem; color: var(--soft) }
.totals dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums }
section { margin-top: 2.2rem; padding-top: 1.4rem; border-top: 1px solid var(--rule) }
.chart { display: grid; grid-template-columns: 5.6rem 1fr; margin: 1.2rem 0 0; position: relative; font-size: .78rem }
.axis, .plot { position: relative; height: 19rem }
.axis span { position: absolute; right: .5rem; transform: translateY(-50%); white-space: nowrap; color: var(--soft); font-variant-numeric: tabular-nums }
.plot { overflow: hidden; border-radius: .3rem; cursor: crosshair; touch-action: pan-y; outline-offset: 2px }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100% }
.plot .word { position: absolute; left: .45rem; font-size: .7rem; letter-spacing: .04em; line-height: 1; transform: translateY(-50%); pointer-events: none }
.nominal { fill: var(--nominal); background: var(--nominal) }
.low { fill: var(--low); color: var(--low-ink) }
.warning { fill: var(--warning); color: var(--warning-ink) }
.critical { fill: var(--critical); color: var(--critical-ink) }
.emergency { fill: var(--emergency); color: var(--emergency-ink) }
.curve { fill: none; stroke: var(--line); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke }
.area { fill: var(--line); opacity: .13 }
.point { stroke: var(--emergency-ink); stroke-width: 1.5; vector-effect: non-scaling-stroke }
.cut { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke }
.cursor { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--ink); opacity: .55; pointer-events: none }
.dot { position: absolute; width: 10px; height: 10px; margin: -5px 0 0 -5px; border-radius: 50%; background: var(--line); border: 2px solid var(--page); pointer-events: none }
.lane-name, .lane { height: 1.75rem; line-height: 1.75rem }
.lane-name { padding-right: .5rem; text-align: right; color: var(--soft); white-space: nowrap }
.lane { position: relative; border-bottom: 1px solid var(--rule) }
.mark { position: absolute; top: 0; width: 1.5rem; margin-left: -.75rem; text-align: center; text-decoration: none; font-size: .9rem; color: var(--ink) }
.mark.low, .mark.warning, .mark.critical, .mark.emergency { background: none }
.mark.low { color: var(--low-ink) }
.mark.warning { color: var(--warning-ink) }
.mark.critical { color: var(--critical-ink) }
.mark.emergency { color: var(--emergency-ink) }
.times { position: relative; grid-column: 2; height: 1.5rem; color: var(--soft); display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums }
.tip { position: absolute; z-index: 2; width: max-content; max-width: min(22rem, calc(100vw - 3rem)); padding: .5rem .7rem; border-radius: .4rem; background: var(--page); border: 1px solid var(--soft)
; box-shadow: 0 3px 12px rgb(0 0 0 / .22); font-size: .84rem; line-height: 1.4; pointer-events: none }
.tip div:first-child { color: var(--soft) }
.tip div:nth-child(2) { font-weight: 600 }
.tip .event { border-top: 1px solid var(--rule); margin-top: .25rem; padding-top: .25rem }
details { margin-top: .8rem }
summary { cursor: pointer; color: var(--soft) }
table { border-collapse: collapse; width: 100%; margin-top: .5rem; font-size: .9rem; font-variant-numeric: tabular-nums }
th { text-align: left; font-weight: 600; color: var(--soft) }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--rule); vertical-align: top }
ul { margin: .4rem 0; padding-left: 1.2rem; font-size: .9rem }
td:nth-child(-n+3), th:nth-child(-n+3) { white-space: nowrap; width: 1% }
td:nth-last-child(1), th:nth-last-child(1) { white-space: normal; width: auto }
tr:target td { background: var(--low) }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--soft); font-size: .88rem }
@media (max-width: 36rem) { .plot, .axis { height: 15rem }
.chart { grid-template-columns: 4.9rem 1fr; font-size: .72rem }
thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--rule) }
td { display: inline; padding: 0 .6rem 0 0; border: 0 }
td:last-child { display: block } }
@media print { .tip, .cursor, .dot { display: none } }`
