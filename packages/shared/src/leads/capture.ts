import { z } from 'zod'
import { emailSchema } from '../contact/email-schema.ts'
import { plainText } from '../plain-text.ts'
import { err, ok, type Result } from '../result.ts'
import { CLICK_ID_NAMES, type ClickIdName, originAndPath, type UtmName } from './attribution.ts'
import {
  CLICK_ID_MAX_LENGTH,
  CONSENT_TEXT_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
  WIDGET_LABEL_MAX_LENGTH,
} from './limits.ts'

/** `widget`: the script; `form`: a plain HTML form; `link`: the app's path /lead. */
export const LEAD_CHANNELS = ['widget', 'form', 'link'] as const

// Empty text becomes null.
function text(maxLength: number, clean = (value: string) => value) {
  return z
    .string({ error: TEXT_EXPECTED })
    .transform((value) => clean(plainText(value)))
    .pipe(z.string().max(maxLength, { error: tooLong(maxLength) }))
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)
}

// Query and fragment are removed before the length check; they are never stored.
function pageAddress() {
  return text(PAGE_MAX_LENGTH, withoutQuery)
}

const TEXT_EXPECTED = 'Send a text here.'
const OBJECT_EXPECTED = 'Send an object here.'

function tooLong(maxLength: number): string {
  return `Use at most ${maxLength} characters here.`
}

// Unknown names are ignored, here as in the whole capture.
const clickIdsSchema = z
  .object(
    Object.fromEntries(CLICK_ID_NAMES.map((name) => [name, text(CLICK_ID_MAX_LENGTH)])) as Record<
      ClickIdName,
      ReturnType<typeof text>
    >,
    { error: OBJECT_EXPECTED },
  )
  .transform((ids) => Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== null)))
  .nullish()
  .transform((ids) => ids ?? {})

const touchShape = {
  utm_source: text(UTM_MAX_LENGTH),
  utm_medium: text(UTM_MAX_LENGTH),
  utm_campaign: text(UTM_MAX_LENGTH),
  utm_term: text(UTM_MAX_LENGTH),
  utm_content: text(UTM_MAX_LENGTH),
  ref: text(REF_MAX_LENGTH),
  click_ids: clickIdsSchema,
  landing_page: text(PATH_MAX_LENGTH, (path) => path.replace(/[?#].*/s, '')),
  referrer: pageAddress(),
} satisfies Record<UtmName, unknown> & Record<string, unknown>

const instantSchema = z.iso.datetime({
  offset: true,
  error: 'Send a date and time like 2026-11-21T09:30:00Z.',
})

const firstTouchSchema = z
  .object({ ...touchShape, at: instantSchema }, { error: OBJECT_EXPECTED })
  .nullish()
  .transform((touch) => touch ?? null)

const consentSchema = z
  .object(
    {
      text: text(CONSENT_TEXT_MAX_LENGTH),
      at: instantSchema.nullish().transform((at) => at ?? null),
      given: z.boolean({ error: 'Send true or false here.' }),
    },
    { error: OBJECT_EXPECTED },
  )
  .nullish()
  .transform((consent) => consent ?? null)

const widgetSchema = z
  .object(
    { version: text(WIDGET_LABEL_MAX_LENGTH), mode: text(WIDGET_LABEL_MAX_LENGTH) },
    { error: OBJECT_EXPECTED },
  )
  .nullish()
  .transform((widget) => widget ?? null)

const captureShape = {
  ...touchShape,
  /** Origin and path of the page with the form. */
  page: pageAddress(),
  first_touch: firstTouchSchema,
  consent: consentSchema,
  widget: widgetSchema,
  submission_id: z.uuid({ error: 'Send a UUID that is new for each submission.' }),
  /** The honeypot: people leave it empty, bots fill it in. */
  website: z.unknown().optional(),
  elapsed_ms: z
    .number({ error: 'Send a number of milliseconds.' })
    .nullish()
    .transform((elapsed) => elapsed ?? null),
}

const personCaptureSchema = z.object({
  ...captureShape,
  email: emailSchema,
  channel: z
    .enum(['widget', 'form'], { error: `Send one of ${LEAD_CHANNELS.join(', ')}.` })
    .default('widget'),
})

// A link visitor has not typed an address into our form, so an invalid address is dropped and the rest of the capture
// is kept.
const linkCaptureSchema = z.object({
  ...captureShape,
  email: z.nullable(emailSchema).catch(null),
  channel: z.literal('link'),
})

/** A validated capture: texts are trimmed, omitted values are `null`. */
export type Capture = z.output<typeof personCaptureSchema> | z.output<typeof linkCaptureSchema>

/**
 * Validates a capture request; unknown names are ignored.
 *
 * @param input the parsed JSON body, or the fields of a form under the same names
 * @returns the capture, or one sentence per invalid field (nested fields as `first_touch.ref`)
 */
export function parseCapture(
  input: unknown,
): Result<Capture, { code: 'invalid_fields'; fields: Record<string, string> }> {
  const isLink = typeof input === 'object' && input !== null && 'channel' in input && input.channel === 'link'
  const parsed = (isLink ? linkCaptureSchema : personCaptureSchema).safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return err({ code: 'invalid_fields', fields })
}

function withoutQuery(address: string): string {
  return originAndPath(address, Number.POSITIVE_INFINITY)
}
