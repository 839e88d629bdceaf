/** Motion, forced colors, print. */
export const otherMediaCss = `@media (prefers-reduced-motion:no-preference){
.lanes{animation:run 1.1s cubic-bezier(.3,.75,.2,1)}
@keyframes run{from{clip-path:inset(-9rem 100% -9999rem -9999rem)}to{clip-path:inset(-9rem -9rem -9999rem -9999rem)}}
@supports (animation-timeline:view()){
.values li::before{animation:come linear both;animation-timeline:view();animation-range:entry 0% cover 32%}
@keyframes come{from{translate:-14rem}}
}
}
@media (forced-colors:active){.go,.field,.infield,.codes span{border:1px solid}h1 .l{background:Canvas}.map .on{fill:Highlight}.map .off{fill:Canvas;stroke:GrayText}.sug{text-decoration-color:CanvasText}}
@media print{
html{font-size:10.5pt}body,.page,.top,.foot,.finish,.field,.infield,.way,.terms{background:none!important;color:#000!important}
.page{overflow:visible}.art,.motif,.finish,.top nav,.go,.plain,.skip,.map,.values li::before{display:none!important}
.field,.infield,.way,.split .terms{margin-right:0!important;padding:.9rem 0!important;border-top:1px solid #000;border-radius:0!important;min-height:0!important}
h2,h3{break-after:avoid}li,.qa div,.gap{break-inside:avoid}.top,.foot{padding:0}.foot *,h1,.first,.where h3,.why h3,.codes span{color:#000!important;background:none!important}
h1{margin:0 0 .6rem}.infield{margin:0!important}h1,h1 .l{height:auto!important;padding:0!important;background:none!important;font-size:34pt;display:inline!important}h1 .l::after{content:none}.values li{margin-left:0!important}.portrait .gap{position:static}.portrait{padding:0!important}
}
`
