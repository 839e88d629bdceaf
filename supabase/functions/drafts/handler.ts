import {
  DRAFT_ERROR_STATUS,
  type DraftErrorCode,
  PASSAGES_PATH,
  ROTATE_DRAFT_PATH,
} from '@foyer/shared/api/drafts.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { ReadPassages } from './read-passages.ts'
import type { RotateDraft } from './rotate-draft.ts'

export type DraftsDependencies = {
  readonly verifyUser: VerifyUser
  readonly rotateDraft: RotateDraft
  readonly readPassages: ReadPassages
  readonly log: Log
}

/** The body is `{}`. */
const MAX_BYTES = 1024

/** Makes the endpoints for owners of drafts: a new address, and passages of their PDF to choose from. */
export function createHandler(deps: DraftsDependencies): (request: Request) => Promise<Response> {
  const forOwner = (
    answer: (userId: string) => Promise<Result<Response, Failure<DraftErrorCode>>>,
  ): Endpoint<DraftErrorCode> => ({
    method: 'POST',
    maxBodyBytes: MAX_BYTES,
    answer: async ({ request, readJson }: Call) => {
      const user = await deps.verifyUser(request)
      if (!user.ok) return user
      const body = await readJson()
      return body.ok ? answer(user.value.userId) : body
    },
  })
  const endpoints = new Map<string, Endpoint<DraftErrorCode>>([
    [
      ROTATE_DRAFT_PATH,
      forOwner(async (userId) => {
        const rotated = await deps.rotateDraft(userId)
        return rotated.ok ? ok(Response.json({ slug: rotated.value })) : rotated
      }),
    ],
    [
      PASSAGES_PATH,
      forOwner(async (userId) => {
        const passages = await deps.readPassages(userId)
        return passages.ok ? ok(Response.json({ passages: passages.value })) : passages
      }),
    ],
  ])
  return serveEndpoints({
    name: 'drafts',
    findEndpoint: (path) => endpoints.get(path),
    statuses: DRAFT_ERROR_STATUS,
    messages: {
      no_draft: 'There is no draft yet.',
      no_file: 'There is no PDF with your story.',
      file_unreadable: 'We could not read the text of this PDF.',
      too_many_requests: 'The address was changed several times within the hour.',
    },
    log: deps.log,
  })
}
