import { HOSTNAME } from '@foyer/shared/sites/hostname.ts'
import {
  type DeployFile,
  IMMUTABLE_FOLDER,
  type Manifest,
  NOT_FOUND_PATH,
} from '@foyer/shared/sites/manifest.ts'
import { type Pointer, PROOF_PATH } from '@foyer/shared/sites/pointer.ts'
import { createDeploys } from './deploys.ts'
import type { EngineParts } from './engine-parts.ts'
import { pageLoadOf } from './page-load.ts'
import { type Answer, plainPage } from './plain-page.ts'
import { createPointers } from './pointers.ts'

/** No script, no form, no frame, nothing from another host. Data blocks of JSON-LD are no scripts. */
const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  // Nothing on a page can connect, because no script runs; auditors such as Lighthouse fetch robots.txt from within it.
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Which page of a practice somebody read is nobody's business; booking systems may learn which practice.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
}

/** Without subdomains: those of an owner's domain are not ours to speak for. */
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=63072000' }

/** The headers of every answer that does not name others. */
function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? SECURE_HEADERS : HEADERS
}

export type Engine = {
  /** Answers a visitor. Never rejects. */
  fetch(request: Request): Promise<Response>
  /** Whether a certificate may be fetched for a hostname: somebody's, and its DNS check has passed. Never rejects. */
  mayCertify(hostname: string): Promise<boolean>
  /** Checks the sites that are kept, so that one that was deleted leaves also where nobody visits it: see `Pointers`. */
  sweep(from?: string): Promise<string | undefined>
}

/** One folder, without a dot and without the last slash. */
const FOLDER = /^\/[a-z0-9-]+$/

const CACHE_CONTROL = {
  page: 'max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
} as const

type LivePointer = Extract<Pointer, { state: 'live' }>
type Found = { readonly deploy: string; readonly file: DeployFile; readonly status: number }

/** Serves sites: the pointer of the hostname, its deploy, the file. It has no state beside its two stores. */
export function createEngine(given: EngineParts): Engine {
  const parts: EngineParts = { ...given, later: (work) => given.later(work.catch(() => {})) }
  const deploys = createDeploys(parts)
  const pointers = createPointers(parts, deploys)

  async function answer(request: Request): Promise<Answer> {
    const url = new URL(request.url)
    const hostname = url.hostname.toLowerCase().replace(/\.$/, '')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return {
        status: 405,
        body: 'Only GET and HEAD are answered here.\n',
        headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
      }
    }
    const pointer = HOSTNAME.test(hostname) ? await pointers.find(hostname) : undefined
    if (!pointer) return plainPage('nobody')
    if (pointer.proof !== undefined && url.pathname === PROOF_PATH) return proofAnswer(pointer.proof)
    const target = redirectTarget(request, url, hostname, pointer)
    if (target) return { status: 308, body: null, headers: { location: target } }
    if (pointer.state !== 'live') return plainPage(pointer.state === 'waiting' ? 'waiting' : 'offline')
    const folder = await pageFolder(pointer, url)
    if (folder) return { status: 308, body: null, headers: { location: folder } }
    const found = await findFile(pointer, url.pathname)
    const served = await serve(request, found)
    if (parts.countLoad) {
      const isPage = found.file.type.startsWith('text/html')
      const shown = { status: served.status, isPage, deploy: found.deploy }
      const load = pageLoadOf(request, url, shown, Date.now())
      if (load) parts.countLoad(load)
    }
    return served
  }

  /** One hop leads from plain HTTP, and from a name that has moved, to the address that serves. */
  function redirectTarget(request: Request, url: URL, hostname: string, pointer: Pointer) {
    const protocol = request.headers.get('x-forwarded-proto') ?? url.protocol.replace(':', '')
    const isMoved = pointer.state === 'moved'
    // No certificate is fetched for a name that waits.
    const isInsecure = parts.isSecure && protocol === 'http' && pointer.state !== 'waiting'
    if (!isMoved && !isInsecure) return undefined
    const host = isMoved ? pointer.canonical : hostname
    const origin = parts.isSecure ? `https://${host}` : `http://${host}${url.port && `:${url.port}`}`
    return `${origin}${url.pathname}${url.search}`
  }

  /** A page of its own stands at its folder: the address without the last slash leads there. */
  async function pageFolder(pointer: LivePointer, { pathname, search }: URL): Promise<string | undefined> {
    if (!FOLDER.test(pathname)) return undefined
    const { files } = await deploys.manifest(pointer.deploy)
    const isPage = !fileAt(files, pathname) && fileAt(files, `${pathname}/`) !== undefined
    return isPage ? `${pathname}/${search}` : undefined
  }

  async function findFile(pointer: LivePointer, path: string): Promise<Found> {
    const { files } = await deploys.manifest(pointer.deploy)
    const file = fileAt(files, path)
    if (file) return { deploy: pointer.deploy, file, status: path === NOT_FOUND_PATH ? 404 : 200 }
    for (const deploy of path.startsWith(IMMUTABLE_FOLDER) ? pointer.previous : []) {
      const before = await deploys.manifest(deploy).catch(() => undefined)
      const old = before && fileAt(before.files, path)
      if (old?.cache === 'immutable') return { deploy, file: old, status: 200 }
    }
    const missing = files[NOT_FOUND_PATH]
    if (!missing) throw new Error('A manifest without a 404 page')
    return { deploy: pointer.deploy, file: missing, status: 404 }
  }

  async function serve(request: Request, { deploy, file, status }: Found): Promise<Answer> {
    const cached = { 'cache-control': CACHE_CONTROL[status === 404 ? 'page' : file.cache] }
    const content = { 'content-type': file.type, 'content-length': String(file.size) }
    const etag = `"${file.hash}"`
    const isKnown = status === 200 && hasTag(request.headers.get('if-none-match'), etag)
    if (isKnown) return { status: 304, body: null, headers: { ...cached, etag } }
    const body = request.method === 'HEAD' ? null : await deploys.file(deploy, file)
    return { status, body, headers: { ...cached, ...content, ...(status === 200 && { etag }) } }
  }

  return {
    async fetch(request) {
      const { status, body, headers } = await answer(request).catch((error) => {
        parts.onTrouble('A site could not be served', error)
        return plainPage('unavailable')
      })
      return new Response(body, { status, headers: { ...securityHeaders(parts.isSecure), ...headers } })
    },
    sweep: pointers.sweep,
    async mayCertify(hostname) {
      if (!HOSTNAME.test(hostname)) return false
      let pointer = await pointers.findKept(hostname).catch(() => undefined)
      // It may have passed a moment ago.
      if (pointer?.state === 'waiting') pointer = await pointers.find(hostname).catch(() => undefined)
      // A site that was taken down says so over TLS.
      return pointer !== undefined && pointer.state !== 'waiting'
    },
  }
}

function proofAnswer(proof: string): Answer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status: 200, body: proof, headers }
}

function fileAt(files: Manifest['files'], path: string): DeployFile | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined
}

/** Compares weakly: a server in front that compresses makes the tag of a page weak. */
function hasTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
