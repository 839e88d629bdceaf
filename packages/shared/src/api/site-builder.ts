// The contract between the app and the function `sb`, which starts the site builder.
import * as z from 'zod/mini'

/** The path, below the functions' base URL, that starts the site builder: `POST` with the owner's token. */
export const START_SITE_BUILDER_PATH = '/sb/start-site-builder-form'

/** The path that checks a stored PDF: `POST {"path"}` with the owner's token. Files that are not PDFs are deleted. */
export const CHECK_RESUME_PATH = '/sb/check-resume'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const BUILD_ERROR_STATUS = { onboarding_incomplete: 409, resume_invalid: 422 } as const

export type BuildErrorCode = keyof typeof BUILD_ERROR_STATUS

const errorSchema = z.object({ error: z.object({ code: z.string() }) })

/** Whether a response rejects the stored PDF as unreadable. */
export function isResumeInvalid(status: number, body: string): boolean {
  if (status !== BUILD_ERROR_STATUS.resume_invalid) return false
  try {
    return errorSchema.safeParse(JSON.parse(body)).data?.error.code === 'resume_invalid'
  } catch {
    return false
  }
}

/** The status of a build, and the time of its first request. */
export const siteBuildSchema = z.object({
  status: z.enum(['queued', 'building', 'done', 'failed']),
  created_at: z.iso.datetime({ offset: true }),
})

export type SiteBuild = z.output<typeof siteBuildSchema>
