// Published sites at addresses that every engine finds: WebKit on Linux knows no names below `localhost`.
import { createServer, type RequestListener, request } from 'node:http'
import { fontBytes } from '../../packages/draft/fonts-source.ts'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { launchableOf } from '../../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../../packages/draft/src/personas/personas.ts'
import { type DraftFile, renderDraft } from '../../packages/draft/src/render-draft.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'

/** Serves what the engine of sites answers for the host of an address. */
export function serveSite(address: string) {
  const { host, port } = new URL(address)
  return serve((asked, response) => {
    const { method, url, headers } = asked
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    sent.on('error', () => response.destroy())
    asked.pipe(sent)
  })
}

/** Serves a page of each style as it is published, each below `/<style>/`. */
export function serveStyles() {
  const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no Cedar Grove.')
  const content = composeDraft(launchableOf(persona))
  const files = new Map<string, DraftFile>(
    DESIGN_STYLE_IDS.flatMap((style) =>
      renderDraft(content, style, { kind: 'launch', assetBase: '', fonts: fontBytes }).map(
        (file) => [`/${style}/${file.path}`, file] as const,
      ),
    ),
  )
  return serve(({ url = '' }, response) => {
    const file = files.get(url.endsWith('/') ? `${url}index.html` : url)
    response.writeHead(file ? 200 : 404, file && { 'content-type': file.contentType }).end(file?.body)
  })
}

/** Serves on a port of its own. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
