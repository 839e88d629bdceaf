/** Tablets and phones. */
export const narrowCss = `@media (max-width:68rem){.top nav{order:3;width:100%}}
@media (max-width:62rem){
.letter-row{grid-template-columns:minmax(0,1fr)}
.beside-letter{position:static;padding:0;display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:flex-end;margin-top:-6.4rem}
.sheet:has(+.beside-letter .photo){padding-bottom:6.6rem}
.photo{margin:0 .6rem 0 0;width:12rem;flex:none}
.beside-letter svg{width:min(11rem,36%);margin:0}
.beside-letter:not(:has(.photo)){margin-top:-3rem}
.values .plate:nth-child(n){width:46%;margin-left:0;padding:2.4rem}
.values .plate:nth-child(odd){margin-top:1.5rem}
.values .plate:nth-child(even){margin:-3rem 0 0 4%}
.values .plate:nth-child(n+3){margin-top:-1.5rem}
.values .plate.long:nth-child(n){width:100%;margin:1.4rem 0 0;padding:3rem 4.4rem}
.plate h3,.own h3{font-size:var(--s3)}
.why,.where,.where:has(.few),.questions,.contact-in,.foot-in,.from-right .mat-in,.first,.frieze .hero-text{grid-template-columns:minmax(0,1fr);gap:2rem}
.frieze .hero-text,.mat-in.first{gap:.9rem}
.frieze .hero-text{gap:0}
.frieze .lede{grid-row:auto}
.frieze .with,.frieze .how{grid-column:1;margin-top:.9rem}
.why-leaf{width:8rem;margin:-9rem 0 0 auto}
.first p,.last{grid-column:1}
.first h2{grid-row:auto}
.first{gap:.9rem}
.questions h2{max-width:none}
}
@media (max-width:46rem){
.mat{--m:1.1rem}
.from-left{padding-right:1.4rem}
.from-right{padding-left:1.4rem}
.top{gap:.5rem 1rem}
.brand span{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.top nav a{font-size:.9rem}
.top ul{gap:0 1.1rem}
.beside,.laid{grid-template-columns:minmax(0,1fr)}
.beside .hero-text{padding:2.2rem 0 1rem}
.beside .hero-art{--w:calc(100% + var(--edge-x)*1.2);margin-left:calc(var(--edge-x)*-.6);margin-right:calc(var(--edge-x)*-.6)}
.laid .said{grid-area:1/1/2/2;padding:2rem 0 0}
.laid .hero-art{grid-area:2/1/3/2;--w:100%;margin-top:.6rem}
.laid h1{grid-area:3/1/4/2;padding-top:5.4rem}
.table{padding-top:4.6rem;padding-bottom:4.5rem}
.sheet,.note{margin-left:calc(var(--edge-x)*-.35);margin-right:calc(var(--edge-x)*-.35)}
.values+.letter-row,.letter-row+.values{margin-top:4.5rem}
.plates{margin-top:2rem}
.values .plate:nth-child(n){width:min(16.6rem,100%);margin:0;padding:1.6rem 2.3rem}
.values .plate:nth-child(2n){margin-left:auto}
.values .plate:nth-child(n+2){margin-top:-2.4rem}
.values .plate.long:nth-child(n){width:100%;border-radius:4.5rem;padding:2.8rem 2.4rem;margin-top:.6rem}
.note{columns:1}
.why{padding-top:4.5rem;padding-bottom:4.5rem}
.mat-in,.from-right .mat-in{padding:3.6rem 0;gap:2.6rem}
.from-left{border-radius:0 3.2rem 3rem 0}
.from-right{border-radius:3rem 0 0 3.2rem}
.table+.mat{margin-top:3.2rem}
.where{padding-top:4.5rem;padding-bottom:4rem}
.stamps>li,.few li{width:calc(50% - .5rem);max-width:9rem}
.some li{width:calc(33.3% - .7rem)}
.many li{width:calc(20% - .3rem)}
.stamps span,.stamps span::before{display:block}
.questions{padding-bottom:5rem}
.mat+.questions{padding-top:4.5rem}
.questions dd{margin-left:1.4rem}
.contact{padding-top:4.5rem;padding-bottom:5rem}
.envelope{padding:1.2rem 1.2rem 2rem 1.5rem;min-height:0}
address{margin-left:0}
.franking>svg{width:10.5rem;margin:.4rem -3.7rem 0 0}
.franking .stamp{width:6rem;--hole:.28rem;flex:none}
}
@media (max-width:22rem){
.values .plate:nth-child(n){width:100%;aspect-ratio:auto;border-radius:3rem;padding:1.8rem 1.6rem;margin:0 0 1rem}
.some li{width:calc(50% - .5rem)}
.many li{min-width:calc(33.3% - .4rem)}
}
`
