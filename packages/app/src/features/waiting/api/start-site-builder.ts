import { START_SITE_BUILDER_PATH } from '@foyer/shared/api/site-builder.ts'
import { BUILD_FAILED_MESSAGE } from '@foyer/shared/onboarding/waiting.ts'
import { env } from '../../../config/env.ts'
import { accessToken } from '../../../lib/access-token.ts'

/**
 * Asks for the website to be built: `POST /sb/start-site-builder-form` without a body. Asking twice for the same answers
 * starts one build.
 *
 * @throws Error when it was not started
 */
export async function startSiteBuilder(): Promise<void> {
  const token = await accessToken()
  if (!token) throw new Error(BUILD_FAILED_MESSAGE)
  const response = await fetch(`${env().functionsUrl}${START_SITE_BUILDER_PATH}`, {
    method: 'POST',
    headers: {
      apikey: env().supabaseKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
  })
  const answer = await response.text()
  // Neither the headers nor the token belong into a log.
  if (!response.ok) throw new Error(BUILD_FAILED_MESSAGE, { cause: `${response.status} ${answer}` })
}
