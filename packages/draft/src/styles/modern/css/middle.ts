/** Story, services, the first visit, model and costs. */
export const modernMiddle = `
.about { align-items: start }
.portrait { grid-column: 1 / span 4; border-radius: 1.25rem; overflow: hidden; aspect-ratio: 4 / 5 }
/* Beside a long story. */
.portrait, .portrait-less { position: sticky; top: 2rem }
.portrait img { width: 100%; height: 100%; object-fit: cover }
.empty { border: 1.5px dashed var(--edge); display: grid; align-items: end; background: var(--d1) }
.empty svg { position: absolute; inset: 0; width: 100%; height: 100% }
.empty .ln { stroke-dasharray: 5 6 }
.empty figcaption { position: relative; background: var(--d0); border-top: 1.5px dashed var(--edge) }
.empty .gap { border: 0 }
.portrait-less { grid-column: 1 / span 5 }
.about .h { font-size: min(var(--s4), 88vw / var(--story-em)) }
@media (min-width: 64rem) { .about .h { font-size: min(var(--s4), min(35vw, 34rem) / var(--story-em)) } }
.story { grid-column: 6 / -1 }
.story .text { font-size: var(--s1); line-height: 1.55; max-width: 31em; margin-top: clamp(1.5rem, 2.5vw, 2.5rem) }
.story.bare .text { margin-top: 0 }
.story .long { font-size: var(--s0); line-height: 1.65; max-width: 36em }
.story .brief { font: 500 var(--s3)/1.2 var(--display); letter-spacing: -.012em; max-width: 18em }
.sign { margin-top: 1.75rem; font: 500 var(--s2)/1.2 var(--display) }

.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1rem var(--gap) }
.rows, .columns { border-bottom: 1.5px solid var(--edge) }
.rows li { border-top: 1.5px solid var(--edge); padding: clamp(1.1rem, 1.9vw, 1.75rem) 0 clamp(1.25rem, 2.1vw, 1.95rem); display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gap); align-items: baseline }
.rows h3 { grid-column: 1 / span 7; font-size: var(--s4) }
.rows p { grid-column: 8 / -1; text-wrap: balance }
.columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gap) }
.columns li { border-top: 1.5px solid var(--edge); padding: clamp(1rem, 1.7vw, 1.5rem) 0 clamp(1.15rem, 1.9vw, 1.7rem) }
.columns h3 { font-size: var(--s3) }
:is(.rows, .columns) h3 .sug::after { vertical-align: .3em }
:is(.rows, .columns) li:has(p .sug) h3 .sug::after { display: none }

.visit { align-items: start }
.visit .side { grid-column: 1 / span 5 }
.visit .h { max-width: 8em }
.visit .legend { margin-top: 1.1rem }
.line { grid-column: 8 / -1 }
.line li { position: relative; padding: 0 0 2.6rem 3rem }
.line li::before { content: ""; position: absolute; left: .5rem; top: .7rem; bottom: -.7rem; border-left: 1.5px solid var(--edge) }
.line li:last-child { padding-bottom: 0 }
.line li:last-child::before { display: none }
.line li::after { content: ""; position: absolute; left: 0; top: .35rem; width: 1.1rem; height: 1.1rem; border-radius: 50%; background: var(--d4) }
.line li:nth-child(2)::after { background: var(--d6) }
.line li:nth-child(3)::after { background: var(--d8) }
.line li:last-child::after { background: var(--d9) }
.line h3 { font-size: var(--s2); line-height: 1.1 }
.line p { margin-top: .45rem }
.line p, .terms p, .model .large { text-wrap: balance }

.model { grid-column: 1 / span 6 }
.model .h { max-width: 9em }
.model .large { margin-top: 1.6rem }
.terms { margin-top: clamp(1.75rem, 3vw, 2.75rem); display: grid; gap: 1.4rem var(--gap); max-width: 36em }
.terms h3, .estimate h3, .office h3, .reach h3 { font: 600 var(--s0)/1.5 var(--sans); letter-spacing: 0 }
.ways { grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)) }
.ways > div { border-top: 1.5px solid var(--edge); padding-top: .9rem }
.cost { grid-column: 8 / -1 }
.cost h2 { font-size: var(--s2); line-height: 1.15 }
.costs { margin-top: 1.1rem }
.costs > * + * { margin-top: .8rem }
.price { font: 500 var(--s2)/1.25 var(--display); letter-spacing: -.01em }
.estimate { margin-top: 1.75rem }
.estimate p + p { margin-top: .5rem }
.paying .legend { margin-top: 1.4rem }
.cost:only-child { grid-column: 1 / -1; display: grid; grid-template-columns: subgrid }
.cost:only-child > * { grid-column: 6 / -1; max-width: 36em }
.cost:only-child h2 { grid-column: 1 / span 4; grid-row: 1 / span 3; font-size: var(--s4); line-height: 1.04 }
.cost:only-child .costs { margin-top: 0 }
.costs:empty { display: none }
.costs:empty + .estimate { margin-top: 1.1rem }
.cost:only-child .costs:empty + .estimate { margin-top: 0 }
`
