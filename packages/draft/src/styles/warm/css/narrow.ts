/** Tablets and phones. */
export const narrowCss = `@media (max-width:68rem){.top nav{order:3;width:100%}}
@media (max-width:79.9rem){.top.long nav{order:3;width:100%}}
@media (max-width:62rem){
.letter-row{grid-template-columns:minmax(0,1fr)}
.beside-letter{position:static;padding:0;display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:flex-end;margin-top:-6.4rem}
.sheet:has(+.beside-letter .photo){padding-bottom:6.6rem}
.photo{margin:0 .6rem 0 0;width:12rem;flex:none}
.beside-letter svg{width:min(11rem,36%);margin:0}
.beside-letter:not(:has(.photo)){margin-top:-3rem}
.why,.where,.questions,.contact-in,.foot-in,.from-right .mat-in:nth-child(n),.first{grid-template-columns:minmax(0,1fr);gap:2rem}
.mat-in.first{gap:.9rem}
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
.table{padding-top:4.6rem;padding-bottom:4.5rem}
.sheet,.note{margin-left:calc(var(--edge-x)*-.35);margin-right:calc(var(--edge-x)*-.35)}
.values+.letter-row,.letter-row+.values{margin-top:4.5rem}
.why{padding-top:4.5rem;padding-bottom:4.5rem}
.mat-in,.from-right .mat-in{padding:3.6rem 0;gap:2.6rem}
.from-left{border-radius:0 3.2rem 3rem 0}
.from-right{border-radius:3rem 0 0 3.2rem}
.table+.mat{margin-top:3.2rem}
.where{padding-top:4.5rem;padding-bottom:4rem}
.questions{padding-bottom:5rem}
.mat+.questions{padding-top:4.5rem}
.questions dd{margin-left:1.4rem}
.contact{padding-top:4.5rem;padding-bottom:5rem}
.envelope{padding:1.2rem 1.2rem 2rem 1.5rem;min-height:0}
address{margin-left:0}
.franking>svg{width:10.5rem;margin:.4rem -3.7rem 0 0}
.franking .stamp{width:6rem;--hole:.28rem;flex:none}
}
@media (max-width:30rem){.top li:nth-child(5){display:none}}
@media (max-width:22rem){
.top ul{gap:0 .65rem}
.top nav a{font-size:.85rem}
}
`
