import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

// The addresses in the snippets of the pages.
const WIDGET_URL = 'http://localhost:5173/widget.js'
const CAPTURE_URL = 'http://127.0.0.1:54321/functions/v1/capture-lead'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

export type PartnerSite = { readonly url: string; close(): Promise<void> }

export type PartnerSiteOptions = {
  /** 0 takes any free port. */
  readonly port: number
  readonly widgetUrl: string
  readonly captureUrl: string
}

/**
 * Serves the partner's pages, with this product's addresses in their snippets.
 *
 * @throws Error with one sentence when the port is taken
 */
export async function servePartnerSite({
  port,
  widgetUrl,
  captureUrl,
}: PartnerSiteOptions): Promise<PartnerSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    const contentType = CONTENT_TYPES[extname(file)]
    // All pages are in one folder, so a name with a path cannot be one of them.
    const page = contentType && /^[\w-]+\.\w+$/.test(file) ? await readPage(file) : null
    if (page === null) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('This page does not exist.\n')
      return
    }
    response
      .writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
      .end(page.replaceAll(WIDGET_URL, widgetUrl).replaceAll(CAPTURE_URL, captureUrl))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `Port ${port} is taken, so the partner site cannot be served there: stop what uses it, or set FOYER_PARTNER_PORT to another one.`
      reject(error.code === 'EADDRINUSE' ? new Error(sentence) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readPage(file: string): Promise<string | null> {
  try {
    return await readFile(join(import.meta.dirname, file), 'utf8')
  } catch {
    return null
  }
}
