/** Narrow screens, motion, forced colors and paper. */
export const mediaCss = `@media (max-width:64rem){.art path{stroke-width:2.9}}
@media (min-width:46.01rem){.under .art{--a:clamp(15rem,min(45vw,122vh - 22rem),36rem)}.unbroken{white-space:nowrap}.horizon .stage{height:clamp(15rem,42vh,24rem)}.horizon.middle h1{max-width:66%}}
@media (max-width:46rem){
.row,.rule{grid-template-columns:minmax(0,1fr)}
.top{padding-top:.6rem;padding-bottom:.2rem}
.top nav{order:1;width:100%}
.top ul{justify-content:space-between;column-gap:.8rem}
.stage,.under .stage{height:auto;min-height:0;display:flex;flex-direction:column-reverse;align-items:stretch;padding-top:2.6rem}
.stage h1,.under .row h1{max-width:none}
.ground{position:relative;inset:auto;margin-inline:calc(-1*var(--x));overflow:visible}
.art{position:relative;display:block;--a:100%;bottom:auto;width:100%}
.art path{stroke-width:3.4}
.short.compact h1{font-size:clamp(2.6rem,20vw,4.6rem)}
.middle h1,.horizon.middle h1{font-size:clamp(1.8rem,10vw,2.5rem)}
.stage h1::after{content:"";position:absolute;left:.045em;right:calc(-1*var(--x));bottom:calc(.152em - 2px);height:var(--w);background:var(--ink)}
.rule .thing,.margin .thing{grid-column:1}
.column .thing{justify-self:center}
.hero .row,.foot .row{row-gap:1.1rem}
.frame{display:flex;gap:1rem;align-items:end;max-width:none}
.photo,.frame img{flex:none;width:6.5rem}
.row>h2{margin-bottom:.7rem}
.row>h3{margin-bottom:.2rem}
.row.about>div{display:block}
.story{margin-top:1.6rem}
.names{columns:2}
.seen.two{columns:1}
.columns{grid-template-columns:minmax(0,1fr)}
}
@media (max-width:22rem){
.top a.call{display:none}
.top ul{font-size:.9rem;column-gap:.4rem}
}
@media (prefers-reduced-motion:no-preference){
.pen{stroke-dasharray:1;animation:draw 3.2s .3s cubic-bezier(.5,.1,.3,1) both}
.disc{animation:rest 1.2s 2.4s both}
@keyframes draw{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}
@keyframes rest{from{opacity:0}to{opacity:1}}
}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}a{transition:none}}
@media print{
html,html:has(.large-text){font-size:10.5pt;--x:0rem}
.top nav,.top a.call,.hero a.call,.skip{display:none}
.row{grid-template-columns:minmax(0,3fr) minmax(0,8fr)}
.stage,.under .stage{height:auto;min-height:0;display:flex;flex-direction:column-reverse;align-items:stretch;padding-top:1rem}
.stage h1,.under .row h1{font-size:2.4rem;line-height:1.08;max-width:none;margin-bottom:.4rem}
.stage h1::after{display:none}
.ground{position:relative;inset:auto;margin:0;overflow:clip}
.art{position:relative;display:block;width:58%;margin-left:auto;bottom:auto}
.story{margin-top:0}
.frame{display:block}
.row,.frame{break-inside:avoid}
.about{break-inside:auto}
.rule{padding-top:2.6rem;margin-bottom:1.6rem;break-after:avoid}
.stop{margin-top:2.4rem}
.pen,.art .disc{animation:none}
*{print-color-adjust:exact}
}
@media (forced-colors:active){
.art path,.thing path{stroke:CanvasText}
.disc{fill:Highlight}
.stop{background:CanvasText;forced-color-adjust:none}
.stop::after{background:Highlight}
}
`
