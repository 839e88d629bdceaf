import {
  BUILD_ERROR_STATUS,
  isResumeInvalid,
  START_SITE_BUILDER_PATH,
} from '@foyer/shared/api/site-builder.ts'
import { BUILD_FAILED_MESSAGE } from '@foyer/shared/onboarding/pages/waiting.ts'
import { env } from '../../../config/env.ts'
import { accessToken } from '../../../lib/access-token.ts'
import { tokenHeaders } from '../../../lib/token-headers.ts'

/** The only file of the story turned out to be no PDF: trying again helps once there is another. */
export class ResumeInvalid extends Error {}

/** The server knows of a question that is open: the answers were changed on another device or in another tab. */
export class AnswersOutdated extends Error {}

/**
 * Asks for the website to be built: `POST /sb/start-site-builder-form` without a body. Asking twice for the same answers
 * starts one build.
 *
 * @throws ResumeInvalid when the story has no PDF that can be read, and no text
 * @throws AnswersOutdated when the server finds a question open
 * @throws Error when it was not started
 */
export async function startSiteBuilder(): Promise<void> {
  const token = await accessToken()
  if (!token) throw new Error(BUILD_FAILED_MESSAGE)
  const response = await fetch(`${env().functionsUrl}${START_SITE_BUILDER_PATH}`, {
    method: 'POST',
    headers: { ...tokenHeaders(token), 'Content-Type': 'application/json' },
  })
  const answer = await response.text()
  // Neither the headers nor the token belong into a log.
  const cause = `${response.status} ${answer}`
  if (isResumeInvalid(response.status, answer)) throw new ResumeInvalid(BUILD_FAILED_MESSAGE, { cause })
  if (response.status === BUILD_ERROR_STATUS.onboarding_incomplete) {
    throw new AnswersOutdated(BUILD_FAILED_MESSAGE, { cause })
  }
  if (!response.ok) throw new Error(BUILD_FAILED_MESSAGE, { cause })
}
