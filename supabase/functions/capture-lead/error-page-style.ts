/** The look of the app (packages/app/src/styles.css) for a page that loads nothing: its colours, no fonts. */
export const ERROR_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f0f3ee, #0d1512);
  --surface: light-dark(#fcfdfb, #141e1a);
  --header: light-dark(#113529, #0f2a20);
  --on-header: light-dark(#f5f8f1, #eef4ec);
  --text: light-dark(#12231c, #e9f0ea);
  --line: light-dark(#d3dbd2, #27352e);
  --link: light-dark(#14503e, #ffd974);
  --control: light-dark(#73837a, #6f8177);
  --primary: light-dark(#14503e, #ffd974);
  --primary-hover: light-dark(#0e4030, #ffe49c);
  --on-primary: light-dark(#ffffff, #12231c);
  --focus-halo: light-dark(#ffd974, #14503e);
  --danger: light-dark(#a3261d, #ff9f92);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100dvh;
  background: var(--bg);
  color: var(--text);
  font: 400 1.0625rem/1.5 system-ui, sans-serif;
}
header {
  display: flex;
  align-items: center;
  gap: .625rem;
  padding: 1.25rem clamp(1.25rem, 6vw, 4.5rem);
  background: var(--header);
  color: var(--on-header);
  font: 500 1.75rem/1.14 Besley, Rockwell, Georgia, serif;
  letter-spacing: -.018em;
}
.wall { fill: #1a4637; stroke: #2f6450; }
.light { fill: #ffd974; }
.bars { stroke: #1a4637; stroke-width: 1.6; }
main {
  max-width: 34rem;
  margin: clamp(1.5rem, 8vh, 5rem) auto;
  padding: 0 1.25rem;
}
h1 {
  margin: 0;
  font: 500 clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)/1.14 Besley, Rockwell, Georgia, serif;
  letter-spacing: -.018em;
  text-wrap: balance;
}
#problem { margin: .75rem 0 0; text-wrap: pretty; }
form {
  display: grid;
  gap: .375rem;
  margin-top: 1.5rem;
  padding: 1.375rem;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}
label { font-size: .9375rem; font-weight: 600; }
input[type=email] {
  width: 100%;
  min-height: 3rem;
  padding: .625rem .875rem;
  border: 1.5px solid var(--control);
  border-radius: 8px;
  background: var(--surface);
  color: inherit;
  font: inherit;
}
input[aria-invalid] { border: 2px solid var(--danger); }
.consent { display: flex; gap: .75rem; margin-top: .75rem; font-weight: 400; }
.consent input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--primary); }
button {
  min-height: 3rem;
  margin-top: 1rem;
  border: 0;
  border-radius: 8px;
  background: var(--primary);
  color: var(--on-primary);
  font: 650 1.0625rem/1.2 system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: var(--primary-hover); }
:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 2px;
  box-shadow: 0 0 0 7px var(--focus-halo);
}
.back { margin-top: 1.5rem; }
a { color: var(--link); text-underline-offset: .18em; }
`
