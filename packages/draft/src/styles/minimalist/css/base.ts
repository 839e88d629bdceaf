/** Type, links and the one layout: names in the margin, sentences in the column. Three sizes: text, voice and name. */
export const baseCss = `*{box-sizing:border-box;margin:0;padding:0}
html{font-size:112.5%;background:var(--paper);color:var(--ink);color-scheme:light;scroll-behavior:smooth;scroll-padding-top:2rem;-webkit-text-size-adjust:100%;--x:max(clamp(1.1rem,5vw,3.8rem),(100vw - 76rem)/2);--w:1.75px;--gap:clamp(1.5rem,3vw,2.4rem);--near:"Hanken Fallback",sans-serif;--near-name:var(--near)}
html:has(.large-text){font-size:125%}
body{font:400 1rem/1.55 "Hanken Grotesk",var(--near);overflow-x:clip;text-wrap:pretty;hanging-punctuation:first;overflow-wrap:break-word}
ul{list-style:none}
h1,h2,h3,.voice,.seen{text-wrap:balance;overflow-wrap:anywhere}
h2,h3{font-size:1rem;line-height:1.55}
h2{font-weight:500}
h3{font-weight:400;color:var(--quiet)}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.22em;transition:text-decoration-thickness .16s,text-underline-offset .16s}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--ink);outline-offset:4px}
main:focus{outline:none}
::selection{background:var(--ink);color:var(--paper)}
.skip{position:absolute;left:-99rem;top:.5rem;z-index:2;background:var(--ink);color:var(--paper);padding:.6rem 1rem}
.skip:focus{left:.5rem}
.row{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:var(--gap);padding-inline:var(--x);align-items:baseline}
.row>div>p,.row>div>.blank{max-width:31rem}
.row p+p,.row ul+p{margin-top:.8em}
.voice,.seen,.story.large p,.story.first p:first-child{font-weight:300;font-size:clamp(1.4rem,1.12rem + 1.25vw,1.75rem);line-height:1.36;letter-spacing:-.012em}
.row>div>.voice{max-width:23em}
.row .voice+p{margin-top:1.1rem}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:2rem;padding:1.1rem var(--x)}
.top a{color:var(--quiet);text-decoration:none;display:inline-block;padding:.45rem 0}
.top a:hover{text-decoration:underline}
.top .brand{color:var(--ink)}
.top nav{margin-left:auto}
.top ul{display:flex;flex-wrap:wrap;column-gap:1.6rem}
a.call,.top a.call{color:var(--ink);font-weight:500;text-decoration:underline;text-decoration-thickness:var(--w);text-underline-offset:.4em;display:inline-block;padding:.45rem 0}
#contact a{padding-block:.45rem}
a.call:hover{text-decoration-color:var(--disc);text-decoration-thickness:3px}
`
