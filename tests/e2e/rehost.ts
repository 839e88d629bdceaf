import { createServer } from 'node:http'

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
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async (request, response) => {
    const page = await fetch(`${partnerUrl}${request.url}`)
    const contentType = page.headers.get('content-type') ?? 'text/plain'
    const text = await page.text()
    const isPage = contentType.startsWith('text/html')
    response.writeHead(page.status, { 'content-type': contentType, ...(isPage ? headers : {}) })
    response.end(isPage ? edit(text) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
