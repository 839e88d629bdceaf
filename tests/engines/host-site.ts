// Pages of a partner, one for each mode of the widget, with the snippets of the guides.
import type { Product } from '../../scripts/product.ts'
import { serve } from './published-pages.ts'

const REF = 'LEDGER24'

/** What a page looks like for one mode, and how its form is reached. */
export type HostPage = {
  readonly name: string
  readonly body: string
  /** What is pressed to see the form. */
  readonly opener?: string
}

/** @param more attributes of every tag */
export function hostPages({ appUrl, captureUrl }: Product, more = ''): readonly HostPage[] {
  const tag = (mode: string, attributes = '') =>
    `<script async src="${appUrl}/widget.js" data-handoff="stay" data-ref="${REF}" data-mode="${mode}" data-api="${captureUrl}" ${attributes} ${more}></script>`
  return [
    { name: 'inline', body: tag('inline') },
    {
      name: 'place',
      body: `<div data-foyer style="display:grid;container-type:inline-size;width:100%;max-width:560px"><div style="grid-area:1/1;height:max(264px,min(336px,(420px - 100cqw)*999),min(364px,(380px - 100cqw)*999),min(388px,(340px - 100cqw)*999),min(428px,(260px - 100cqw)*999))"></div></div>${tag('inline')}`,
    },
    {
      name: 'popup',
      body: `${tag('popup', 'data-trigger="click:#open" data-snooze="0"')}<button id="open">Open it</button>`,
      opener: 'Open it',
    },
    { name: 'button', body: tag('button'), opener: 'Free website draft' },
    {
      name: 'element',
      body: `<foyer-form data-handoff="stay" ref="${REF}" data-api="${captureUrl}" ${more}></foyer-form><script async src="${appUrl}/widget.js"></script>`,
    },
    {
      name: 'form',
      body: `<form method="post" action="${captureUrl}" data-foyer><label for="work">Work email</label> <input id="work" name="email" type="email" required><input type="hidden" name="ref" value="${REF}"><button>Get my draft</button></form>${tag('inline')}`,
    },
  ]
}

/** Serves pages at the address `/<name>`, and one of any body at `/`. */
export function serveHostSite(pages: readonly HostPage[]) {
  return serve(({ url = '/' }, response) => {
    const name = new URL(url, 'http://host').pathname.slice(1)
    const page = pages.find((one) => one.name === name)
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title><main><h1>Host</h1>${page?.body}<p>The host goes on.</p></main></html>`,
      )
  })
}
