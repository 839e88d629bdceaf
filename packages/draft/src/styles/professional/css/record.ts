/** Care on tint, terms, places and questions. */
export const professionalRecord = `
.care { background: var(--tint) }
.care .row { padding-block: 4.2rem 0 }
.care .row:last-child { padding-bottom: 5.5rem }
.care + .row { border-top: 0; padding-top: 4.6rem }
.plate-row + .row { border-top: 0; padding-top: 4.6rem }
.index { columns: 2; column-gap: calc(var(--gap) * 2) }
.index li { font: 400 var(--s1)/1.35 var(--serif); padding-block: .5rem .58rem; border-bottom: 1px solid var(--line); break-inside: avoid }
.register { columns: 12rem 3; column-gap: var(--gap) }
.register li { padding-block: .3rem; border-bottom: 1px solid var(--line); break-inside: avoid }
.entries > div { display: grid; grid-template-columns: 4fr 5fr; column-gap: var(--gap); padding-block: .8rem .95rem; border-bottom: 1px solid var(--line); align-items: baseline }
.entries > div:first-child { padding-top: 0 }
.entries h3 { font: 400 var(--s2)/1.25 var(--serif) }
.entries p { max-width: 31rem; text-wrap: balance }
.steps { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--gap) }
.steps.four { grid-template-columns: repeat(4, minmax(0, 1fr)) }
.steps.one { display: block }
.steps.one > div { display: grid; grid-template-columns: 3fr 6fr; column-gap: var(--gap); align-items: baseline }
.steps > div { border-top: 1px solid var(--lead); padding-top: .8rem; padding-right: .6rem }
.steps h3 { font: 400 var(--s1)/1.3 var(--serif); margin-bottom: .3rem }
.steps p { font-size: .944rem }

.terms > div { display: grid; grid-template-columns: 3fr 6fr; column-gap: var(--gap); padding-block: .95rem 1.05rem; border-top: 1px solid var(--line); align-items: baseline }
.terms:first-child > div:first-child { border-top: 0; padding-top: 0 }
.terms h3 { font-weight: 400; color: var(--soft) }
.terms p { font: 400 var(--s1)/1.45 var(--serif); max-width: 33rem }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.6rem calc(var(--gap) * 2) }
.terms + .ways { margin-top: 1.6rem }
.ways > div { border-top: 1px solid var(--lead); padding-top: .8rem }
.ways h3 { font: 400 var(--s2)/1.25 var(--serif); margin-bottom: .3rem }
.price { font: 500 var(--s4)/1.2 var(--serif); letter-spacing: -.01em; margin-bottom: 1.4rem; text-wrap: balance }
#cost .gap, .plans { margin-bottom: 1.6rem }

.where { display: grid; grid-template-columns: 4fr 5fr; column-gap: calc(var(--gap) * 2) }
.where.alone { grid-template-columns: 1fr }
.where > div > * + h3, .by-video:not(:first-child) { margin-top: 2.4rem }
.zip { font: 500 clamp(3.6rem, 6vw, 5.4rem)/1 var(--serif); letter-spacing: -.01em; margin: .5rem 0 .9rem -.03em }
.zip.name { font-size: clamp(2.6rem, 4.4vw, 3.8rem); margin-top: .6rem }
.zip span { font: 400 1rem/1 var(--sans); letter-spacing: 0; color: var(--soft); margin-left: .18rem }
.states { margin-top: .5rem; border-top: 1px solid var(--lead) }
.states li { font: 400 var(--s1)/1.35 var(--serif); padding-block: .45rem; border-bottom: 1px solid var(--line) }
.many { grid-column: 1 / -1; margin-top: 2.6rem }
.many .states { columns: 11rem; column-gap: var(--gap); padding-top: .35rem }
.many li { break-inside: avoid; font-size: 1.06rem; padding-block: .3rem }
.map { width: 100%; height: auto; align-self: start; overflow: visible }
.map .off { fill: none; stroke: var(--edge); stroke-width: .8 }
.map .on { fill: var(--lead); stroke: var(--lead) }
.map text { font: 500 13.5px var(--sans); fill: var(--onlead); text-anchor: middle }

.qa > div { display: grid; grid-template-columns: 4fr 5fr; column-gap: var(--gap); padding-block: 1.05rem 1.25rem; border-bottom: 1px solid var(--line); align-items: baseline }
.qa > div:first-child { padding-top: 0 }
.qa h3 { font: 400 var(--s2)/1.25 var(--serif) }
.qa p { max-width: 32rem; text-wrap: balance }
`
