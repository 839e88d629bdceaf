/** Fallback metrics, sizes, the grid of margin and body, and the pencil. The scale goes by 1.2 from 18 px. */
export const professionalBase = `
:root {
  --near: "S Near", Arial, sans-serif; --near-name: "R Near", Georgia, serif;
  --serif: "Record Serif", var(--near-name); --sans: "Public Sans", var(--near);
  --xs: .833rem; --s1: 1.2rem; --s2: 1.44rem; --s3: clamp(1.5rem, 1.35rem + .7vw, 1.8rem); --s4: clamp(1.65rem, 1.25rem + 1.8vw, 2.45rem);
  --edge-x: max(3.75vw, (100vw - 76rem) / 2);
  --gap: 1.5rem;
  --top: 5rem;
  --split: 64vw;
  --seal: min(45vw, 38.5rem);
}
*, ::before, ::after { box-sizing: border-box }
html { font-size: 112.5%; scroll-behavior: smooth; scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
html:has(.large-text) { font-size: 125% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 var(--sans); overflow-x: clip; font-synthesis: none; counter-reset: query }
main:focus { outline: 0 }
h1, h2, h3, p, ul, dl, dd, figure { margin: 0; padding: 0 }
ul { list-style: none }
h1, h2, h3 { font-weight: 500; text-wrap: balance }
h1, h2 { font-family: var(--serif) }
h1, h2, h3, p, dt, dd, li { overflow-wrap: break-word; min-width: 0 }
p, dd, li { text-wrap: pretty }
img { display: block }
a { color: var(--lead); text-decoration-thickness: 1px; text-underline-offset: .2em }
a:hover { text-decoration-thickness: 2px }
:focus-visible { outline: 2px solid var(--lead); outline-offset: 3px }
.plate-row :focus-visible, .foot :focus-visible, .top .button:focus-visible { outline-color: var(--onlead) }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip { position: absolute; left: var(--edge-x); top: -6rem; z-index: 9; background: var(--lead); color: var(--onlead); padding: .7rem 1.1rem }
.skip:focus { top: .6rem }

.row { margin-inline: var(--edge-x); display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gap); padding-block: 1.6rem 6.5rem; border-top: 1px solid var(--lead) }
.row.bare { border: 0 }
.rail { grid-column: 1 / span 3; padding-right: 1rem; align-self: start }
@media (min-width: 62.01rem) { #story h2 { font-size: min(var(--s3), 19vw / var(--story-em)) } }
@media (min-width: 62.01rem) and (min-height: 38rem) { .rail { position: sticky; top: 1.6rem } }
.body { grid-column: 4 / -1; min-width: 0 }
h2 { font-size: var(--s3); line-height: 1.15; letter-spacing: -.008em }
h3 { font: 600 1rem/1.4 var(--sans) }

.query, .gap span { color: var(--pencil); font-size: var(--xs); line-height: 1.45 }
.query { margin-top: 1rem; max-width: 15rem }
.query::before, .gap span::before { content: "Q"; font: 500 .944rem/1 var(--serif); display: inline-block; border: 1px solid; border-radius: 50%; padding: .22em .42em .26em; margin-right: .4em }
.gap { counter-increment: query }
.gap b { display: block; width: fit-content; min-width: min(18rem, 100%); max-width: 100%; overflow-wrap: anywhere; color: var(--pencil); font-weight: 400; border-bottom: 2px dotted; padding-bottom: .12em }
.gap span { display: block; margin-top: .7rem; max-width: 26rem }
.gap span::before { content: "Q" counter(query) }
.sug { text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--pencil); text-decoration-thickness: 2px; text-underline-offset: .22em }
:is(.ledger, .terms, .qa, .entries) > :has(.sug), .index li:has(.sug), .register li:has(.sug) { border-bottom: 2px dotted var(--pencil) }
:is(.ledger, .terms, .qa, .entries, .abreast, .steps, .ways, .index, .register) .sug { text-decoration: none }
:is(.steps, .abreast, .ways) > :has(.sug) { border-top: 2px dotted var(--pencil) }

.plate-row { position: relative; background: var(--lead); color: var(--onlead); overflow: hidden }
.plate-row a { color: var(--onlead) }
.plate-row .gap :is(b, span), .foot .gap :is(b, span) { color: var(--pencilon) }
.say-lead { font: 400 var(--s2)/1.35 var(--serif); max-width: 30em; margin-bottom: 1.6rem; text-wrap: balance }
.say-lead:last-child { margin-bottom: 0 }
`
