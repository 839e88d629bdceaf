import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isEmbedPath, oembedAnswer, withOembedLink } from './hosting/embed-page.ts'
import { forwardToApi, isForApi } from './hosting/forward-to-api.ts'
import { injectConfig } from './hosting/inject-config.ts'
import { type HeaderRule, headerRules, headersFor } from './hosting/response-headers.ts'
import { createFindSharedDraft, withShareTags } from './hosting/shared-draft.ts'
import { StaticFile } from './hosting/static-file.ts'
import type { RuntimeConfig } from './src/config/runtime-config.ts'

/** In milliseconds, longer than proxies keep idle connections. Node's default is five seconds. */
const KEEP_ALIVE_MS = 120_000

export type AppServer = {
  /** The address of the app, without a trailing slash. */
  readonly url: string
  /** Hands the page its run-time configuration, from the next request on. */
  configure(config: RuntimeConfig): void
  close(): Promise<void>
}

type ServeAppOptions = {
  /** 0 takes any free port. */
  readonly port: number
  /** The built app, with all released versions of the widget. */
  readonly distDir: string
  /** The built widget: the folder with `widget.js`, inside the widget's package. */
  readonly widgetDir: string
  readonly config?: RuntimeConfig
}

/**
 * Serves the built app (every address that is not a file is the app) and the widget, with the headers that a static
 * host would send. When the configuration says that the API is on the app's own origin, its paths are forwarded.
 * The page of a draft says in its head what a link to it shows.
 *
 * @throws Error with one sentence when the app is not built or the port is taken
 */
export async function serveApp({
  port,
  distDir,
  widgetDir,
  config = {},
}: ServeAppOptions): Promise<AppServer> {
  const built = join(distDir, 'index.html')
  if (!existsSync(built)) throw new Error(`The app is not built: ${built} is missing. Run "npm run build".`)
  const html = readFileSync(built, 'utf8')
  const files = readFiles(distDir)
  const widget = readWidget(widgetDir)
  let url = ''
  let page = html
  const frameHtml = existsSync(join(distDir, 'embed/frame.html'))
    ? readFileSync(join(distDir, 'embed/frame.html'), 'utf8')
    : ''
  let framePage = frameHtml
  let appUrl = ''
  let index = new StaticFile('index.html', Buffer.from(page))
  let apiOrigins: readonly string[] = []
  const makeRules = () =>
    headerRules(
      apiOrigins,
      [...files.keys()].map((path) => path.slice(1)),
    )
  let rules = makeRules()
  let apiUrl: string | undefined
  let findSharedDraft = createFindSharedDraft({}, url)

  const configure = (given: RuntimeConfig) => {
    page = injectConfig(html, given)
    index = new StaticFile('index.html', Buffer.from(page))
    appUrl = given.appUrl?.replace(/\/+$/, '') ?? url
    framePage = injectConfig(frameHtml, given)
    findSharedDraft = createFindSharedDraft(given, appUrl)
    apiOrigins = originsOf(given)
    rules = makeRules()
    apiUrl = given.apiOnOwnOrigin === 'true' ? given.supabaseUrl : undefined
  }

  /** A version of the widget that was released after the start; released files never change. */
  const findNewRelease = (path: string) => {
    const source = join(distDir, path)
    if (!/^\/widget\/\d+\.\d+\.\d+\/widget\.js$/.test(path) || !existsSync(source)) return undefined
    const file = StaticFile.read(source)
    files.set(path, file)
    rules = makeRules()
    return file
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    if (apiUrl !== undefined && isForApi(request.url ?? '/'))
      return forwardToApi(request, response, { apiUrl })
    const path = pathOf(request)
    const file = widget(path) ?? files.get(path) ?? findNewRelease(path)
    if (file) return answer(request, response, file, path, rules)
    if (/^\/(assets|draft-assets|widget)\//.test(path) || path === '/widget.js')
      return refuse(response, 404, 'Not found.')
    if (path === '/embed/oembed.json') return answerOembed(request, response, appUrl)
    if (isEmbedPath(path)) {
      const frame = new StaticFile('frame.html', Buffer.from(withOembedLink(framePage, appUrl, path)))
      return answer(request, response, frame, path, rules)
    }
    const shared = await findSharedDraft(path)
    const opened = shared ? new StaticFile('index.html', Buffer.from(withShareTags(page, shared))) : index
    answer(request, response, opened, path, rules)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describeListenError(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  url = `http://127.0.0.1:${taken}`
  configure(config)
  return {
    url,
    configure,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  path: string,
  rules: readonly HeaderRule[],
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  const headers = {
    'Content-Type': file.contentType,
    'Cache-Control': 'no-cache',
    ...headersFor(path, rules),
    ETag: file.etag,
    ...(file.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
  }
  // HTTP/1.1 keeps connections open without being told: every visitor of a partner would load the two headers.
  response.removeHeader('Connection')
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const { encoding, body } = file.encode(request.headers['accept-encoding']?.toString() ?? '')
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function answerOembed(request: IncomingMessage, response: ServerResponse, appUrl: string): void {
  const found = oembedAnswer(appUrl, new URL(request.url ?? '/', 'http://localhost').searchParams)
  if (!found) {
    refuse(response, 404, 'There is no form at this address.')
    return
  }
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=3600',
  })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(found))
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(`${sentence}\n`)
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of globSync('**/*', { cwd: folder })) {
    const file = join(folder, entry)
    // Files that begin with an underscore and 404 pages are for static hosts.
    if (!statSync(file).isFile() || /^_|\.br$|(^|[/\\])404\.html$/.test(entry) || entry === 'index.html')
      continue
    files.set(`/${entry.replaceAll('\\', '/')}`, StaticFile.read(file))
  }
  return files
}

/** Finds the unpinned widget and its facts at their addresses; a file is read again after a new build. */
function readWidget(folder: string): (path: string) => StaticFile | undefined {
  const script = followFile(folder, 'widget.js')
  const facts = followFile(folder, 'widget.json')
  return (path) => {
    if (path === '/widget.json') return facts()
    return path === '/widget.js' ? script() : undefined
  }
}

/** A file that may change while it is served. */
function followFile(folder: string, name: string): () => StaticFile | undefined {
  const source = join(folder, name)
  let readAt = 0
  let file: StaticFile | undefined
  return () => {
    const builtAt = existsSync(source) ? statSync(source).mtimeMs : 0
    if (builtAt !== readAt) {
      readAt = builtAt
      file = builtAt ? StaticFile.read(source) : undefined
    }
    return file
  }
}

function originsOf(config: RuntimeConfig): readonly string[] {
  return config.supabaseUrl === undefined ? [] : [new URL(config.supabaseUrl).origin]
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return '/'
  }
}

function describeListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken, so the app cannot be served there: stop what uses it, or set FOYER_APP_PORT to another one.`,
  )
}
