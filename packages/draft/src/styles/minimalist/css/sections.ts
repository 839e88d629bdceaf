/** Sections and the line between them; what is missing is a line nobody has written on yet. */
export const sectionsCss = `.band{overflow-x:clip}
.rule{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:var(--gap);padding:clamp(5.5rem,11vw,9rem) var(--x) 0;margin-bottom:clamp(2.4rem,4.4vw,3.6rem)}
.rule.plain{border-bottom:var(--w) solid var(--ink)}
.thing{display:block;overflow:visible;max-width:100%;height:auto;margin-bottom:-4px;grid-column:2}
.margin .thing{grid-column:1}
.right .thing{justify-self:end}
.rows .rule{grid-template-columns:minmax(0,1fr);margin-bottom:0}
.rows .rule+.rule{padding-top:1.5rem}
.rows .rule+section{margin-top:3.6rem}
.rows .thing{grid-column:1;width:100%}
.thing path{stroke-width:var(--w);vector-effect:non-scaling-stroke}
.row+.row{margin-top:2.1rem}
section+section{margin-top:3.4rem}
.row+.row.qa{margin-top:1.5rem}
.qa p,.stack p,.note{text-wrap:balance}
.seen li{line-height:1.5}
.seen.two{columns:2;column-gap:var(--gap)}
.soft{color:var(--quiet)}
.stack>div+div{margin-top:1.5rem}
.stack .voice{max-width:23em}
.stack p{max-width:31rem}
.columns{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.8rem var(--gap)}
.story{max-width:none}
.story p+p{margin-top:.75em}
.story.large p{max-width:25em}
.story.medium p{font-weight:300;font-size:clamp(1.2rem,1rem + .7vw,1.4rem);line-height:1.5;max-width:28em}
.story.first p{max-width:31rem}
.story.first p:first-child{max-width:23em;margin-bottom:1em}
.story.one p:first-child{font-weight:300;font-size:1.15rem;line-height:1.6;letter-spacing:0;max-width:31rem}
.sign{margin-top:1.4rem;font-weight:500}
.sign::before{content:"";display:inline-block;width:2.4rem;border-top:var(--w) solid;vertical-align:.32em;margin-right:.8rem}
.frame{margin-top:1.2rem;max-width:9.5rem}
.photo{aspect-ratio:4/5;border:1.5px dashed var(--blank)}
.frame img{display:block;width:100%;height:auto;aspect-ratio:4/5;object-fit:cover}
.frame figcaption{margin-top:.5rem}
.note{font-size:.85rem;line-height:1.5;color:var(--quiet)}
.blank{border-bottom:1.5px dashed var(--blank);padding-bottom:.35rem;color:var(--quiet)}
.row .blank+.note{margin-top:.45rem}
.row .note+p:not(.note){margin-top:.8rem}
.sug{text-decoration:underline;text-decoration-style:dotted;text-decoration-color:var(--blank);text-decoration-thickness:1.5px;text-underline-offset:.3em}
.row .legend{margin-top:1.4rem}
.row+.row .legend:first-child{margin-top:0}
.names{columns:3;column-gap:var(--gap)}
.stop{margin-top:clamp(5rem,9vw,8rem);height:var(--w);background:var(--ink);width:calc(var(--x) + (100vw - 2*var(--x) - var(--gap))/3 + var(--gap));position:relative}
.stop::after{content:"";position:absolute;right:-1.1rem;top:-1.1rem;width:2.2rem;height:2.2rem;border-radius:50%;background:var(--disc)}
.foot{padding-block:2.4rem 3rem;font-size:.85rem;color:var(--quiet)}
.foot h2{font-size:.85rem;font-weight:400}
.slot{border-bottom:1.5px dashed var(--blank)}
.foot .elsewhere{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin-top:.8em}
`
