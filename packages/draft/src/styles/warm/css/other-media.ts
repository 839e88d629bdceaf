/** Less motion, forced colors and paper. */
export const otherMediaCss = `@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){
.plate,.sheet,.note,.envelope,.stamps>li,.button,.photo{border:1px solid CanvasText}
.stamps>li,.photo{background:Canvas}
.mat,.contact,.foot,.table{border-top:1px solid CanvasText}
.hero-art svg,.stamps svg,.beside-letter svg,.why-leaf svg,.brand svg{forced-color-adjust:none}
.sug{text-decoration-color:CanvasText}
}
@media print{
html{font-size:10.5pt;background:#fff}
.top,.skip,.hero-art,.beside-letter>svg,.why-leaf,.franking,.stamp svg,.stamps svg{display:none}
*,*::before{background:none!important;color:#000!important;box-shadow:none!important;filter:none!important}
.hero,.hero-text,.letter-row,.values,.why,.where,.questions,.contact-in,.foot-in,.mat-in,.first,.plates,.envelope{display:block!important;padding:0!important;min-height:0}
.hero,.table,.why,.where,.questions,.contact,.foot,.from-left,.from-right{padding:.8rem 0!important;margin:0!important}
.said,.laid h1{padding:0!important;margin:0 0 .5rem!important}
h1,h2{font-size:20pt!important;margin:0 0 .4rem!important;max-width:none!important}
h2{padding-top:.8rem}
h3,dt,.story p,.flow,.why p,address .to{font-size:12pt!important}
.plates,.values .plate:nth-child(n){margin:0!important;translate:none!important}
.values .plate:nth-child(n){width:auto!important;aspect-ratio:auto;border-radius:0;padding:.3rem 0!important;display:block}
.note,.sheet,address,.note .own{padding:0!important;margin:0}
.beside-letter{margin:1rem 0!important;padding:0!important}
.photo{transform:none!important;margin:0!important;width:8rem;padding:0}
.photo:has(.gap){width:auto;aspect-ratio:auto}
.mat-in+.first{margin:.6rem 0 0!important}
.stamps>li{transform:none!important;width:auto!important;padding:0 1rem 0 0}
.legend{margin:.4rem 0 0!important}
.contact-text .doors{display:block;max-width:none;margin-bottom:1rem}.button{display:block;padding:0}
h2,h3{break-after:avoid}
li,dl>div{break-inside:avoid}
a[href^="http"]::after{content:" (" attr(href) ")"}
}
`
