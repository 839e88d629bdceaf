import { compactSheet } from '../../compact-sheet.ts'
import type { HeroForm } from '../layout.ts'

/** What all heroes share, and the table that their things stand on. */
export const heroCss = `.hero{position:relative;z-index:2;padding:0 var(--side)}
h1{line-height:1;letter-spacing:-.022em}
.short h1{font-size:clamp(3rem,7.4vw,5.96rem)}
.middle h1{font-size:clamp(2.65rem,6vw,4.77rem)}
.long h1{font-size:clamp(2rem,4vw,3.05rem);line-height:1.06}
.lede{font-size:var(--s2);line-height:1.4;margin-top:1.6rem;max-width:25rem;text-wrap:balance}
.with{font-size:var(--s1);margin-top:.9rem;font-family:var(--display);color:var(--deep)}
.with [data-t]::after{font-family:var(--near-name)}
.how{margin-top:1rem;max-width:24rem;color:var(--quiet);text-wrap:balance}
.table{background:var(--lead);color:var(--onlead);padding:7rem var(--side) 6.5rem}
.table:empty{padding:4rem 0}
`

/** For names with a long word: it gets as small as its column, `--name-em` of it wide. */
export const longWordCss = `.hero{--room:88vw}
@media (min-width:46.01rem){.beside{--room:min(40vw,31rem)}}
h1 [data-t]{font-size:min(1em,var(--room)/var(--name-em))}
address .to{font-size:min(var(--s3),min(66vw,13rem)/var(--name-em))}
`

/**
 * One sheet for each hero; a page has one of them. The table's edge lies 150 of 812 above the foot of the still life and
 * 100 of 430 above that of the frieze: the section below is pulled up by that part, so that things stand on the table.
 * On a narrow screen all words of "laid" lie on the table, below the still life: the name is on the first screen.
 */
export const heroFormCss: Readonly<Record<HeroForm, string>> = {
  beside:
    compactSheet(`.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);align-items:end}
.beside .hero-text{padding:3rem 0 4.2rem;align-self:center}
.beside .hero-art{--w:calc(100% + var(--edge-x)*.5);width:var(--w);margin:0 calc(var(--edge-x)*-.5) calc(var(--w)*-.1847) 0}
@media (max-width:46rem){
.beside{grid-template-columns:minmax(0,1fr)}
.beside .hero-text{padding:2.2rem 0 1rem}
.beside .hero-art{--w:calc(100% + var(--edge-x)*1.2);margin-left:calc(var(--edge-x)*-.6);margin-right:calc(var(--edge-x)*-.6)}
}
`),
  frieze:
    compactSheet(`.frieze .hero-text{display:grid;grid-template-columns:var(--cols75);gap:0 3rem;padding-top:2.6rem;align-content:start}
.frieze h1{grid-column:1/-1}
.frieze.short h1{font-size:clamp(3rem,9.6vw,8rem)}
.frieze.middle h1{font-size:clamp(2.65rem,7.4vw,6.2rem)}
.frieze .lede{grid-row:2/4}
.frieze .with{margin:1.85rem 0 0;grid-column:2}
.frieze .how{margin:1.95rem 0 0;grid-column:2}
.frieze .with+.how{margin-top:.3rem}
.frieze .hero-art{--h:max(13rem,26.875vw);margin:.8rem calc(var(--side)*-1) calc(var(--h)*-.2326)}
.frieze .hero-art svg{height:var(--h)}
@media (max-width:62rem){
.frieze .hero-text{grid-template-columns:minmax(0,1fr);gap:0}
.frieze .lede{grid-row:auto}
.frieze .with,.frieze .how{grid-column:1;margin-top:.9rem}
}
`),
  laid: compactSheet(`.laid{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);align-items:end}
.laid .hero-text{display:contents}
.laid h1{grid-area:2/1/3/3;background:var(--lead);color:var(--onlead);margin:0 calc(var(--side)*-1) -1px;padding:6.4rem var(--side) 0}
.laid.short h1{font-size:clamp(3rem,9.4vw,7.6rem)}
.laid.middle h1{font-size:clamp(2.65rem,7.8vw,6.3rem)}
.laid.long h1{font-size:clamp(2rem,5.2vw,4.2rem)}
.laid .said{grid-area:1/1/2/2;padding:2.5rem 1rem 3.4rem 0}
.laid .lede{margin-top:0;font-size:var(--s3);line-height:1.32}
.laid .hero-art{grid-area:1/2/2/3;z-index:1;--w:min(100%,34rem,max(19rem,58svh));width:var(--w);margin:1rem 0 calc(var(--w)*-.1847) auto}
.laid+.table{padding-top:4.4rem}
@media (min-width:46.01rem) and (max-height:46rem){
.laid h1{padding-top:4.1rem}
.laid h1,.laid.short h1,.laid.middle h1{font-size:min(clamp(2.4rem,7vw,5.6rem),13svh)}
.laid.long h1{font-size:min(clamp(2rem,5.2vw,4.2rem),10svh)}
.laid .said{padding:1.2rem 1rem 1.4rem 0}
.laid .lede{font-size:var(--s2);max-width:28rem}
.laid .hero-art{--w:min(100%,max(15rem,46svh))}
}
@media screen and (max-width:46rem){
.laid{--w:min(100vw - 2*var(--side),26rem);display:flex;flex-direction:column-reverse;align-items:stretch}
.laid .hero-art{--w:inherit;margin:.6rem auto calc(var(--w)*-.1847)}
.laid .hero-text{display:block;background:var(--lead);color:var(--onlead);margin:0 calc(var(--side)*-1) -1px;padding:calc(var(--w)*.1847 + 1.8rem) var(--side) 0}
.laid h1{margin:0;padding:0}
.laid.long h1{font-size:1.9rem}
.laid .said{padding:1.5rem 0 0}
.laid .lede{font-size:var(--s2);line-height:1.4}
.laid .with,.laid .how{color:inherit}
.laid+.table{padding-top:3rem}
}
`),
}
