// What the app and the function that starts the site builder agree on.
import * as z from 'zod/mini'

/** Where the site builder is started, under the address of the functions: `POST`, with the token of the owner. */
export const START_SITE_BUILDER_PATH = '/sb/start-site-builder-form'

/** Where a stored PDF is looked at: `POST {"path"}`, with the token of its owner. What is none is removed. */
export const CHECK_RESUME_PATH = '/sb/check-resume'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const BUILD_ERROR_STATUS = { onboarding_incomplete: 409, resume_invalid: 422 } as const

export type BuildErrorCode = keyof typeof BUILD_ERROR_STATUS

const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

/** Whether an answer says that a story has no PDF that can be read. */
export function isResumeInvalid(status: number, body: string): boolean {
  if (status !== BUILD_ERROR_STATUS.resume_invalid) return false
  try {
    return refusalSchema.safeParse(JSON.parse(body)).data?.error.code === 'resume_invalid'
  } catch {
    return false
  }
}

/** How a build stands, and when it was asked for first. */
export const siteBuildSchema = z.object({
  status: z.enum(['queued', 'building', 'done', 'failed']),
  created_at: z.iso.datetime({ offset: true }),
})

export type SiteBuild = z.output<typeof siteBuildSchema>
