/** Header, the three first screens, values and reasons. */
export const modernOpening = `
.top { position: absolute; inset: 0 0 auto; z-index: 2; padding: 1.5rem var(--edge-x) 0 }
.top .row { max-width: 84rem; margin-inline: auto; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem clamp(1.25rem, 2.6vw, 2.5rem) }
.brand { display: flex; align-items: center; gap: .7rem; color: var(--ink); text-decoration: none; font: 500 1.2rem/1.12 var(--display); max-width: 15rem; padding-block: .25rem; overflow-wrap: anywhere }
.brand.long { font-size: 1rem; max-width: 19rem }
.brand span { text-wrap: balance }
.brand svg { width: 2.1rem; height: 2.1rem; flex: none }
.top ul { display: flex; flex-wrap: wrap; gap: 0 clamp(1rem, 1.9vw, 1.75rem) }
.top li a { display: block; padding: .55rem 0; color: var(--ink); text-decoration: none; font-size: 1.0625rem }
.top li a:hover { text-decoration: underline }
.top .go { margin-left: auto; background: var(--d0); color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--ink) }
.top .go:hover { background: var(--d2) }

.hero { position: relative; display: grid; align-items: end; min-height: min(100svh, 62rem, 72vw); padding: min(8rem, 16svh) var(--edge-x) clamp(3rem, 5.5vw, 5rem); overflow: hidden; --room: 53vw }
.hero .chart { position: absolute; inset: 0 0 0 auto; width: calc(66% - 7.5rem); height: 100% }
.hero .chart svg { width: 100%; height: 100% }
@media (max-width: 80rem) { .hero .chart { width: 66% } }
.hero .say { position: relative; width: 100%; max-width: 84rem; margin-inline: auto }
h1 { line-height: .92; letter-spacing: -.028em; max-width: 6.2em; margin-left: -.035em; font-size: min(var(--s6), var(--room) / var(--name-em)) }
h1.long { line-height: 1; max-width: 9.3em; font-size: min(var(--s5), var(--room) / var(--name-em)) }
.nb { white-space: nowrap }
.lead { font-size: var(--s1); line-height: 1.42; max-width: 23em; margin-top: clamp(1.4rem, 2.2vw, 2.1rem) }
.lead p { text-wrap: balance }
.lead .who { font-weight: 600; margin-bottom: .3em }
.lead .who > :first-child { margin-inline-end: -.12em }
.who [data-t] { display: inline-grid; max-width: 100% }
.lead .acts { font-size: var(--s0); margin-top: clamp(1.4rem, 2.2vw, 2rem) }
.flood { background: var(--d4) }
.flood .ln { stroke: var(--d6) }
.flood .fn { stroke: var(--d4) }

.strait { display: block; min-height: 0; padding-top: 0; --room: 84vw }
.strait .chart { position: relative; inset: auto; width: auto; height: clamp(9rem, min(30vw, 100svh - 29rem), 30rem); margin: 0 calc(var(--edge-x) * -1) clamp(1rem, 2vw, 2rem) }
body:has(.strait) .top { position: relative; padding-block: 1.25rem }
.strait h1 { max-width: none; font-size: min(clamp(3rem, 1.6rem + 6vw, 7rem), var(--room) / var(--name-em)) }
.strait h1.huge { font-size: min(var(--s6), var(--room) / var(--name-em)) }
.strait h1.long { max-width: 16em; font-size: min(var(--s5) * .94, var(--room) / var(--name-em)) }
@media (min-width: 64rem) {
  body:has(.flood) .brand .c4 { fill: var(--d0) }
  :is(.coast, .flood) .lead { max-width: min(23em, 42vw) }
  /* The lines of a name leave room for its sentence and the action on short laptop screens. */
  :is(.coast, .flood) h1:not(.long) { font-size: min(var(--s6), var(--room) / var(--name-em), max(3.4rem, (100svh - 24rem) / var(--name-lines) / .92)) }
  .strait { --room: min(54vw, 52rem) }
  .strait .say { display: grid; grid-template-columns: 7fr 5fr; column-gap: var(--gap); align-items: end }
  .strait .lead { margin: 0 0 .4rem }
}

.first { grid-column: 1 / span 7 }
.first h3 { font-size: var(--s5); line-height: 1; letter-spacing: -.024em; max-width: 10em }
.first p { font-size: var(--s2); line-height: 1.32; max-width: 20em; margin-top: 1.1rem; text-wrap: balance }
.rest { grid-column: 8 / -1; align-self: end }
.rest li, .pairs li { border-top: 1.5px solid var(--edge-field); padding: 1.15rem 0 1.7rem }
.rest li:last-child { padding-bottom: 0 }
.rest h3 { font-size: var(--s2); line-height: 1.15 }
.rest p, .pairs li p { margin-top: .4rem; text-wrap: balance }
.many .first { position: sticky; top: 3rem; align-self: start }
.pairs > ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(1rem, 3vw, 2.5rem) var(--gap) }
.pairs li h3 { font-size: var(--s4) }
.pairs li p { font-size: var(--s1); line-height: 1.45; max-width: 24em; margin-top: .7rem }
.alone .first { grid-column: 1 / span 10 }
.alone .first h3 { font-size: var(--s6); line-height: .95 }
.wordy .first h3 { font-size: var(--s5); max-width: 14em }

.why { grid-column: 1 / span 10; font: 500 var(--s4)/1.12 var(--display); letter-spacing: -.018em; max-width: 19em; text-wrap: balance }
.many-reasons { font-size: var(--s3); line-height: 1.18; max-width: 24em }
.quote { grid-column: 1 / span 10 }
.quote h3 { font: 600 var(--s1)/1.3 var(--sans); letter-spacing: 0 }
.quote p { font: 500 var(--s5)/1.02 var(--display); letter-spacing: -.024em; margin-top: .8rem; max-width: 13em; text-wrap: balance }
.quote.middle p { font-size: var(--s3); line-height: 1.18; max-width: 24em }
.quote.small p { font: 400 var(--s1)/1.55 var(--sans); letter-spacing: 0; max-width: 31em; text-wrap: pretty }
`
