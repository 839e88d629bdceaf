import { compactSheet } from '../../compact-sheet.ts'
import type { ValuesForm } from '../layout.ts'

/** What both forms of the list of values share. */
export const valuesCss = `.values{position:relative}
.values h2{max-width:12ch}
.own h3{font-size:var(--s4)}
.own p{font-size:var(--s1)}
.values .legend{margin-top:2.6rem}
`

/** Plates include the platter of a long value. */
const platesCss = compactSheet(`.plates{display:flex;flex-wrap:wrap;align-items:flex-start;margin-top:-1rem}
.plate{container-type:inline-size;--rim:var(--cut);--face:var(--sheet);width:35%;aspect-ratio:1;border-radius:50%;background:var(--face);color:var(--ink);display:flex;flex-direction:column;justify-content:center;padding:2.4rem 3.3rem;position:relative;box-shadow:inset 0 0 0 .55rem var(--face),inset 0 0 0 .75rem var(--rim),.7rem .8rem 0 var(--shade)}
.plate h3{font-size:clamp(1rem,13.5cqi,var(--s3));line-height:1.08}
.plate h3+p{margin-top:.5rem}
.plate p{line-height:1.5;font-size:1.05rem}
.plate:nth-child(3n+1){margin-top:3.4rem}
.plate:nth-child(3n+2){--rim:var(--soft2);margin-left:-2.5%;margin-top:-5.5rem}
.plate:nth-child(3n){margin-left:-2.5%;margin-top:-.5rem}
.plate:nth-child(n+4){margin-top:-1.5rem}
.plate:nth-child(3n+4){margin-left:7%}
.plate:nth-child(3n+5),.plate:nth-child(7){margin-top:1.5rem}
.plate:nth-child(6){margin-left:30%}
.plate:nth-child(7){margin-left:-2.5%}
.n4 .plate{width:42%}
.n4 .plate:nth-child(n){margin-left:0}
.n4 .plate:nth-child(odd){margin-top:2rem}
.n4 .plate:nth-child(even){margin:-4.5rem 0 0 6%}
.plate.own{--face:var(--honey);--rim:var(--sheet)}
.plate.tight h3{font-size:clamp(1rem,13.5cqi,var(--s2))}
.plate.tight p{font-size:1rem;line-height:1.4}
.plate.long:nth-child(n){width:min(100%,42rem);aspect-ratio:auto;border-radius:9rem;padding:3.2rem 5.2rem;margin-left:auto}
@media (min-width:62.01rem){
.values:is(.n1,.n2):not(.noted){display:grid;grid-template-columns:var(--cols57);grid-template-rows:auto 1fr;column-gap:3rem}
.values:is(.n1,.n2) .plates{grid-area:1/2/3/3;margin-top:-3rem}
.values:is(.n1,.n2) .legend{align-self:end}
.n1 .plate:nth-child(n){width:70%;margin:0;padding:3rem 4.6rem}
.n1 .plate.long:nth-child(n){width:100%}
.n1 .plate p{font-size:var(--s1)}
.n2 .plate:nth-child(n){width:54%;margin-top:0}
.n2 .plate:nth-child(2){margin:2.5rem 0 0 -8%}
.n2 .plate.long:nth-child(n){width:100%;margin:1.4rem 0 0}
.n3 .plates:not(:has(.long))+.legend{margin:-4.2rem 0 0 calc(5/12*100% + 1.75rem)}
.values:first-child.n3 .plates{margin-top:.5rem}
.values:first-child:is(.n1,.n2) .plates{margin-top:.6rem}
}
@media (min-width:62.01rem) and (max-width:80rem){.n2 .plate:nth-child(n):not(.long){padding:2.4rem}}
@media (max-width:62rem){
.values .plate:nth-child(n){width:46%;margin-left:0;padding:2.4rem}
.values .plate:nth-child(odd){margin-top:3rem}
.values .plate:nth-child(even){margin-left:4%}
.values .plate:nth-child(n+3){margin-top:-1.5rem}
.values .plate.long:nth-child(n){width:100%;margin:1.4rem 0 0;padding:3rem 4.4rem}
}
@media (min-width:46.01rem) and (max-width:62rem){
.plates:not(.bare){padding-bottom:2rem}
.plates:not(.bare) .plate:nth-child(even):not(.long){translate:0 3rem}
}
@media (max-width:46rem){
.plates{margin-top:2rem}
.values .plate:nth-child(n){width:min(16.6rem,100%);margin:0;padding:1.6rem 2.3rem}
.values .plate:nth-child(2n){margin-left:auto}
.values .plate:nth-child(n+2){margin-top:-2.4rem}
.values .plate.long:nth-child(n){width:100%;border-radius:4.5rem;padding:2.8rem 2.4rem;margin-top:.6rem}
}
@media (max-width:22rem){
.values .plate:nth-child(n){width:100%;aspect-ratio:auto;border-radius:3rem;padding:1.8rem 1.6rem;margin:0 0 1rem}
}
`)
/** Titles alone, on smaller plates. */
const bareCss = compactSheet(`@media (min-width:22.01rem){
.values .bare{gap:1.2rem 1.6rem}
.values .bare .plate:nth-child(n){width:min(17rem,100%/2 - .8rem);margin:0;padding:1.4rem;align-items:center;text-align:center}
.values .bare .plate:nth-child(even){margin-top:2.2rem}
}
@media (min-width:62.01rem){
.values:not(.n1,.n2) .bare{margin-top:2rem}
.values:not(.n1,.n2) .bare .plate:nth-child(n){width:min(17rem,25% - 1.2rem)}
}
@media (max-width:46rem){
.values .bare{gap:.4rem 1rem}
.values .bare .plate:nth-child(n){padding:.9rem}
.values .bare .plate h3{font-size:1.05rem}
}
`)
const noteCss =
  compactSheet(`.note{background:var(--sheet);color:var(--ink);border-radius:2rem .6rem 2.3rem .5rem;box-shadow:.7rem .8rem 0 var(--shade);margin-top:2.4rem;padding:clamp(1.6rem,4.4vw,3.6rem) clamp(1.3rem,4.8vw,4rem);columns:2;column-gap:clamp(2rem,5vw,4.5rem)}
.note li{break-inside:avoid;padding-bottom:2.1rem}
.note h3+p{margin-top:.4rem}
.note .own{background:var(--honey);border-radius:.5rem 1.6rem .6rem 1.4rem;padding:1.3rem 1.5rem 1.4rem;margin:0 -.6rem 1.8rem}
.note .own h3{font-size:var(--s3)}
@media (max-width:46rem){.note{columns:1}}
`)

/** What each form adds; a page has one of them. */
export const valuesFormCss: Readonly<Record<ValuesForm, string>> = {
  plates: platesCss,
  bare: platesCss + bareCss,
  note: noteCss,
}
