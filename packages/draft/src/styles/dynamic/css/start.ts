/** The strip on top and the first screen of a phone. */
export const startCss = `.top{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.6rem;padding:1.15rem var(--gut);color:var(--chalk)}
.brand,.fname{overflow-wrap:anywhere}
.brand{font-size:.95rem;line-height:1.15;margin-right:auto}
.top ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.top nav a{display:inline-block;padding:.45rem 0;font-weight:500;font-size:.95rem;text-decoration-color:transparent;text-underline-offset:.35em;text-decoration-thickness:2px}
.top nav a:hover{text-decoration-color:currentColor}
.top .go{padding:.65rem 1.5rem .65rem 1rem;font-size:.95rem}
.hero{position:relative;padding-top:.6rem}
.name{position:relative}
h1{text-wrap:balance;font-size:var(--em);line-height:.96;color:var(--chalk);padding:0 var(--gut);letter-spacing:-.012em;overflow-wrap:anywhere}
h1 .l{display:inline-grid;max-width:100%;vertical-align:top}
/* On tablets the widest line of the name is as wide as the page; on phones these break into up to six. */
@container (min-width:37rem){
.top,main,.foot{--em:clamp(1.1rem,(100cqi - 2*var(--gut) - .9rem)/var(--w),6rem)}
h1 .l{white-space:nowrap}
}
.art{position:relative;font-size:var(--em);height:calc(var(--phone)*1em);margin-top:.32em}
.lanes{position:absolute;right:var(--rr);top:-.288em;width:4.3em;height:calc(var(--box)*1em);overflow:visible}
.infield{background:var(--lead);margin-right:var(--edge);border-radius:0 calc(var(--rx)*var(--em)) 0 0/0 calc(var(--ry)*var(--em)) 0 0;padding:clamp(1.8rem,min(4cqi,5.6svh),3.6rem) var(--gut) clamp(2.4rem,5cqi,4.5rem);position:relative;margin-top:calc(var(--em)*-.288)}
.night .infield{background:none;color:var(--chalk)}
.first{font-weight:600;font-size:clamp(1.45rem,min(3.85cqi,7svh),3.5rem);line-height:1.06;max-width:13em;letter-spacing:-.022em;text-wrap:balance}
.shout .first{font-size:clamp(min(1.6rem,7.4cqi),min(4.9cqi,7.4svh),4.7rem);line-height:1;letter-spacing:-.028em;max-width:13.4em}
.night .first{font-size:clamp(min(1.5rem,7.4cqi),min(3.6cqi,7svh),3.4rem);line-height:1.06;max-width:19.5em;color:var(--flash)}
:is(.night,.shout) .first [data-t]::after{font-family:var(--near-name)}
.facts{margin-top:1.6rem;max-width:34ch;font-weight:500;display:grid;gap:.5rem}
.act{margin-top:1.7rem;display:flex;flex-wrap:wrap;gap:.9rem 1.8rem;align-items:center}
`
