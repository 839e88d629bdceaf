/** Narrow screens, where the edge turns level; forced colors and print. */
export const professionalMedia = `
@media (max-width: 72rem) {
  .top nav { grid-column: 4 / span 5 } .top ul { column-gap: 1rem } .top li a { font-size: .87rem }
  .steps.four { grid-template-columns: 1fr 1fr; row-gap: .8rem }
}
@media (max-width: 62rem) {
  :root { --edge-x: max(1.15rem, 5vw); --seal: min(108vw, 30rem); --top: auto; --split: 50% }
  .top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; column-gap: 1rem; padding-block: .9rem .5rem; border-bottom: 1px solid var(--lead) }
  .brand { flex: 1; min-width: 7rem; font-size: min(1.2rem, 41vw / var(--name-em)) } .brand.long-name { font-size: min(1rem, 41vw / var(--name-em)) } .card { --room: 84vw }
  .top nav { order: 3; flex-basis: 100% } .top ul { flex-wrap: wrap; column-gap: .5rem; justify-content: space-between; max-width: 30rem; margin-top: .2rem } .top li a { padding-block: .4rem }
  .top .button { background: var(--lead); color: var(--onlead); padding: .55rem .85rem; font-size: .889rem } .top .button:focus-visible { outline-color: var(--lead) }
  .paper { flex-direction: column; align-items: stretch; min-height: 0; padding-block: 2.6rem 0; overflow: hidden }
  .words { width: auto; margin-bottom: 2.2rem; order: -1; --room: 89vw }
  h1.xl { font-size: min(clamp(3.4rem, 11vw, 6rem), var(--room) / var(--name-em)) } h1.l { font-size: min(clamp(3rem, 9vw, 5rem), var(--room) / var(--name-em)) } h1.m { font-size: min(clamp(2.4rem, 7vw, 4.2rem), var(--room) / var(--name-em)) } h1.s { font-size: min(clamp(2.1rem, 5.4vw, 3.2rem), var(--room) / var(--name-em)) }
  .hero > .plate { grid-area: 2 / 1; margin: 0; height: calc(var(--seal) / 2 + 1.8rem) }
  .seal { position: relative; display: block; flex: none; left: 50%; top: auto; transform: translateX(-50%); margin-bottom: calc(var(--seal) / -2) }
  .plate > .seal { position: absolute; left: 50%; top: 0; margin: 0; transform: translate(-50%, -50%) }
  .facts { grid-area: 3 / 1; padding: 0 var(--edge-x) 2.6rem; background: var(--lead); color: var(--onlead); border: 0; grid-template-columns: 1fr 1fr; row-gap: 1.1rem }
  .facts::before { display: none } .facts dt { color: var(--onsoft) }
  .hero.plate { color: var(--onlead); background: var(--lead); --seal: min(88vw, 26rem) }
  .hero.plate .lede ~ p { color: var(--onsoft) } .hero.plate a { color: var(--onlead) } .hero.plate .paper > .seal { display: none }
  .hero.plate > .plate { height: calc(var(--seal) + 3rem) } .hero.plate .plate > .seal { top: 50% }
  .hero.plate .paper { padding-top: 3rem } .hero.plate .words { margin-bottom: 1.2rem }
  .hero:not(:has(.facts)) { margin-bottom: 2rem }
  .hero + .row { border-top: 0 }
  .row { display: block; padding-block: 1.4rem 4rem } .rail { padding: 0; margin-bottom: 1.6rem }
  .care .row { padding-top: 2.6rem } .care .row:last-child { padding-bottom: 3.6rem } .care + .row, .plate-row + .row { padding-top: 2.6rem }
  .portrait { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); column-gap: 1.1rem; align-items: end; max-width: none } .portrait .gap { margin: 0 } .portrait img { grid-column: 1 / -1; max-width: 15.5rem }
  .query { max-width: 26rem } .map { align-self: center }
  .why .row { padding-block: 2.4rem 3.4rem }
  .contact .row { padding-block: 2.6rem calc(var(--ghost) / 2 + 2.6rem); --ghost: min(100vw, 26rem) } .contact .say-lead, .reach, .card { max-width: 34rem }
  .ghost { --ghost: min(100vw, 26rem); right: 50%; top: auto; bottom: calc(var(--ghost) / -2); transform: translateX(50%) }
}
@media (max-width: 44rem) {
  .two, .index { columns: 1 } .register { columns: 2; column-gap: 1rem }
  .story { font-size: 1.12rem } .one { font-size: 1.17rem } .story.short { font-size: var(--s4) }
  .ledger > div, .terms > div, .qa > div, .entries > div, .where, .three { display: block }
  .ledger p, .terms p, .entries p { margin-top: .3rem } .qa p { margin-top: .35rem }
  .map { margin-top: 2rem }
  .three > * + * { margin-top: 1.3rem }
  .foot .rail { margin-bottom: .8rem }
  .steps, .steps.four, .steps.one > div { grid-template-columns: minmax(0, 1fr) }
  .steps > div { padding-bottom: .9rem }
  .facts { grid-template-columns: minmax(0, 1fr) } .facts div { display: grid; grid-template-columns: 2fr 3fr; column-gap: .8rem; align-items: baseline } .facts dd { padding: 0 }
}
@media (max-width: 22rem) { .facts div { display: block } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
@media (forced-colors: active) { .plate { border-left: 1px solid } .map .on { fill: CanvasText } .map text { fill: Canvas } .button { border: 1px solid } .seal, .plate .seal, .ghost, .hem { stroke: CanvasText; color: CanvasText } }
@media print {
  html, html:has(.large-text) { font-size: 10.5pt } .top nav, .top .button, .hero > .plate, .hem, .ghost, .skip, .second { display: none }
  body, .care, .plate-row, .foot, .facts, .hero.plate { background: none; color: #000 } .plate-row *, .foot *, .hero *, .facts dt { color: #000 !important }
  .paper { display: block; min-height: 0; padding-block: 1.5rem 1rem } .paper > .seal, .hero.plate .paper > .seal { position: absolute; display: block; opacity: 1; margin: 0; left: auto; right: var(--edge-x); width: 11rem; height: 11rem; transform: none; top: .5rem; bottom: auto; stroke: #555 } .words { width: 62%; margin: 0 }
  .facts { padding-top: 1rem; border-top: 2px solid; min-height: 0 } .row.row { padding-block: 1rem 1.6rem } .ledger > div, .terms > div, .qa > div, .entries > div, .index li, .steps { break-inside: avoid } h2 { break-after: avoid } .rail { position: static }
}
`
