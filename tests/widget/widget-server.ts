// Two real origins: one serves the pages of a host as a test writes them, the other is ours, with the script and the
// capture endpoint, which records what it received.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What reached the capture endpoint. */
type ReceivedRequest = {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type HostPage = { readonly html: string; readonly headers?: Readonly<Record<string, string>> }

export type WidgetServer = {
  /** The origin of the host's pages. */
  readonly hostUrl: string
  /** The origin of the script, of the app and of the capture endpoint. */
  readonly foyerUrl: string
  readonly pages: Map<string, HostPage>
  readonly received: ReceivedRequest[]
  /** The bodies of page counts that reached the capture endpoint. */
  readonly counts: string[]
  /** Answers the next captures, one after the other, then the usual way; `drop` hangs up instead, `hold` says nothing. */
  readonly answers: (Answer | 'drop' | 'hold')[]
  reset(): void
  close(): Promise<void>
}

/** @param script the text of widget.js */
export async function startWidgetServer(script: string): Promise<WidgetServer> {
  const pages = new Map<string, HostPage>()
  const received: ReceivedRequest[] = []
  const counts: string[] = []
  const answers: (Answer | 'drop' | 'hold')[] = []

  const host = await listen((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://host').pathname)
    if (!page) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...page.headers,
      })
      .end(page.html)
  })
  const foyer = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foyer')
    if (pathname.endsWith('/widget.js')) {
      response
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .end(script)
      return
    }
    if (pathname !== '/capture-lead') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Start</title><h1>Start page</h1>')
      return
    }
    // As the capture endpoint: the wrapped `fetch` of a page adds headers, and sends cookies along.
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
    }
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          ...cors,
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        })
        .end()
      return
    }
    const text = await readText(request)
    if (text.includes('"views"')) {
      counts.push(text)
      response.writeHead(204, cors).end()
      return
    }
    received.push({ method: request.method ?? '', headers: request.headers, text })
    const answer = answers.shift() ?? {
      status: 200,
      body: { handoff_url: `${foyer.url}/onboarding/start?lead=1` },
    }
    if (answer === 'drop') {
      request.socket.destroy()
      return
    }
    if (answer === 'hold') return
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        ...cors,
        ...answer.headers,
      })
      .end(JSON.stringify(answer.body ?? {}))
  })

  return {
    hostUrl: host.url,
    foyerUrl: foyer.url,
    pages,
    received,
    counts,
    answers,
    reset() {
      pages.clear()
      received.length = 0
      counts.length = 0
      answers.length = 0
    },
    async close() {
      await Promise.all([host, foyer].map((origin) => origin.close()))
    },
  }
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server: Server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
