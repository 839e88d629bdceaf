import { type LocalServer, serveLocally } from './serve-locally.ts'

type Change = {
  readonly headers?: Readonly<Record<string, string>>
  readonly edit?: (html: string) => string
}

/**
 * Serves a partner's pages from another origin, with changed headers or HTML. It is a real server, because a browser does
 * not treat a response made up by the test as a response from this machine.
 *
 * @returns the new origin, and a function that stops the server
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
