/** Why, the two place mats (visits, model and cost), and questions. */
export const middleCss = `.why{display:grid;grid-template-columns:var(--cols57);gap:3rem;padding:6.5rem var(--side) 7rem;align-items:start}
.why-leaf{width:min(19rem,100%);margin:-11.5rem 0 -3rem 2%;position:relative}
.why-leaf svg{overflow:visible}
.why h2{margin-bottom:1.6rem}
.why p{font:400 var(--s3)/1.42 var(--display)}
.own-why{margin-top:1.6rem}
.own-why h3{font-size:var(--s3);color:var(--deep);margin-bottom:.2rem}
.own-why p{font-size:var(--s4);line-height:1.25}
.own-why.long p{font-size:var(--s2);line-height:1.4}
.mat{--m:calc(var(--side)*.42)}
.mat-in{padding:5.5rem 0;display:grid;gap:2.4rem}
.from-left{background:var(--soft2);margin-right:var(--m);padding:0 calc(var(--side) - var(--m)) 0 var(--side);border-radius:0 5.5rem 5rem 0}
.from-right{background:var(--soft);margin:0 0 0 var(--m);padding:0 var(--side) 0 calc(var(--side) - var(--m));border-radius:5rem 0 0 5.5rem;position:relative}
.table+.mat{margin-top:5rem}
.from-left+.from-right{margin-top:-2.6rem}
.flow{font:400 var(--s4)/1.42 var(--display);max-width:30em;letter-spacing:-.01em}
.flow.full{font-size:var(--s3)}
.flow li{display:inline}
.flow .plain:not(:first-child){text-transform:lowercase}
.flow li:not(:last-child)::after{content:", "}
.flow li:last-child::after{content:"."}
.first{grid-template-columns:var(--cols57);gap:.9rem 3rem}
.mat-in+.first{padding-top:0;margin-top:-1.5rem}
.first h2{grid-row:1/9}
.mat-in+.first h2{font-size:var(--s3);line-height:1.15}
.why p,.first p,.flow,.plate p,.note p,.model p,.questions dd,.where p,.contact-text p,.gap span,.legend{text-wrap:balance}
.first p{max-width:34rem;grid-column:2;margin:0}
.first .legend{margin-top:.8rem}
.from-right .mat-in{grid-template-columns:var(--cols75);gap:3rem;padding:6rem 0 5.5rem}
.from-right .alone{grid-template-columns:var(--cols57)}
.alone h3:first-child{margin-top:.4rem}
.from-right h2{margin-bottom:1.6rem}
.model .lead{font-size:var(--s2);line-height:1.4;max-width:27rem}
.model p{max-width:29rem}
.model .sug{text-decoration-thickness:.09em}
.model+.cost h2{font-size:var(--s2);line-height:1.15;margin-bottom:1rem}
.cost h3{font:650 1rem/1.5 var(--text);letter-spacing:0;margin-top:1.2rem}
.cost .gap{background:none}
.cost:only-child{display:contents}
.questions{padding:3rem var(--side) 8rem;display:grid;grid-template-columns:var(--cols57);gap:2.5rem 3rem}
.mat+.questions{padding-top:7rem}
.questions h2{max-width:12ch}
.questions dl{display:grid;gap:2.2rem}
.questions dt{font-size:var(--s2);line-height:1.2}
.questions dd{margin:.6rem 0 0 3rem;max-width:32rem}
`
