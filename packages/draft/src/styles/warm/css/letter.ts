import { compactSheet } from '../../compact-sheet.ts'
import type { LetterForm } from '../sections/table.ts'

/** The letter on the table: a sheet of paper, a photo like an unprinted stamp, fruit. */
export const letterCss = `.letter-row{display:grid;grid-template-columns:minmax(0,2.45fr) minmax(0,1fr);gap:3.5rem;align-items:start}
.sheet{background:var(--sheet);color:var(--ink);padding:clamp(1.8rem,5.2vw,4.5rem) clamp(1.3rem,5.5vw,4.7rem) clamp(2rem,4.6vw,3.8rem);border-radius:.5rem 2.4rem .7rem 2rem;box-shadow:.7rem .8rem 0 var(--shade);position:relative}
.sheet h2{font-size:var(--s1);line-height:1.2;color:var(--deep);margin-bottom:1.6rem}
.story p+p{margin-top:.9em}
.sign{font:400 var(--s4)/1.1 var(--display);color:var(--deep);margin-top:1.8rem;text-wrap:balance;overflow-wrap:anywhere}
.beside-letter{padding-top:8.5rem;position:sticky;top:-5rem}
.photo{--hole:.45rem;--back:var(--wall);width:min(100%,15rem);aspect-ratio:4/5;padding:calc(var(--hole)*2.6);transform:rotate(2.4deg);margin-left:-6rem;filter:drop-shadow(.35rem .4rem 0 var(--shade));position:relative;z-index:1}
.photo .gap{height:100%;display:flex;flex-direction:column;justify-content:flex-end}
.photo img{width:100%;height:100%;object-fit:cover}
.beside-letter svg{width:min(14rem,100%);margin:3.2rem 0 0 1rem}
.photo+svg{margin-top:3.2rem}
.values+.letter-row,.letter-row+.values{margin-top:6rem}
`

const textCss = '.set-text p{font-size:1.08rem;line-height:1.68;max-width:34rem}'

/** How the owner's words are set; a page has one of these. */
export const letterFormCss: Readonly<Record<LetterForm, string>> = {
  large: '.set-large p{font:400 clamp(1.16rem,.9rem + 1.1vw,1.5rem)/1.54 var(--display)}',
  text: `${textCss}.set-text p:first-child{font:400 var(--s2)/1.45 var(--display)}`,
  one: `${textCss}.set-text p:first-child{font:400 1.2rem/1.6 var(--display)}.set-text p:first-child::first-line{font-size:1.12em}`,
  lines:
    compactSheet(`.lines{background:repeating-linear-gradient(var(--sheet) 0 2.9rem,var(--soft) 2.9rem 3rem);min-height:18rem;padding-top:3rem}
.lines .gap{background:var(--sheet);max-width:24rem}
`),
}
