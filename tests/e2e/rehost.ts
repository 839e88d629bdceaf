import { type LocalServer, serveLocally } from './serve-locally.ts'

type Change = {
  readonly headers?: Readonly<Record<string, string>>
  readonly edit?: (html: string) => string
}

/**
 * Serves a partner's pages from another origin, with other headers or another text, as another host would. A real
 * server: a browser does not treat an answer that the test makes up as one that came from this machine.
 *
 * @returns the new origin, and how to stop serving it
 */
export async function rehost(
  partnerUrl: string,
  { headers = {}, edit = (html) => html }: Change,
): Promise<LocalServer> {
  return serveLocally(async (request, response) => {
    const page = await fetch(`${partnerUrl}${request.url}`)
    const contentType = page.headers.get('content-type') ?? 'text/plain'
    const text = await page.text()
    const isPage = contentType.startsWith('text/html')
    response.writeHead(page.status, { 'content-type': contentType, ...(isPage ? headers : {}) })
    response.end(isPage ? edit(text) : text)
  })
}
