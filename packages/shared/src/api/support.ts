// The contract between the app, the function `support` and the table support_requests.
import * as z from 'zod/mini'
import { visibleText } from '../plain-text.ts'

/** The path, below the functions' base URL, where signed-in users send a request: `POST` with their token. */
export const SUPPORT_PATH = '/support'

/** The path where a timer sends the mails that are due: `POST` with the project's secret key. */
export const DUE_MAILS_PATH = '/support/due-mails'

/** The topics of a request, in the order of the form. */
export const SUPPORT_TOPICS = [
  { id: 'onboarding', label: 'The questions of the onboarding' },
  { id: 'my_site', label: 'My website or its draft' },
  { id: 'account', label: 'Signing in or my account' },
  { id: 'referrals', label: 'Referrals and rewards' },
  { id: 'widget', label: 'The form on a partner site' },
  { id: 'privacy', label: 'My data' },
  { id: 'other', label: 'Something else' },
] as const

export const SUPPORT_MESSAGE_MAX_LENGTH = 5000
export const SUPPORT_PAGE_MAX_LENGTH = 500
/** Largest request body, in bytes: 5000 characters can take four bytes each. */
export const SUPPORT_MAX_BYTES = 32 * 1024

const topic = z.enum(
  SUPPORT_TOPICS.map(({ id }) => id),
  { error: 'Choose what it is about.' },
)
const asPlainText = z.overwrite<string>(visibleText)

const message = z.string({ error: 'Write what we can help with.' }).check(
  asPlainText,
  z.minLength(1, { error: 'Write what we can help with.' }),
  z.maxLength(SUPPORT_MESSAGE_MAX_LENGTH, {
    error: `Use at most ${SUPPORT_MESSAGE_MAX_LENGTH} characters.`,
  }),
)
const page = z
  .string()
  .check(
    asPlainText,
    z.maxLength(SUPPORT_PAGE_MAX_LENGTH, { error: `Use at most ${SUPPORT_PAGE_MAX_LENGTH} characters.` }),
  )

/** The fields of the form. */
export const supportFormSchema = z.object({ topic, message, page })

/** The request body. The client chooses `request_id`, so that a retry does not create a second request. */
export const supportRequestSchema = z.object({
  request_id: z.uuid({ error: 'A request has an id.' }),
  topic,
  message,
  page: z.pipe(
    z.nullish(page),
    z.transform((text: string | null | undefined) => text || null),
  ),
})

export type SupportRequest = z.output<typeof supportRequestSchema>

export const SUPPORT_REQUEST_STATUSES = ['open', 'answered', 'closed'] as const

/** A stored request, as its sender reads it. */
export const storedSupportRequestSchema = z.object({
  id: z.string(),
  topic,
  message: z.string(),
  page: z.nullable(z.string()),
  status: z.enum(SUPPORT_REQUEST_STATUSES),
  /** When the mail to support was sent. */
  mailed_at: z.nullable(z.string()),
  created_at: z.string(),
})

export type StoredSupportRequest = z.output<typeof storedSupportRequestSchema>

/** The response to a stored request. */
export const filedRequestSchema = z.object({ id: z.uuid(), created_at: z.iso.datetime({ offset: true }) })

export type FiledRequest = z.output<typeof filedRequestSchema>
