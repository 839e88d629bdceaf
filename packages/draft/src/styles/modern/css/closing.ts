/** Where, questions, contact and the foot of the page. */
export const modernClosing = `
.where { overflow: hidden }
.where .in { align-items: center }
.states { grid-column: 1 / span 5; position: relative }
.states .legend { margin-top: 1.5rem }
.office, .reach { margin-top: 1.75rem }
.office .gap { margin-top: .9rem }
.zip { font: 500 var(--s4)/1.15 var(--display); letter-spacing: -.018em; margin-bottom: .35rem }
.reach ul { font: 500 var(--s2)/1.32 var(--display); margin-top: .35rem; columns: 2; column-gap: var(--gap) }
.reach li { break-inside: avoid }
.reach .few { font-size: var(--s4); line-height: 1.1; columns: 1 }
.office + .reach .few { font-size: var(--s2); line-height: 1.32 }
.reach .all { font: 400 var(--small)/1.75 var(--sans); columns: 3 }
.every { font: 500 var(--s5)/1.05 var(--display); letter-spacing: -.024em; margin-top: .5rem }
.reach .soft { margin-top: 1rem; max-width: 26em; text-wrap: balance }
.mapless .states { grid-column: 1 / span 8 }
.places { grid-column: 6 / -1; margin: -3rem calc(var(--edge-x) * -.8) -3rem 0 }
.places svg { width: 100%; height: auto; overflow: visible }
.water { fill: none; stroke-linecap: round; stroke-linejoin: round }
.water :nth-child(1) { stroke: var(--d8); stroke-width: 80; opacity: .55 }
.water :nth-child(2) { stroke: var(--d8); stroke-width: 67 }
.water :nth-child(3) { stroke: var(--d7); stroke-width: 54 }
.on { stroke: var(--d3); stroke-width: 42; stroke-linecap: round }
.off { stroke: var(--edge-deep); stroke-width: 9; stroke-linecap: round }
.places text { font: 600 17px var(--sans); fill: var(--ink); text-anchor: middle }

.ask .side { grid-column: 1 / span 5 }
.ask .legend { margin-top: 1.1rem }
.qs { grid-column: 6 / -1; border-bottom: 1.5px solid var(--edge) }
.qs details { border-top: 1.5px solid var(--edge) }
.qs summary { list-style: none; cursor: pointer; padding: 1.2rem 3rem 1.25rem 0; position: relative; font: 500 var(--s2)/1.2 var(--display); text-wrap: balance }
.qs summary::-webkit-details-marker { display: none }
.qs summary::before, .qs summary::after { content: ""; position: absolute; right: .35rem; top: 50%; width: 1.15rem; border-top: 2px solid }
.qs summary::after { rotate: 90deg }
.qs details[open] summary::after { display: none }
.qs summary:hover { color: var(--link) }
.qs details p { padding: 0 3rem 1.6rem 0; max-width: 38em; text-wrap: balance }

.contact { overflow: hidden }
.contact .lines { position: absolute; inset: 0 0 0 auto; width: 62% }
.contact .lines svg { width: 100%; height: 100% }
.contact .ln { stroke: var(--d6) }
.contact .in { position: relative }
.big { font-size: min(var(--s6), 60vw / var(--contact-em)); line-height: .92; letter-spacing: -.028em; margin-left: -.035em; max-width: 7em }
.big.long { font-size: min(var(--s5), 60vw / var(--contact-em)); line-height: 1; max-width: 12em }
.reaching { grid-column: 1 / span 8; display: grid; gap: 1.4rem; max-width: 36em; justify-items: start }
.reaching .large { max-width: 24em; text-wrap: balance }
.phone { font: 500 var(--s4)/1.1 var(--display); letter-spacing: -.018em; overflow-wrap: anywhere }
.field .phone a, .field .more { color: inherit }
.reaching .gap { max-width: 27rem }
.now { font: 600 var(--s1)/1.45 var(--sans); max-width: 24em }

footer { padding: clamp(3rem, 6vw, 5rem) var(--edge-x) 2.5rem; font-size: var(--small) }
footer .in { row-gap: 2.5rem }
.whose { grid-column: 1 / span 4 }
.whose .name { font: 500 var(--s1)/1.15 var(--display) }
.whose .name + * { margin-top: .8rem }
.whose a, .notices a { display: inline-block; padding-block: .2rem }
.notices { grid-column: 6 / -1 }
.notices h2 { font: 600 var(--small)/1.5 var(--sans); letter-spacing: 0; margin-bottom: .6rem }
.notices ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem }
.end { border-top: 1.5px solid var(--edge-deep); padding-top: 1.25rem }
`
