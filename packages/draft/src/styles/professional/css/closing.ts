/** Contact, notices and the last line. */
export const professionalClosing = `
.contact .row { padding-block: 4.2rem 5.5rem; position: relative }
.ghost { position: absolute; right: calc(var(--ghost) / -2); top: 50%; width: var(--ghost); height: var(--ghost); transform: translateY(-50%); stroke: var(--edgeon); --ghost: min(52vw, 44rem) }
.ghost .initial { display: none }
.card { font: 500 min(clamp(2rem, 4.2vw, 3.6rem), var(--room, 44vw) / var(--name-em))/1.05 var(--serif); letter-spacing: -.018em; margin-bottom: 1.2rem; max-width: min(13em, 44vw); text-wrap: balance; overflow-wrap: anywhere }
.contact .say-lead, .reach { max-width: min(33rem, 44vw) }
.reach { border-top: 1px solid var(--edgeon) }
.reach > div { padding-block: .9rem; border-bottom: 1px solid var(--edgeon) }
.reach p { font: 400 var(--s1)/1.4 var(--serif) }
.reach .phone { font: 500 var(--s3)/1.2 var(--serif) }
.reach a { padding-block: .5rem }
.reach .gap { font: inherit }

.foot { background: var(--dark); color: var(--onsoft); font-size: .889rem; line-height: 1.5 }
.foot .row { padding-block: 2.6rem 2.4rem }
.foot h2 { font-size: var(--s1); color: var(--onlead) }
.foot a { color: var(--onlead); display: inline-block; padding-block: .2rem }
.foot .gap { counter-increment: none }
.foot .gap b { min-width: 0 }
.foot .gap span { margin-top: .4rem }
.foot .gap span::before { content: "Q" }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.2rem var(--gap) }
.emergency { color: var(--onlead); font-weight: 600 }
.made-row { margin-inline: var(--edge-x); padding-block: 1rem 1.4rem; border-top: 1px solid var(--lineon); display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 2rem; row-gap: .4rem }
.made-row ul { display: flex; flex-wrap: wrap; column-gap: 1.2rem }
`
