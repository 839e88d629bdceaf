/** Places, screens, the offer; narrow screens, forced colors and print. */
export const laterProposalCss = `.ledger{border-top:1.5px solid}.ledger li{display:grid;grid-template-columns:minmax(0,3.4fr) minmax(0,3.6fr) minmax(0,4.6fr);gap:.2rem var(--g);padding:.9rem 0;border-bottom:1px solid var(--hair);align-items:baseline}.ledger h3{font-size:1.1rem;font-weight:500}.ledger li>p{color:var(--soft)}.none h3{font-weight:400;color:var(--soft)}
.gap{padding:.3rem .7rem .4rem;border:1.5px dashed var(--rim);line-height:1.4}.gap b{font-weight:500}.gap span{color:var(--soft)}
.wall{background:var(--wall);padding:var(--y) var(--x)}.hang{display:grid;grid-template-columns:1fr 1fr;gap:clamp(2.4rem,4.4vw,4.2rem) clamp(1.5rem,3.4vw,3.4rem)}
.say{align-self:end;padding-bottom:2.9rem}.say p{max-width:26em;margin-top:1.2rem;font-size:1.15rem}
.plate{background:#fff;box-shadow:0 0 0 1px #18191b26,0 1.1rem 2.2rem -1.2rem #18191b66}.plate svg{width:100%;height:auto}
.hang figcaption{display:grid;grid-template-columns:8.2rem 1fr;gap:.2rem 1rem;margin-top:1rem;font-size:1rem}.hang h3{font-weight:500;color:var(--ink);font-size:1rem}
.six{background:var(--ink);color:var(--on);padding:var(--y) var(--x);display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:3rem var(--g)}.six>div{grid-column:1/7}.six h2{font-size:clamp(2.4rem,1.5rem + 3.6vw,4.8rem);line-height:1}.six>div p{margin:1.4rem 0 2rem;color:var(--on2);max-width:24em;font-size:1.15rem}.six :focus-visible{outline-color:var(--on)}
.go{display:inline-block;background:var(--on);color:var(--ink);padding:1rem 1.6rem;font-weight:500;font-size:1.15rem;text-decoration:none}.go:hover{background:#fff;text-decoration:underline}
.six ol{grid-column:8/-1;counter-reset:q;border-top:1.5px solid}.six li{counter-increment:q;position:relative;padding:.85rem 0 .9rem 2.6rem;border-bottom:1px solid #55565a}.six li::before{content:counter(q);position:absolute;left:0;top:.62rem;font:500 1.5rem/1.3 var(--serif);color:var(--on2)}.six h3{font-size:1.1rem}.six li p{color:var(--on2)}
.foot{padding:1.6rem var(--x);color:var(--soft)}
@media screen and (max-width:62rem){.hang figcaption{grid-template-columns:1fr}.side,.body,.open h2,.open p,.six>div,.six ol,.no,.area h3,.lead,.area figure,.area dl,.area blockquote{grid-column:1/-1}.side p{max-width:34rem}.head{gap:.3rem 0}.area dl div{grid-template-columns:9rem 1fr}.plain dl{grid-template-columns:1fr}.fig{height:min(22rem,62vw)}blockquote{padding-left:.46em}.lead{color:var(--soft)}}
@media screen and (max-width:46rem){.kind{position:static;display:block}.cover{min-height:0;grid-template-rows:none}.cover nav{grid-column:1/-1;order:9;padding:1.4rem 0 0}.cover nav ol{columns:1}.cover nav a{display:block;padding:.5rem 0;border-bottom:1px solid var(--hair)}
h1{margin:0}.name,.name.long{font-size:min(clamp(2.8rem,17vw,6.5rem),(100vw - 2*var(--x))/var(--letters)/.52);margin-top:2.6rem}.strips{grid-row:auto;height:62vw;min-height:0}.line{stroke-width:4}.hang,.facts>div,.area dl div,.hang figcaption{grid-template-columns:minmax(0,1fr)}.facts>div,.area dl div,.hang figcaption{gap:.1rem}.facts dt{font-size:.9rem}.ledger li{grid-template-columns:1fr}.say{padding:0}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.go,.plate,.fig{border:1px solid}}
@page{size:letter;margin:17mm 16mm 19mm;@bottom-right{content:counter(page);font:8.5pt Arial,sans-serif;color:#54555a}}
@page:first{margin:0;@bottom-right{content:none}}
@media print{
html{font-size:10pt!important;--x:0px;--y:0px;--g:5mm;background:none}body{print-color-adjust:exact;-webkit-print-color-adjust:exact;line-height:1.5}
.skip,.cover nav{display:none}.go{border:1pt solid var(--ink);background:none;margin-top:6mm;padding:3mm 5mm}
.cover{height:10.98in;min-height:0;padding:16mm 16mm 0;break-after:page}.kind{top:16mm;left:16mm}h1{margin-top:50mm}.name{font-size:70pt;line-height:.92}.name.long{font-size:44pt}.site{font-size:14pt;margin:6mm 0 12mm}.strips{margin:0 -16mm;height:126mm;min-height:0}
h2{font-size:27pt}.sec,.change,.wall,.six{break-before:page;padding:0}.side,.body,.open h2,.open p{grid-column:1/-1}.side p{max-width:28em;margin-top:3mm}.facts{margin-top:4mm}.honest{max-width:none;font-size:19pt;line-height:1.34}
.area{break-inside:avoid;padding-top:8mm;gap:4mm var(--g)}.area h3,.no{font-size:20pt}.lead{font-size:10.5pt}.area dl div{padding:2.4mm 0 2.8mm}.open{border:0;padding:0}blockquote{font-size:21pt}blockquote.long{font-size:15pt}
#presence{break-before:auto;break-inside:avoid;padding-top:11mm}#presence li{padding:1.7mm 0;font-size:9.5pt}.ledger h3{font-size:10pt}
.wall{background:none}.hang{gap:7mm 8mm}.say{padding-bottom:8mm}.say p{font-size:11pt;margin-top:3mm}.hang figure{break-inside:avoid}.plate{box-shadow:none;border:.5pt solid #77787c}.hang figcaption{grid-template-columns:24mm 1fr;font-size:9.5pt;margin-top:2.4mm}.hang h3{font-size:10pt}
.six{background:none;color:var(--ink);gap:12mm var(--g)}.six>div,.six ol{grid-column:1/-1}.six h2{font-size:40pt;max-width:9em}.six>div p,.six li p,.six li::before{color:var(--soft)}.six>div p{margin:5mm 0 0}.six li{border-color:var(--hair);break-inside:avoid}
.foot{padding:14mm 0 0}}
`
