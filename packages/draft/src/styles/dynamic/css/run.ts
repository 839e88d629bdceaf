/** The fields to the left of the rail, as far as how a visit goes. */
export const runCss = `.run{position:relative}
.field{margin-right:var(--edge);padding:clamp(3.2rem,7.5cqi,7.5rem) clamp(1.2rem,5cqi,6rem) clamp(3.4rem,8cqi,8rem) var(--gut);position:relative}
/* No word of a heading is wider than its field. */
h2{--most:calc(100cqi - var(--gut) - var(--edge) - 1.3rem);font-size:min(clamp(1.95rem,5.2cqi,4.6rem),var(--most)/var(--hw));line-height:.98;max-width:11em;letter-spacing:-.025em}
h3{font-size:clamp(1.2rem,2cqi,1.75rem);line-height:1.08}
.big{font-weight:500;font-size:clamp(1.5rem,3.15cqi,2.9rem);line-height:1.18;letter-spacing:-.018em}
.chalk{background:var(--chalk)}.chalk2{background:var(--chalk2)}.blush{background:var(--blush)}.flash{background:var(--flash)}.hot{background:var(--lead)}
.rival{background:var(--rival);color:var(--chalk)}.dark{background:var(--night);color:var(--chalk)}
.values p,.laps p,.terms p,.way p,.qa p,.facts p{text-wrap:balance}
/* A staggered start: every lane is a little longer than the one before. */
.values{margin-top:clamp(2rem,5cqi,4.4rem);display:grid;gap:clamp(1.6rem,2.6cqi,2.4rem)}
.n2{--n:2}.n3{--n:3}.n4{--n:4}.n5{--n:5}.n6{--n:6}.n7{--n:7}
.values li{position:relative;padding-top:1.5rem;--i:0}
.values li:nth-child(2){--i:1}.values li:nth-child(3){--i:2}.values li:nth-child(4){--i:3}.values li:nth-child(5){--i:4}.values li:nth-child(6){--i:5}.values li:nth-child(7){--i:6}
.values li::before{content:"";position:absolute;top:0;left:calc(var(--gut)*-1);height:.8rem;width:calc(var(--gut) + 8% + 80%*var(--i)/var(--n,7));background:var(--lead);border-radius:0 1rem 1rem 0}
.values li:nth-child(5n+2)::before{background:var(--rival)}.values li:nth-child(5n+3)::before{background:var(--flash)}.values li:nth-child(5n+4)::before{background:var(--blush)}.values li:nth-child(5n)::before{background:var(--night)}
.values p{max-width:40ch;margin-top:.3rem}
.own h3{font-size:clamp(1.5rem,3.3cqi,2.9rem);letter-spacing:-.022em}
.own p{font-size:1.15rem;font-weight:500}
.one h2,.why.brief h2{font-size:clamp(1.2rem,2cqi,1.75rem);letter-spacing:-.015em;max-width:none}.why.brief h2{color:var(--flash)}.chalk.why h2,.chalk2.why h2{color:inherit}.why.brief h3{color:inherit;font-size:clamp(1.5rem,3.3cqi,2.9rem)}.one h3{margin-top:1rem;font-size:clamp(1.95rem,5.6cqi,5rem);line-height:1;letter-spacing:-.028em;max-width:12.6em}
.one .big,.field h2+.big{margin-top:1.5rem}.one .big,.how .big{max-width:27ch}
.why .big{max-width:31ch}.why .big+.big{margin-top:1em}.why .big+h3{margin-top:2.6rem}.why h2+h3{margin-top:1.8rem}.why h3{color:var(--flash)}.chalk2.why h3,.chalk.why h3{color:inherit}.why h3+.big{margin-top:.5rem}
.why.brief .big{font-weight:600;font-size:clamp(2rem,5.6cqi,5rem);line-height:1.04;letter-spacing:-.03em;max-width:17ch}
.about{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}
.about h2{max-width:none;font-size:min(clamp(1.95rem,5.2cqi,4.6rem),var(--most)/var(--nw))}
.story{font-size:1.14rem;line-height:1.55;max-width:34em}
.story bdi{display:block}
.story p+p{margin-top:1em}
.story p:first-child{font-weight:600;font-size:1.28em;line-height:1.3;letter-spacing:-.01em}
.sign{font-weight:700}.story .sign bdi{display:inline}
.sign::before{content:"";display:inline-block;width:2.2rem;height:.52em;margin-right:.6rem;background:currentColor;border-radius:0 1rem 1rem 0}
.portrait{max-width:25rem;position:relative;align-self:start}
.portrait:has(.gap){padding-bottom:2.4rem}
.portrait img{width:100%;height:auto;aspect-ratio:16/19;object-fit:cover;border-radius:0 13rem 13rem 0}
.motif{width:100%;height:auto;background:var(--night);border-radius:0 13rem 13rem 0}
.portrait .gap{position:absolute;left:0;right:1rem;bottom:0;background:var(--blush)}
.chalk2 .portrait .gap{background:var(--chalk2)}
.wide{align-self:end}
.run-on{margin-top:1.8rem;font-family:var(--wide);font-weight:800;font-size:clamp(1.25rem,3.4cqi,3.1rem);line-height:1.28;letter-spacing:-.022em;display:flex;flex-wrap:wrap;gap:.12em .34em}
.run-on li{max-width:100%}
/* The mark stays on the line of the last word. */
.run-on li:not(:last-child){padding-right:1.15em}
.run-on li:not(:last-child)::after{content:"";position:absolute;width:.85em;height:.526em;margin:.39em 0 0 .3em;background:var(--lead);border-radius:0 1em 1em 0}
.run-on li:nth-child(even)::after{background:var(--rival)!important}
.run-on .sug{text-underline-offset:.15em}
.laps{margin-top:clamp(1.8rem,4cqi,3.6rem);display:grid;gap:2rem}
.laps li{border-top:.8rem solid var(--night);padding-top:1rem;max-width:30rem}
.laps p{margin-top:.5rem;max-width:34ch}
.split{padding:0;display:grid}
.split .way{padding:clamp(2.6rem,5.5cqi,5.5rem) clamp(1.2rem,4cqi,4rem) clamp(2.8rem,6cqi,6rem) var(--gut);background:var(--chalk2)}
.split h2{font-size:min(clamp(1.95rem,4cqi,3.5rem),var(--most)/var(--hw))}
.split .way h3{font-size:clamp(1.5rem,3.3cqi,2.9rem);letter-spacing:-.022em}
.split .way p{margin-top:.8rem;max-width:34ch;font-size:1.1rem}
.split .way:nth-child(2){background:var(--lead)}.split .way:nth-child(3){background:var(--rival);color:var(--chalk)}
.rival+.split .way:nth-child(3){background:var(--blush);color:var(--night);--focus:var(--night)}
.terms{display:grid;gap:1.6rem;margin-top:2.4rem}
.split .terms{margin:0;padding:clamp(2rem,4cqi,4rem) clamp(1.2rem,4cqi,4rem) clamp(2.6rem,5cqi,5rem) var(--gut);background:var(--chalk2)}
.terms p,.how .way p{margin-top:.4rem;max-width:36ch}.how .way{margin-top:2.2rem}
`
