// The contract between the app and the table change_requests.
import * as z from 'zod/mini'
import { IMPROVEMENT_IDS } from '../onboarding/answers/stored-ids.ts'
import { visibleText } from '../plain-text.ts'

export const CHANGE_DETAILS_MAX_LENGTH = 4000
export const OPEN_CHANGE_REQUESTS_MAX_COUNT = 20

export const CHANGE_REQUEST_STATUSES = ['open', 'in_progress', 'done', 'declined'] as const

export type ChangeRequestStatus = (typeof CHANGE_REQUEST_STATUSES)[number]

const areas = z.array(z.enum(IMPROVEMENT_IDS)).check(z.maxLength(IMPROVEMENT_IDS.length))

/** A change that an owner asks for: areas, a description, or both. */
export const changeRequestSchema = z
  .object({
    areas: z.pipe(
      areas,
      z.transform((chosen) => [...new Set(chosen)]),
    ),
    details: z.pipe(
      z.pipe(z.string(), z.transform(visibleText)),
      z.string().check(
        z.maxLength(CHANGE_DETAILS_MAX_LENGTH, {
          error: `Use at most ${CHANGE_DETAILS_MAX_LENGTH} characters.`,
        }),
      ),
    ),
  })
  .check(
    z.refine((request) => request.areas.length > 0 || request.details !== '', {
      path: ['details'],
      error: 'Choose an area, or write what should change.',
    }),
  )

export type ChangeRequest = z.output<typeof changeRequestSchema>

/** A stored request. */
export const storedChangeRequestSchema = z.object({
  id: z.string(),
  areas,
  details: z.string(),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  created_at: z.string(),
})

export type StoredChangeRequest = z.output<typeof storedChangeRequestSchema>
