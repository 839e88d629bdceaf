/** Narrow screens, motion, forced colors and print. */
export const modernMedia = `
@media (max-width: 63.99rem) {
  .top { position: relative; padding-top: 1rem }
  .hero { display: block; min-height: 0; padding-top: 0; --room: 89vw }
  .hero .chart { position: relative; width: auto; height: clamp(15.5rem, 44vw, 27rem); margin: .5rem calc(var(--edge-x) * -1) 1.75rem 0 }
  :is(.strait, .flood) .chart { margin-left: calc(var(--edge-x) * -1) }
  .hero h1 { font-size: min(var(--s6), var(--room) / var(--name-em)) }
  .hero h1.long { font-size: min(var(--s5), var(--room) / var(--name-em)) }
  .flood { background: var(--d0) }
  .flood .chart { background: var(--d4) }
  .top nav { order: 3; width: 100% }
  .first, .rest, .story.bare, .portrait-less, .visit .side, .line, .model, .cost, .states, .places, .ask .side, .qs, .reaching, .why, .quote, .alone .first, .mapless .states, .whose, .notices, .cost:only-child > *, .cost:only-child h2 { grid-column: 1 / -1 }
  .cost:only-child h2 { grid-row: auto }
  .cost:only-child .costs { margin-top: 1.1rem }
  .many .first, .portrait-less { position: static }
  .portrait { grid-column: 1 / span 5; aspect-ratio: 2 / 3 }
  .visit .h, .model .h { max-width: none }
  .places { max-width: 44rem; margin: 0 }
  .contact { padding-bottom: 17.5rem }
  .contact .lines { inset: auto 0 0; width: auto; height: 13rem; background: var(--d5) }
  .contact .ln { stroke: var(--d7) }
}
@media (max-width: 47.99rem) {
  .big, .big.long { font-size: min(var(--s6), 86vw / var(--contact-em)) }
  .big.long { font-size: min(var(--s5), 86vw / var(--contact-em)) }
  .portrait, .story { grid-column: 1 / -1 }
  .portrait { aspect-ratio: 4 / 5; position: relative; top: 0 }
  .why, .quote p, .lead p { text-wrap: pretty }
  .top ul { justify-content: space-between }
  .top .go { padding: .7em 1.15em; font-size: 1rem }
  .brand span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
  .lead .acts .more { flex-basis: 100% }
  .rows h3, .rows p { grid-column: 1 / -1 }
  .rows p { margin-top: .35rem }
  .columns, .pairs > ul { grid-template-columns: minmax(0, 1fr) }
  .reach .all { columns: 2 }
  .places text { display: none }
}
@media (prefers-reduced-motion: no-preference) {
  @keyframes sink { from { opacity: 0; translate: 2.5rem 0 } }
  .chart path, .chart circle { animation: sink .7s cubic-bezier(.2, .7, .2, 1) both }
  .chart :nth-child(n + 3) { animation-delay: .1s }
  .chart :nth-child(n + 5) { animation-delay: .25s }
  .chart :nth-child(n + 7) { animation-delay: .4s }
  .chart :nth-child(n + 9) { animation-delay: .55s }
  .chart :nth-child(n + 11) { animation-delay: .7s }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } *, ::before, ::after { transition: none !important } }
@media (forced-colors: active) { .go { border: 2px solid } .on { stroke: CanvasText } .off { stroke: GrayText } .places text { fill: Canvas } .water { display: none } .line li::after { background: CanvasText } }
@media print {
  :root { --band: 1.6rem; --s6: 40pt; --s5: 26pt; --s4: 20pt; --s3: 15pt; --s2: 13pt; --s1: 12pt; --s0: 10.5pt; --small: 9pt }
  body, .field, .deep, .pale, .flood, .field .gap, .empty figcaption { background: #fff; color: #000 }
  .soft, .deep .soft, .field .soft, .gap span, .deep .gap span, .field .gap span { color: #333 }
  .top nav, .top .go, .hero .acts, .skip, .contact .lines, .hero .chart, .places, .qs summary::before, .qs summary::after { display: none }
  .portrait { width: 45% }
  .contact { padding-bottom: var(--band) }
  .top { position: static } .hero { display: block; min-height: 0; padding-top: 1rem }
  .qs details::details-content { content-visibility: visible; block-size: auto }
  h2 { break-after: avoid } li, .gap, .portrait, .visit, details { break-inside: avoid }
}
`
