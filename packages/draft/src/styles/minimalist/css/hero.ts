/** The hero: the name stands on the line, or lies under it. */
export const heroCss = `.stage{position:relative;height:clamp(14rem,70vh - 7rem,30rem);display:flex;align-items:flex-end;padding-inline:var(--x)}
.ground{position:absolute;left:var(--x);right:0;top:0;bottom:-2rem;overflow:clip;pointer-events:none}
.art{--a:clamp(15rem,min(45vw,116vh - 11.6rem),36rem);position:absolute;right:0;bottom:calc(2rem - var(--a)*8/720);width:var(--a);overflow:visible}
.art path,.thing path{fill:none;stroke:var(--ink);stroke-linejoin:round;stroke-linecap:butt}
.art path{stroke-width:2}
.art .disc{fill:var(--disc);stroke:none}
/* The name stands on the line, in as many lines as it has. */
.stage h1 [data-t]{align-items:end}
h1{position:relative;font-weight:300;letter-spacing:-.035em;line-height:1;margin-bottom:calc(-.152em + 1.5px);margin-left:-.045em;max-width:60%}
.middle h1,.under h1{max-width:54%}
.short h1{font-size:clamp(2.6rem,7.4vw,6.1rem)}
.middle h1{font-size:clamp(2.3rem,5.5vw,4.8rem)}
.horizon.middle h1{font-size:clamp(2.3rem,7.4vw,5.6rem)}
.middle.wide h1{font-size:clamp(2rem,4.9vw,4.2rem)}
.under h1{font-size:clamp(2.1rem,4.6vw,4rem)}
.long h1{font-size:clamp(1.85rem,3.9vw,3.3rem);line-height:1.06}
.under .stage{height:clamp(11rem,72vh - 13rem,25rem)}
.under .row{row-gap:1.6rem}
.under .row h1{grid-column:1/-1;max-width:24em;margin-bottom:0;text-wrap:balance}
.hero .row{padding-top:clamp(2.4rem,5vw,3.2rem)}
.hero .call{margin-top:1rem}
.hero p{text-wrap:balance}
h1 [data-t]{font-size:min(1em,88vw/var(--name-em))}
.facts li{color:var(--quiet)}
.facts li+li{margin-top:.15rem}
`
