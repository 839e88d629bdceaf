// Written by `npm run draft:styles`.
export const sheets = {
  pictures: ".pic{width:100%;height:100%;display:block;overflow:hidden}.pic img{object-fit:cover;width:100%;height:100%;display:block}.logo .pic{width:auto;overflow:visible}.logo .pic img{object-fit:contain;width:auto;max-width:100%}",
  quotation: ":where(.says){margin:0}.says p{text-wrap:balance}.says p+p{margin-top:.6em}.marked{quotes:\"“\" \"”\"}.marked p:first-child{text-indent:-.42em}.marked p:first-child:before{content:open-quote}.marked p:last-child:after{content:close-quote}",
  steadyText: "[data-t]{display:grid}[data-t]>*,[data-t]:after{grid-area:1/1;min-width:0}[data-t]:after{content:attr(data-t);visibility:hidden;font-family:var(--near);font-size:1.015em;line-height:1lh}h1 [data-t]:after{font-family:var(--near-name)}li>[data-t]:after{font-size:1.03em}",
  steadyTop: ".top [data-t]:after{font-size:1.03em}.brand [data-t]:after{font-family:var(--near-name)}",
} as const
