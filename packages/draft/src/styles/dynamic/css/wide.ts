/**
 * From 972 px of the page, later where the reader enlarges all text: the name at the start of its lanes, second columns
 * that start lower.
 */
export const wideCss = `@container (min-width:48.6rem) and (min-width:972px){
.top{flex-wrap:nowrap}.brand{max-width:18.9em;min-width:0}.top nav{min-width:0}.top nav ul{justify-content:flex-end}.top .go{flex:none}.go{white-space:nowrap}
/* On short laptop screens the lines of the name leave room for the first sentence. */
.top,main,.foot{--em:min((100cqi - var(--gut) - var(--rr))/(var(--w) + 4.42),9.5rem,max(3rem,(100svh - 16.4rem)/(var(--lines)*.96 + .21)))}
h1{position:relative;z-index:1;padding:0}
h1 bdi{display:contents}
h1 .l{display:block;width:fit-content;height:.96em;white-space:nowrap;padding:0 .13em 0 var(--gut);background:linear-gradient(var(--night) 0 0) 0 .26em/100% .6em no-repeat}h1 .l::after{display:none}
.art{position:static;height:0;margin:0}
.lanes{top:0}
.infield{margin-top:calc(var(--em)*.214);margin-right:calc(var(--rr) + var(--fx)*var(--em));min-height:calc((var(--box) - var(--lines)*.96 - .21)*var(--em));display:flex;flex-wrap:wrap;gap:1.7rem 3rem;align-content:start;align-items:center}
.hero{padding-top:1.2rem}
.first{flex:1 0 100%;max-width:none;padding-right:max(0px,100% - 13em)}.night .first{padding-right:max(0px,100% - 19.5em)}
.night .first{max-width:none}.shout .first{max-width:none;padding-right:max(0px,100% - 13.4em)}
/* Four lines would end below a short screen. */
@media (max-height:47rem){.shout .first{padding-right:max(0px,100% - 18em)}}
.infield .act,.infield .facts{margin-top:0}.act{flex:1 0 auto}.facts{flex:0 1 19rem}
.values.values{gap:clamp(1.2rem,2.2cqi,2.2rem)}
.stagger .values li{padding:0;margin-left:calc((100% - 27rem)*var(--i)/(var(--n) - 1));max-width:34rem}
.stagger .values li::before{top:.12em;height:1.12rem;left:auto;right:calc(100% + 1.3rem);width:100cqi;border-radius:0 2rem 2rem 0}
.stagger .own::before{height:1.7rem!important;top:.42rem!important}
.stagger .values li:first-child::before{width:calc(var(--gut) - 1.3rem);left:calc(var(--gut)*-1);right:auto}
.pack .values{grid-template-columns:repeat(12,1fr);gap:3.4rem 2.4rem}
.pack .values li{grid-column:span 5}
.pack .values li:nth-child(even){grid-column:7/span 6;margin-top:3.5rem}
.about{grid-template-columns:5fr 7fr;gap:3rem clamp(2rem,6cqi,7rem)}
.about h2{grid-column:1/-1}
.about .portrait{grid-row:2}
.about:has(.long) .portrait{position:sticky;top:2rem}
.story.short p:first-child{font-size:1.6em}
.laps{display:flex;gap:0}
.laps li{flex:1 1 0;min-width:0;padding-right:1.6rem}
.laps h3{font-size:clamp(1.05rem,1.75cqi,1.75rem)}
.laps li:nth-child(2){border-color:var(--rival)}.laps li:nth-child(3){border-color:var(--blush)}
.laps li:last-child{flex:1.5 1 0;border-color:var(--lead)}
.why .big,.why h3{margin-left:calc(100%/6)}.why.brief .big,.why.brief h3{margin-left:0}
.terms{grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.6rem 3rem}
.how.side{display:grid;grid-template-columns:7fr 5fr;gap:0 clamp(2rem,5cqi,5rem)}.how.side>*{grid-column:1}.how.side .extra{grid-column:2;grid-row:1/span 3;align-self:end}.how.side .terms{grid-template-columns:1fr;margin-top:1.6rem}
.split{grid-template-columns:5fr 4fr 4fr}.split .terms{grid-column:1/-1}
.split .way:nth-child(n+2){padding-left:clamp(1.4rem,3cqi,3rem)}
.contact{display:grid;grid-template-columns:7fr 5fr;gap:0 3rem;align-items:end}
.contact h2{--most:calc((95cqi - var(--gut) - var(--edge) - 3rem)*.58)}
.contact h2,.contact .big,.contact .er{grid-column:1}
.contact .reach{grid-column:2;grid-row:1/span 2;align-self:end;margin:0 0 .4rem}
.cost{grid-template-columns:5fr 7fr;gap:2.4rem clamp(2rem,5cqi,5rem)}
.cost h2{grid-column:1/-1}.cost.alone .right{grid-column:2}
.where{grid-template-columns:7fr 5fr;gap:3rem clamp(2rem,5cqi,5rem)}
.where h2{grid-column:1/-1}
/* Floats keep the distance between questions even where answers are not equally long. */
.qa{display:flow-root}
.qa div{float:left;clear:left;width:calc(50% - 2rem);margin-bottom:2.6rem}
.qa div:nth-child(even){float:right;clear:right}
.qa div:nth-child(2){margin-top:3.2rem}
.foot{grid-template-columns:1fr auto;align-items:end}
}
`
