import {
  askedVersion,
  DRAFT_ERROR_STATUS,
  DRAFT_FILES,
  DRAFT_PAGE,
  type DraftErrorCode,
  type DraftFileName,
  PASSAGES_PATH,
} from '@foyer/shared/api/drafts.ts'
import { PICTURE_FILE } from '@foyer/shared/pictures/picture.ts'
import { ok } from '@foyer/shared/result.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { LoadDraftPicture } from './load-draft-picture.ts'
import type { DraftFile, LoadFile } from './load-file.ts'
import type { ReadPassages } from './read-passages.ts'

export type DraftsDependencies = {
  readonly verifyUser: VerifyUser
  readonly loadFile: LoadFile
  readonly loadDraftPicture: LoadDraftPicture
  readonly readPassages: ReadPassages
  readonly log: Log
}

/** The body of the request for passages is `{}`. */
const MAX_BYTES = 1024

const FILE_PATH = /^\/drafts\/([0-9a-f]{32})\/((?:[a-z0-9-]+\/)?[a-z.]+)$/
const PICTURE_PATH = /^\/drafts\/([0-9a-f]{32})\/pictures\/([0-9a-z.-]+)$/

/**
 * Makes the endpoints: files of a draft for its owner and for those it is shared with, and for its owner the passages of a PDF
 * to choose from.
 */
export function createHandler(deps: DraftsDependencies): (request: Request) => Promise<Response> {
  const passages: Endpoint<DraftErrorCode> = {
    method: 'POST',
    maxBodyBytes: MAX_BYTES,
    answer: async ({ request, readJson }) => {
      const user = await deps.verifyUser(request)
      if (!user.ok) return user
      const body = await readJson()
      if (!body.ok) return body
      const read = await deps.readPassages(user.value.userId)
      return read.ok ? ok(Response.json({ passages: read.value })) : read
    },
  }
  const fileAt = (path: string): Endpoint<DraftErrorCode> | undefined => {
    const [, slug = '', asked = ''] = FILE_PATH.exec(path) ?? []
    const name = nameOf(asked)
    if (!name) return undefined
    return {
      method: 'GET',
      maxBodyBytes: 0,
      answer: async ({ request }) => {
        // An ended session reads what everybody may.
        const user = request.headers.has('authorization') ? await deps.verifyUser(request) : null
        if (user && !user.ok && user.error.code === 'unavailable') return user
        const reader = user?.ok ? user.value.userId : null
        const file = await deps.loadFile(slug, name, askedVersion(new URL(request.url).searchParams), reader)
        return file.ok ? ok(await answerFile(request, file.value)) : file
      },
    }
  }
  const pictureAt = (path: string): Endpoint<DraftErrorCode> | undefined => {
    const [, slug = '', name = ''] = PICTURE_PATH.exec(path) ?? []
    if (!PICTURE_FILE.test(name)) return undefined
    return {
      method: 'GET',
      maxBodyBytes: 0,
      answer: async () => {
        const picture = await deps.loadDraftPicture(slug, name)
        return picture.ok ? ok(answerPicture(picture.value)) : picture
      },
    }
  }
  return serveEndpoints({
    name: 'drafts',
    findEndpoint: (path) => (path === PASSAGES_PATH ? passages : (fileAt(path) ?? pictureAt(path))),
    statuses: DRAFT_ERROR_STATUS,
    messages: {
      no_file: 'There is no PDF with your story.',
      file_unreadable: 'We could not read the text of this PDF.',
    },
    log: deps.log,
  })
}

function nameOf(asked: string): DraftFileName | undefined {
  if (DRAFT_PAGE.test(asked)) return asked as `${string}/index.html` | `${string}/frame.html`
  return Object.values(DRAFT_FILES).find((one) => one === asked)
}

/** A name belongs to its bytes: who has seen a picture need not ask for it again. */
function answerPicture({ contentType, body }: DraftFile): Response {
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'cache-control': 'private, max-age=86400',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      // The page of a draft stands on the app's own origin.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** Rendering takes less time than a round trip, so the tag is that of the bytes: content, renderer and nothing else. */
async function answerFile(request: Request, { contentType, body }: DraftFile): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const headers = {
    etag: `"${hash}"`,
    // Browsers ask each time, so that an address which the owner has closed is closed for them too.
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    // Opened outside the frame of the app, a file can do nothing.
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    'x-content-type-options': 'nosniff',
  }
  // A proxy that compresses makes the tag a weak one.
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': contentType } })
}
