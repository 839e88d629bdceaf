// What the app and the function that starts the site builder agree on.
import * as z from 'zod/mini'

/** Where the site builder is started, under the address of the functions: `POST`, with the token of the owner. */
export const START_SITE_BUILDER_PATH = '/sb/start-site-builder-form'

/** Every way in which a start can fail, with its HTTP status. */
export const BUILD_ERROR_STATUS = {
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  onboarding_incomplete: 409,
  unexpected: 500,
  unavailable: 503,
} as const

export type BuildErrorCode = keyof typeof BUILD_ERROR_STATUS

/** How a build stands, and when it was asked for first. */
export const siteBuildSchema = z.object({
  status: z.enum(['queued', 'building', 'done', 'failed']),
  created_at: z.iso.datetime({ offset: true }),
})

export type SiteBuild = z.output<typeof siteBuildSchema>
