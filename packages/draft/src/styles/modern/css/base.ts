/** Fallback metrics, sizes, grid, links and marks. Type goes from 1.2 (320 px) to 1.333 (1440 px). */
export const modernBase = `
:root {
  --s0: 1.125rem;
  --small: 1rem;
  --s1: clamp(1.2rem, 1.1rem + .45vw, 1.5rem);
  --s2: clamp(1.4rem, 1.2rem + .9vw, 2rem);
  --s3: clamp(1.7rem, 1.3rem + 1.7vw, 2.67rem);
  --s4: clamp(2rem, 1.4rem + 2.7vw, 3.55rem);
  --s5: clamp(2.4rem, 1.3rem + 4.6vw, 4.74rem);
  --s6: clamp(3.4rem, 1.75rem + 8.25vw, 9.25rem);
  --edge-x: clamp(1.25rem, 5.6vw, 6rem);
  --band: clamp(4.5rem, 10.5vw, 9.5rem);
  --gap: clamp(1.25rem, 2.4vw, 2.5rem);
  --near: "I Near", Arial, sans-serif; --near-name: "B Near", Arial, sans-serif;
  --sans: Instrument, var(--near); --display: Bricolage, var(--near-name);
}
.large-text { --s0: 1.25rem; --small: 1.125rem; --s1: clamp(1.35rem, 1.25rem + .45vw, 1.65rem) }
*, ::before, ::after { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; background: var(--d0) }
body { margin: 0; color: var(--ink); background: var(--d0); font: 400 var(--s0)/1.6 var(--sans); overflow-x: clip; font-synthesis: none }
main:focus { outline: 0 }
h1, h2, h3, p, ul, ol, figure, blockquote { margin: 0; padding: 0 }
ul, ol { list-style: none }
h1, h2, h3 { font-family: var(--display); font-weight: 500; line-height: 1.04; letter-spacing: -.018em; text-wrap: balance }
h1, h2, h3, p, li, summary { overflow-wrap: break-word; min-width: 0 }
p { text-wrap: pretty }
svg, img { display: block }
::selection { background: var(--d3); color: var(--ink) }
a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: 1.5px }
a:hover { text-decoration-thickness: 3px }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 3px }
.top :focus-visible, .hero :focus-visible { outline-color: var(--ink); box-shadow: 0 0 0 3px var(--d0) }
.deep :focus-visible { outline-color: var(--d3) }
.field :focus-visible { outline-color: var(--ink) }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip { position: absolute; left: 1rem; top: -6rem; z-index: 9; background: var(--d9); color: var(--d0); padding: .75rem 1.25rem; border-radius: 0 0 1rem 1rem }
.skip:focus { top: 0 }

.c0 { fill: var(--d0) } .c1 { fill: var(--d1) } .c2 { fill: var(--d2) } .c3 { fill: var(--d3) } .c4 { fill: var(--d4) }
.c5 { fill: var(--d5) } .c6 { fill: var(--d6) } .c7 { fill: var(--d7) } .c8 { fill: var(--d8) } .c9 { fill: var(--d9) }
.ln { fill: none; stroke: var(--d5); stroke-width: 1.5 }
.fn { fill: none; stroke: var(--d3); stroke-opacity: .55 }

.band { padding: var(--band) var(--edge-x); position: relative }
.in { max-width: 84rem; margin-inline: auto; display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gap); row-gap: clamp(2rem, 4vw, 3.5rem) }
.in > * { grid-column: 1 / -1 }
.band > .in + .in { margin-top: clamp(4rem, 8vw, 7.5rem) }
.band:not(.pale, .field, .deep) + .band:not(.pale, .field, .deep) { padding-top: 0 }
.pale { background: var(--d1) }
.field { background: var(--d4) }
.deep { background: var(--d9); color: var(--on-deep) }
.deep a { color: inherit }
.h { font-size: var(--s4) }
.kick { font: 600 var(--s1)/1.3 var(--sans); letter-spacing: -.005em }
.large { font-size: var(--s1); line-height: 1.5; max-width: 25em }
.soft { color: var(--soft) }
.field .soft { color: var(--soft-field) }
.deep .soft { color: var(--on-deep-soft) }
.text { max-width: 36em }
.text > * + * { margin-top: 1em }

.go { display: inline-block; padding: .82em 1.5em; border-radius: 2.5em; background: var(--d9); color: var(--d0); font-weight: 600; line-height: 1.25; text-decoration: none; transition: background-color .16s }
.go:hover { background: var(--button-hover); text-decoration: underline }
.more { color: inherit; font-weight: 500; padding-block: .4rem }
.acts { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.75rem }

/* A no-break space keeps the ring on the line of its last word. */
.sug::after, .ring { border: 1.5px dashed; border-radius: 50%; margin: 0 .25rem 0 .45rem }
.sug::after { content: "\\a0"; content: "\\a0" / "suggested"; font-size: .42rem; padding: 0 .2rem; vertical-align: .16rem }
.ring { display: inline-block; width: .62rem; height: .62rem }
.legend { font-size: var(--small); max-width: 40em; text-wrap: balance }
.legend .ring { margin: 0 .5rem 0 0; vertical-align: baseline }

.gap { border: 1.5px dashed var(--edge); border-radius: 1.25rem; padding: 1.1rem 1.35rem 1.2rem }
.gap b { display: block; font-weight: 600; text-wrap: balance }
.gap b::before { content: ""; display: inline-block; width: .9rem; border-top: 2px dashed; margin-right: .55rem; vertical-align: .28em }
.gap span { display: block; color: var(--soft); text-wrap: balance }
.field .gap { border-color: var(--edge-field); background: var(--d4) }
.field .gap span { color: var(--soft-field) }
.deep .gap { border-color: var(--edge-deep) }
.deep .gap span { color: var(--on-deep-soft) }
`
