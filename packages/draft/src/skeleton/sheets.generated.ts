// Written by `npm run draft:styles`.
export const sheets = {
  steadyText: "[data-t]{display:grid}[data-t]>*,[data-t]:after{grid-area:1/1;min-width:0}[data-t]:after{content:attr(data-t);visibility:hidden;font-family:var(--near);font-size:1.015em;line-height:1lh}h1 [data-t]:after{font-family:var(--near-name)}",
  steadyTop: ".top [data-t]:after{font-size:1.03em}.brand [data-t]:after{font-family:var(--near-name)}",
} as const
