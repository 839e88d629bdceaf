/**
 * The sheet of `steadyWords`: a twin in the stand-in face, unseen and a little wider, gives a text its width and its
 * lines before and after the fonts arrive. A style names the faces in `--near` and, for names, `--near-name`.
 */
export const steadyTextCss = `[data-t]{display:grid}
[data-t]>*,[data-t]::after{grid-area:1/1;min-width:0}
[data-t]::after{content:attr(data-t);visibility:hidden;font-family:var(--near);font-size:1.015em;line-height:1lh}
h1 [data-t]::after{font-family:var(--near-name)}
`

/** For headers: a short label can differ by more than a long text does. */
export const steadyTopCss = `.top [data-t]::after{font-size:1.03em}
.brand [data-t]::after{font-family:var(--near-name)}
`
