/** Where, cost, questions, contact and the foot. */
export const closingCss = `.where{display:grid;gap:2.6rem}
.where h3{color:var(--blush);margin-bottom:1.2rem}.where .under{margin:2rem 0 .6rem}.where:not(.dark) h3{color:inherit}
.codes{display:grid;gap:.55rem}
.codes li{display:flex;align-items:center;gap:.7rem;font-weight:700;font-size:1.1rem;line-height:1.15}
.codes b{font-size:clamp(2.5rem,7.6cqi,6.6rem);line-height:.86;letter-spacing:-.03em;min-width:2.02em}
.codes span{flex:1;background:var(--flash);color:var(--night);min-height:clamp(1.95rem,4.2cqi,3.6rem);display:grid;align-items:center;padding:.2rem 1.6rem .2rem .9rem;border-radius:0 3rem 3rem 0}
.codes li:nth-child(5n+2) span{background:var(--blush)}.codes li:nth-child(5n+3) span{background:var(--lead)}.codes li:nth-child(5n+4) span{background:var(--chalk)}.codes li:nth-child(5n) span{background:var(--dim)}
.rule{max-width:36ch;font-weight:500;font-size:1.1rem}
.map{width:100%;max-width:25rem;height:auto}
.map .off{fill:var(--night2)}.map .on{fill:var(--flash)}
.office:not(:first-child){margin-top:2.4rem}
.office p+p{margin-top:1.1rem}
.zip{word-spacing:.12em;font-size:1.3rem;font-weight:500}
.names{columns:6.5rem 3;column-gap:.9rem;font-weight:500;line-height:1.3}.names li{padding:.2rem 0;break-inside:avoid;overflow-wrap:normal}
.all{font:800 clamp(2.3rem,7.6cqi,6.6rem)/.92 var(--wide);letter-spacing:-.03em;max-width:4.7em}
.solo b{font-size:clamp(5rem,17cqi,13rem)!important}.solo li{flex-wrap:wrap}.solo span{min-width:10rem}
.cost{display:grid;gap:1.8rem}
.pay p+p{margin-top:1.1rem}.right p{max-width:37em;margin-top:.8rem}.right a{font-weight:600;text-underline-offset:.2em}
.qa{margin-top:clamp(2rem,4.5cqi,4rem);display:grid;gap:2.2rem}
.qa p{margin-top:.5rem;max-width:36ch}
.contact{border-radius:0 0 calc(var(--em)*.28) 0}
.contact h2{font-size:min(clamp(2.3rem,8cqi,7.4rem),var(--most)/var(--cw));line-height:.92;max-width:7.9em}
.contact .big{max-width:26ch}
.reach{margin-top:2rem;display:grid;gap:.9rem;justify-items:start}.reach .gap{font-size:1.15rem;width:100%}
.reach a:not(.go){padding-block:.4rem;font-weight:700;text-underline-offset:.2em}.reach .call a{font-weight:800;text-decoration-thickness:3px}.call{font-size:clamp(1.4rem,3cqi,2.6rem);letter-spacing:-.02em;line-height:1.15}
.er{margin-top:1.6rem;font-weight:700}
.finish{position:relative;height:calc(var(--em)*1.04);background:var(--night)}
.turn{position:absolute;right:var(--rr);top:0;width:calc(var(--em)*4.3);height:100%;overflow:visible}
.foot{position:relative;background:var(--night);color:var(--chalk);padding:clamp(2.4rem,5cqi,4.5rem) var(--gut) 2rem;display:grid;gap:2rem}
.fname{text-wrap:balance;font-size:min(clamp(1.2rem,2cqi,1.75rem),84cqi/var(--ww));line-height:1.08;max-width:max(14.1em,var(--ww)*1em)}
.foot h2{font-size:1rem;letter-spacing:0;line-height:1.2;max-width:none}
.foot a{text-underline-offset:.25em}
.licence{margin-top:.8rem}.links{display:flex;flex-wrap:wrap;gap:0 1.4rem;margin-top:.8rem}.links a{display:inline-block;padding:.35rem 0}
.legal{display:grid;gap:.9rem;margin-top:.8rem}.legal .gap{margin-top:.35rem;border-color:var(--edgeN);padding:.4rem 1.5rem .4rem .8rem;max-width:26rem;font-size:.9rem}.legal .gap::before{content:none}.legal .gap b{display:inline}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.made{color:var(--dim);font-size:.95rem;margin-top:1.6rem}
@container (max-width:20rem){
.act .go{font-size:1rem;padding:1rem 1.9rem 1rem 1.1rem}
}
@container (max-width:23rem){
.codes li{gap:.4rem;font-size:.95rem}.codes b{font-size:2rem}.codes span{padding:.2rem .7rem .2rem .5rem}
}
@container not ((min-width:48.6rem) and (min-width:972px)){
.top .go{order:1}.top nav{order:2;flex:1 0 100%}.brand{flex:1 1 max(5.6rem,var(--ww)*.9rem,var(--all)*.24rem);font-size:.85rem}.top .go{padding:.6rem 1.05rem .6rem .8rem;font-size:.9rem}
.top ul{gap:0 clamp(.35rem,11cqi - 1.5rem,.9rem)}.top nav a{font-size:.88rem}.top{padding-bottom:.5rem;gap:.5rem 1rem}
.laps li:nth-child(2){border-color:var(--rival)}.laps li:nth-child(3){border-color:var(--blush)}.laps li:last-child{border-color:var(--lead)}
.laps li{border-top-width:.6rem}
}
`
