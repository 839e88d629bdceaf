import { compactSheet } from '../../compact-sheet.ts'
import type { StampForm } from '../sections/where.ts'

/** States as postage stamps, the way to reach the practice as an envelope, and the last, darkest ground. */
export const placesCss = `.where{padding:7rem var(--side) 6rem;display:grid;grid-template-columns:var(--cols75);gap:3rem;align-items:center}
.where h2{margin-bottom:1.4rem}
.where p{font-size:var(--s1)}
.caption{margin-bottom:.9rem;color:var(--quiet);line-height:1.3}
.where .caption{font-size:1rem}
.stamps{display:flex;flex-wrap:wrap;gap:.9rem;filter:drop-shadow(.3rem .35rem 0 color-mix(in oklab,var(--edge) 40%,transparent))}
.stamp,.stamps>li{--hole:.36rem;--back:var(--sheet);width:12.5rem;padding:calc(var(--hole)*3);line-height:1.2}
.photo,.stamp,.stamps>li{background:radial-gradient(var(--hole),#0000 97%,var(--back)) round calc(var(--hole)*-1.5) calc(var(--hole)*-1.5)/calc(var(--hole)*3) calc(var(--hole)*3),linear-gradient(var(--back) 0 0) no-repeat 50%/calc(100% - 3*var(--hole)) calc(100% - 3*var(--hole))}
.stamps svg,.stamp svg{aspect-ratio:1}
.drawings{position:absolute;width:0}
.stamps span{display:flex;justify-content:space-between;align-items:baseline;gap:.5rem;padding:.7rem .15rem 0;font-size:.9rem}
.stamps span::before{content:attr(data-code)/"";font:400 1.5rem/1 var(--display);color:var(--deep)}
.contact{background:var(--second);color:var(--onlead);padding:6rem var(--side) 7rem}
.contact-in{display:grid;grid-template-columns:var(--cols57);gap:3rem;align-items:center}
.contact-text p{margin-top:1.2rem;font-size:var(--s1);max-width:20rem}
.contact-text .doors{display:flex;flex-wrap:wrap;gap:.7rem;font-size:1rem}
.envelope{background:var(--sheet);color:var(--ink);border-radius:1.6rem 1.8rem 1.5rem 1.9rem;padding:1.8rem 1.8rem 3.2rem 3.4rem;box-shadow:.7rem .8rem 0 var(--shade2);min-height:24rem;display:flex;flex-direction:column;justify-content:space-between;gap:2.2rem}
.franking{display:flex;justify-content:flex-end;align-items:flex-start}
.franking>svg{width:15.5rem;margin:.6rem -5.4rem 0 0;position:relative;z-index:1;opacity:.85}
.franking text{font:400 26px var(--display)}
.franking .stamp{width:8.6rem;background-color:#0000;filter:drop-shadow(0 0 1px var(--edge))}
address{display:grid;gap:.55rem;justify-items:start;font-size:var(--s1);margin-left:18%}
address .to{font:400 var(--s3)/1.15 var(--display);text-wrap:balance;overflow-wrap:anywhere}
address p{margin:0;max-width:100%;overflow-wrap:anywhere}
address a{padding-block:.3rem}
address .gap{padding:.5rem .9rem}
.foot{background:var(--dark);color:var(--onlead);padding:4.5rem var(--side) 3rem}
.foot a{color:inherit}
.foot :focus-visible{outline-color:var(--honey)}
.foot-in{display:grid;grid-template-columns:var(--cols57);gap:1.5rem 3rem}
.foot-in>.foot-name{font:400 var(--s2)/1.2 var(--display);margin:0}
.foot li+li{margin-top:.9rem}
.foot .elsewhere{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem}
.foot .elsewhere li+li{margin-top:0}
.slot{border-bottom:2px dashed color-mix(in oklab,var(--onlead) 70%,var(--dark));padding-bottom:.1em}
.last{grid-column:2;margin-top:2rem;font-size:.88rem}
.last p+p{margin-top:.3em}
`

const looseStampsCss = compactSheet(`.states li:nth-child(2n){transform:rotate(2.2deg) translateY(1.4rem)}
.states li:nth-child(3n+1){transform:rotate(-1.6deg)}
.one li,.one .stamp{width:16rem}
.pair li{width:calc(50% - .5rem);max-width:12.5rem}
.where:has(.few){grid-template-columns:var(--cols57)}
.few li{width:calc(33.3% - .7rem)}
/* four stand two by two */
.few:has(li:nth-child(4):last-child) li{width:calc(38% - .5rem)}
.few .stamps,.some .stamps{row-gap:1.6rem}
.some li{width:8.2rem;--hole:.3rem}
.some span{display:block;font-size:.8rem}
.some span::before{display:block;font-size:1.1rem;margin-bottom:.15rem}
.where:has(.some){grid-template-columns:minmax(0,1fr)}
@media (min-width:46.01rem){.by-4 .stamps{max-width:36rem}.by-5 .stamps{max-width:45rem}.by-6 .stamps{max-width:54rem}}
@media (max-width:62rem){
.where:has(.few){grid-template-columns:minmax(0,1fr)}
.few:has(li:nth-child(4):last-child) li{width:calc(25% - .7rem)}
}
@media (max-width:46rem){
.stamps>li,.few li,.few:has(li:nth-child(4):last-child) li{--hole:.26rem;width:calc(50% - .5rem);max-width:9rem}
.stamps span{font-size:.78rem}
.some li{width:calc(33.3% - .7rem)}
.stamps span,.stamps span::before{display:block}
}
@media (max-width:30rem){.some li{width:calc(50% - .5rem)}}
`)
const sheetOfStampsCss = compactSheet(`.many span{display:block;font-size:.75rem;padding:.4rem 0 0}
.many span::before{display:block;font-size:1.1rem;margin-bottom:.15rem}
.where:has(.many){grid-template-columns:minmax(0,1fr)}
.many .stamps{gap:.35rem}
.many li{width:calc(10% - .32rem);min-width:6.6rem;--hole:.24rem}
@media (max-width:46rem){.many li{--hole:.17rem;width:calc(33.3% - .4rem);min-width:5.7rem}.many span{font-size:.69rem}}
@media (max-width:22.9rem){.many li{width:calc(50% - .2rem)}}
`)

/** How stamps lie, by their number. */
export const stampFormCss: Readonly<Record<StampForm, string>> = {
  one: looseStampsCss,
  pair: looseStampsCss,
  few: looseStampsCss,
  some: looseStampsCss,
  many: sheetOfStampsCss,
}
