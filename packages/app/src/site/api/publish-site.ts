import {
  type Publication,
  publicationSchema,
  SITE_ERROR_STATUS,
  SITES_PATH,
  type SiteErrorCode,
  type SiteRequest,
  takenOfflineSchema,
} from '@foyer/shared/api/sites.ts'
import * as z from 'zod/mini'
import { callFunction, FunctionRefused } from '../../lib/api/call-function.ts'

/** The function renders the site and stores its files first. */
const TIMEOUT_MS = 30_000

/** The session has ended, and nothing was changed. */
export class SessionEnded extends Error {}

/** The function has refused, and nothing was changed. The message is for people. */
export class PublishRefused extends Error {
  readonly code: SiteErrorCode

  constructor(code: SiteErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const codeSchema = z.enum(Object.keys(SITE_ERROR_STATUS) as SiteErrorCode[])

/**
 * Publishes the site, another version of it, or the live one at another address.
 *
 * @throws PublishRefused when something has to be done first
 * @throws BudgetSpent when it was published too often
 * @throws SessionEnded
 * @throws Error when the answer is unknown; the call may be repeated
 */
export function publishSite(request: Exclude<SiteRequest, { do: 'take-offline' }>): Promise<Publication> {
  return send(request, publicationSchema)
}

/**
 * Takes the site off the internet.
 *
 * @returns whether visitors may still see it, for seconds
 * @throws as `publishSite` does
 */
export async function takeSiteOffline(): Promise<boolean> {
  return (await send({ do: 'take-offline' }, takenOfflineSchema)).is_reachable
}

async function send<Answer>(body: SiteRequest, answer: z.ZodMiniType<Answer>): Promise<Answer> {
  try {
    return await callFunction(SITES_PATH, { body, timeout: TIMEOUT_MS }, answer)
  } catch (error) {
    if (!(error instanceof FunctionRefused)) throw error
    if (error.status === 401) throw new SessionEnded()
    const code = codeSchema.safeParse(error.code).data
    throw code ? new PublishRefused(code, error.sentence ?? '') : error
  }
}
