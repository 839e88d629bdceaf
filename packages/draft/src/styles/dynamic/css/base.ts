/** Faces of the fallbacks, units, buttons and the marks of a draft. Metrics: Archivo against Arial. */
export const baseCss = `:root{--near:"Text Fallback",Arial,sans-serif;--near-name:"Wide Fallback","Arial Black",sans-serif;--wide:"Archivo Expanded",var(--near-name)}
*,*::before,*::after{box-sizing:border-box}
html{font-size:112.5%;scroll-behavior:smooth;-webkit-text-size-adjust:100%}
html:has(.large-text){font-size:125%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--night);color:var(--night);font:400 1rem/1.5 Archivo,var(--near);font-synthesis:none;color-scheme:light}
h1,h2,h3,p,ul,ol{margin:0;padding:0}
ul,ol{list-style:none}
a{color:inherit}
img,svg{display:block}
p,li,bdi{overflow-wrap:anywhere}
h1,h2,h3,.brand,.fname,.codes b,.call,.night .first,.shout .first{font-family:var(--wide);font-weight:800;font-synthesis:weight}
h2,h3{text-wrap:balance;letter-spacing:-.015em;overflow-wrap:anywhere}
p{text-wrap:pretty}
.big,.confirm{text-wrap:balance}
/* One unit drives the first screen, the rail and the finish: --em, the size of the name. */
.page{container-type:inline-size;overflow:clip}
.top,main,.foot{--gut:clamp(1.1rem,4.4cqi,5rem);--rr:clamp(.4rem,1.1cqi,1.2rem);
--em:clamp(1.1rem,min(calc((100cqi - var(--gut) - var(--gut) - .9rem)/var(--pw)),17cqi),6rem);
--railw:calc(var(--em)*.64);--edge:calc(var(--rr) + var(--railw) + var(--em)*.12)}
.skip{position:absolute;left:1rem;top:-5rem;z-index:9;background:var(--flash);color:var(--night);padding:.6rem 1.4rem .6rem 1rem;border-radius:0 2rem 2rem 0}
.skip:focus{top:1rem}
main:focus{outline:0}
:focus-visible{outline:3px solid var(--focus,var(--night));outline-offset:3px;border-radius:2px}
.top,.foot,.dark,.rival,.night .infield,.split .way:nth-child(3){--focus:var(--flash)}
/* Square where a thing begins, round where it ends. */
.go{display:inline-block;background:var(--flash);color:var(--night);font-weight:700;text-decoration:none;line-height:1.2;padding:.85rem 1.75rem .85rem 1.15rem;border-radius:0 3rem 3rem 0;transition:padding .16s ease-out}
.go:hover{padding-right:2.4rem}
.go:focus-visible{border-radius:0 3rem 3rem 0}
.go.dark{--focus:var(--night);background:var(--night);color:var(--chalk)}
.act .go{font-size:1.15rem;padding:1.1rem 2.3rem 1.1rem 1.4rem}
.act .go:hover{padding-right:3rem}
@media (prefers-reduced-motion:reduce){.go{transition:none}}
.plain{font-weight:700;text-underline-offset:.25em;text-decoration-thickness:2px;display:inline-block;padding:.4rem 0}
.plain:hover,.right a:hover,.reach a:hover,.foot a:hover{text-decoration-thickness:4px}
/* What must be filled in is a starting block: hatching, a dashed lane, "To add". */
.gap{border:2px dashed;border-radius:0 2.2rem 2.2rem 0;padding:.85rem 2rem .9rem 2.6rem;position:relative;max-width:30rem;line-height:1.35}
.gap::before{content:"";position:absolute;left:0;top:0;bottom:0;width:1.5rem;background:repeating-linear-gradient(135deg,currentColor 0 4px,transparent 4px 11px)}
.gap b{display:block}
.confirm{margin-top:2.2rem;max-width:44ch;padding-left:1.9rem;position:relative}
.confirm::before{content:"";position:absolute;left:0;top:.28em;width:1.2rem;height:.85rem;border:2px dotted;border-radius:0 1rem 1rem 0}
.sug{text-decoration:underline;text-decoration-style:dotted;text-decoration-thickness:2px;text-underline-offset:.22em}
`
