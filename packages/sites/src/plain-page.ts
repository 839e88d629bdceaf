import type { Bytes } from './stores.ts'

export type Answer = {
  readonly status: number
  readonly body: string | Bytes | null
  /** Beside those of `securityHeaders`, or in their place. */
  readonly headers: Readonly<Record<string, string>>
}

type PlainPage = { readonly status: number; readonly heading: string; readonly text: string }

/**
 * Our own pages, at addresses where no site can be shown. A site that its owner took down answers 404: with 503 search
 * engines would keep it, and 410 would say that it never comes back.
 */
const PAGES = {
  nobody: {
    status: 404,
    heading: 'There is no website here',
    text: 'Nobody uses this address. It may have a typo.',
  },
  offline: {
    status: 404,
    heading: 'This website is offline',
    text: 'Its owner took it down. If you are a patient, please call the practice. In an emergency, call 911.',
  },
  waiting: {
    status: 404,
    heading: 'This website is not ready yet',
    text: 'Its owner is still connecting this address. Please come back later.',
  },
  unavailable: {
    status: 503,
    heading: 'We cannot reach this website right now',
    text: 'Please try again in a minute.',
  },
} as const satisfies Record<string, PlainPage>

const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2rem clamp(2rem, 8vw, 8rem);
  align-items: end;
  min-height: 100dvh;
  margin: 0;
  padding: 3rem clamp(1.25rem, 8vw, 9rem) 0;
  background: linear-gradient(#113529 0 calc(100% - 6rem), #0c241c 0);
  color: #f5f8f1;
  font: 400 1.0625rem/1.5 system-ui, sans-serif;
}
main { align-self: center; max-width: 34rem; padding-bottom: 9rem; }
h1 {
  margin: 0;
  font: 500 clamp(1.875rem, 1.3rem + 2.2vw, 3rem)/1.14 Besley, Rockwell, Georgia, serif;
  letter-spacing: -.018em;
  text-wrap: balance;
}
p { margin: .75rem 0 0; color: #c5d3c8; text-wrap: pretty; }
svg { display: block; width: clamp(9rem, 24vw, 20rem); margin-bottom: 6rem; }
@media (max-width: 40rem) {
  body { grid-template: auto 1fr / 1fr; padding-top: 4rem; }
  main { padding-bottom: 0; }
  svg { width: 10rem; justify-self: end; }
}`

/** A closed door with a light behind the window over it. */
const DOOR = `<svg viewBox="0 0 200 288" aria-hidden="true"><path fill="#1a4637" stroke="#2f6450" d="M.5 288V100.500a99.500 99.500 0 0 1 199 0V288z"/><path fill="#b9b36e" d="M18 106a82 82 0 0 1 164 0z"/><path fill="#1a4637" d="M78 106a22 22 0 0 1 44 0z"/><path stroke="#1a4637" stroke-width="4" d="m82 92-47-30m58 20L72 28m46 64 47-30m-58 20 21-54"/><path fill="#0b211a" stroke="#2f6450" d="M18 114h164v174H18z"/><path fill="#123a2d" stroke="#2f6450" d="M44 128h112v62H44zm0 82h112v62H44z"/><circle cx="167" cy="203" r="5" fill="#ffd974"/></svg>`

/** One of our own pages. Search engines are told to leave it out. */
export function plainPage(name: keyof typeof PAGES): Answer {
  const { status, heading, text } = PAGES[name]
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
${DOOR}
</body>
</html>
`
  return {
    status,
    body: html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': '30' }),
    },
  }
}
