/** Header, the three title pages, story, values and reasons. */
export const professionalOpening = `
.top { position: relative; z-index: 3; min-height: var(--top); padding-inline: var(--edge-x); display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--gap); align-items: center }
.brand { grid-column: 1 / span 3; font: 500 1.2rem/1.15 var(--serif); color: var(--ink); text-decoration: none; padding-block: .5rem; text-wrap: balance; overflow-wrap: anywhere }
.brand.long-name { font-size: 1rem }
.top nav { grid-column: 4 / span 6 }
.top ul { display: flex; flex-wrap: wrap; column-gap: 1.6rem }
.top li a { display: block; padding: .45rem 0; color: var(--ink); text-decoration: none; font-size: .944rem }
.top li a:hover { text-decoration: underline; text-decoration-thickness: 1px }
.button { display: inline-block; padding: .72rem 1.25rem; background: var(--onlead); color: var(--lead); font-weight: 600; line-height: 1.2; text-decoration: none; text-align: center }
.button:hover { background: var(--paper); text-decoration: underline; text-decoration-thickness: 1px }
.top .button { grid-column: 10 / -1; justify-self: end }

.hero { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) }
.paper { grid-area: 1 / 1; position: relative; min-height: min(36.8rem, 48vw); display: flex; align-items: center; padding: .4rem var(--edge-x) 3.2rem }
.plate { grid-area: 1 / 1; position: relative; z-index: 1; margin: calc(-1 * var(--top)) 0 0 var(--split); overflow: hidden; background: var(--lead) }
.seal { position: absolute; width: var(--seal); height: var(--seal); left: var(--split); top: calc(50% - var(--top) / 2); transform: translate(-50%, -50%); stroke: var(--engrave); color: var(--lead) }
.plate .seal { left: 0; top: 50%; stroke: var(--engraveon); color: var(--onlead) }
.initial { font-family: var(--serif); font-weight: 500 }
.words { position: relative; z-index: 2; width: var(--room); --room: calc(var(--split) - var(--seal) / 2 - var(--edge-x) - 1.2rem) }
h1 { line-height: .98; letter-spacing: -.022em; margin-bottom: .42em; margin-left: -.035em }
h1.xl { font-size: min(clamp(3.4rem, 7.6vw, 7.4rem), var(--room) / var(--name-em)) }
h1.l { font-size: min(clamp(3rem, 6.1vw, 6.1rem), var(--room) / var(--name-em)) }
h1.m { font-size: min(clamp(2.5rem, 4.6vw, 4.7rem), var(--room) / var(--name-em)); line-height: 1.02 }
h1.s { font-size: min(clamp(2.1rem, 3.4vw, 3.5rem), var(--room) / var(--name-em)); line-height: 1.06 }
.keep { white-space: nowrap }
.lede { font: 400 var(--s2)/1.3 var(--serif); margin-bottom: .9rem; text-wrap: balance }
.lede ~ p { color: var(--soft); max-width: 26rem; text-wrap: balance }
.lede [data-t]::after, dd [data-t]::after { font-family: var(--near-name) }
.second { margin-top: .9rem }

.facts { grid-area: 2 / 1; position: relative; z-index: 2; margin: 0; padding: 1.35rem var(--edge-x) 5.5rem; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: var(--gap); border-top: 4px solid var(--lead) }
.facts::before { content: ""; position: absolute; top: 3px; left: 0; right: 0; border-top: 1px solid var(--lead) }
.facts dt { color: var(--soft); font-size: .889rem }
.facts dd { font: 400 var(--s1)/1.3 var(--serif); padding-right: 1rem; text-wrap: balance }
.hero:not(:has(.facts)) { margin-bottom: 4rem }

@media (min-width: 62.01rem) {
  .hero.plate, .hero.plate .paper { color: var(--onlead) }
  body:has(.hero.plate) :is(.brand, .top li a) { color: var(--onlead) }
  body:has(.hero.plate) .top :focus-visible { outline-color: var(--onlead) }
  .hero.plate { --split: 0px; background: none; margin: 0; overflow: visible }
  .hero.plate .plate { margin-left: 0 }
  .hero.plate .paper { z-index: 2 }
  .hero.plate .paper .seal { opacity: 0 }
  .hero.plate .plate .seal { left: 72vw; width: min(50vw, 44rem); height: min(50vw, 44rem) }
  .hero.plate .words { --room: calc(72vw - min(25vw, 22rem) - var(--edge-x) - 1.2rem) }
  .hero.plate .lede ~ p { color: var(--onsoft) }
  .hero.plate .second a { color: var(--onlead) }
  .hero.plate .facts { color: var(--ink) }

  .hero.horizon { --seal: min(42vw, 36rem); --split: 76vw }
  .horizon .paper { min-height: min(31rem, 44vw); overflow: hidden; align-items: end; padding-bottom: 3.6rem }
  .horizon .paper .seal { top: auto; bottom: 0; transform: translate(-50%, 50%) }
  .horizon .plate { grid-area: 2 / 1; margin: 0 }
  .horizon .plate .seal { left: var(--split); top: 0 }
  .horizon .words { --room: calc(76vw - min(21vw, 18rem) - var(--edge-x) - 1.6rem) }
  .horizon h1.s { font-size: min(clamp(2.4rem, 4.4vw, 4.4rem), var(--room) / var(--name-em)) }
  .horizon .facts { color: var(--onlead); border: 0; padding: 1.9rem calc(100vw - 76vw + min(21vw, 18rem) + 1rem) 3rem var(--edge-x); grid-template-columns: 1fr 1fr; row-gap: 1.3rem; min-height: min(13rem, 19vw) }
  .horizon .facts::before { display: none }
  .horizon .facts dt { color: var(--onsoft) }
  body:has(.horizon) .top .button { background: var(--lead); color: var(--onlead) }
  body:has(.horizon) .top .button:focus-visible { outline-color: var(--lead) }
  .horizon + .row { border-top: 0; padding-top: 4.6rem }
}

.portrait { margin-top: 1.5rem; max-width: 15.5rem; color: var(--engrave) }
.portrait svg { display: block; width: 100% }
.portrait img { width: 100%; height: auto; aspect-ratio: 4 / 5; object-fit: cover }
.portrait .gap { margin-top: .7rem }
.portrait .gap b { min-width: 0 }
.story { font: 400 1.17rem/1.56 var(--serif) }
.story p + p { text-indent: 1.5em }
.two { columns: 2; column-gap: calc(var(--gap) * 2); column-rule: 1px solid var(--line) }
.long p { max-width: 31em }
.standfirst p:first-child { max-width: none; font: 500 var(--s4)/1.3 var(--serif); letter-spacing: -.01em; margin-bottom: 1.6rem }
.story.standfirst p:nth-child(2) { text-indent: 0 }
.one { max-width: 34em; font-size: 1.3rem }
.short { max-width: 22em; font: 500 var(--s4)/1.3 var(--serif) }
.lettrine p:first-child::first-letter { float: left; font: 500 3em/1 var(--serif); background: repeating-radial-gradient(circle, var(--lead) 0 4px, var(--lineon) 4px 4.7px, var(--lead) 5px) var(--lead); color: var(--onlead); padding: .1em .3em .16em; margin: .147em .2em 0 0 }
.signed.signed { font: 500 var(--s2)/1.2 var(--serif); text-indent: 0; margin-top: 1.1em; break-inside: avoid }
.lines { padding: .2rem 0 6.9rem; background: repeating-linear-gradient(transparent 0 calc(2.3rem - 1px), var(--line) calc(2.3rem - 1px) 2.3rem) }
.lines .gap b { border: 0; font: 400 var(--s1)/2.3rem var(--serif); padding: 0; position: relative; top: .1rem }
.lines .gap span { margin: 0; max-width: none; font: 400 1.1rem/2.3rem var(--serif); padding-right: 1rem; position: relative; top: .1rem }
.lines .gap span::before { font-size: .833rem; line-height: 1.5; padding-block: 0; vertical-align: .06em }

.ledger > div { display: grid; grid-template-columns: 4fr 5fr; column-gap: var(--gap); padding-block: 1.15rem 1.35rem; border-bottom: 1px solid var(--line); align-items: baseline }
.ledger > div:first-child { padding-top: 0 }
.ledger h3 { font: 500 var(--s4)/1.12 var(--serif); letter-spacing: -.012em }
.ledger p { font-size: 1.06rem; max-width: 31rem; text-wrap: balance }
.ledger.single > div { display: block; border: 0 }
.ledger.single h3 { font-size: clamp(2.2rem, 5vw, 3.9rem); margin-bottom: .5rem }
.ledger.single .sug { text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--pencil); text-decoration-thickness: 2px }
.ledger.single p { font: 400 var(--s2)/1.4 var(--serif) }
.abreast { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 2rem var(--gap) }
.abreast > div { border-top: 1px solid var(--lead); padding-top: .9rem }
.abreast h3 { font: 500 var(--s3)/1.15 var(--serif); letter-spacing: -.01em; margin-bottom: .6rem }
.abreast p { padding-right: 1rem }
.abreast p, .say p { text-wrap: balance }

.hem { display: block; width: 100%; height: 54px; margin-top: 10px; color: var(--engraveon) }
.why .row { padding-block: 4rem 6rem }
.say { font: 500 var(--s4)/1.28 var(--serif); letter-spacing: -.01em; max-width: 25em; text-wrap: balance }
.say + .say { margin-top: 1.6rem; padding-top: 1.6rem; border-top: 1px solid var(--lineon) }
.own h3 { font-weight: 400; letter-spacing: 0; color: var(--onsoft); margin-bottom: .4rem }
.own.much p { font: 400 var(--s1)/1.5 var(--serif); letter-spacing: 0; max-width: 36em }
`
