import { z } from 'zod'
import { emailSchema } from '../contact/email-schema.ts'
import { withoutMergeTags } from '../merge-tags.ts'
import { plainText } from '../plain-text.ts'
import { parseReferralCode } from '../referrals/referral-code.ts'
import { err, ok, type Result } from '../result.ts'
import { CLICK_ID_NAMES, type ClickIdName, cleanSource, originAndPath, type UtmName } from './attribution.ts'
import {
  CLICK_ID_MAX_LENGTH,
  CONSENT_TEXT_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
  WIDGET_LABEL_MAX_LENGTH,
} from './limits.ts'
import { spreadSources } from './spread-sources.ts'

/** `widget`: the script; `form`: a plain HTML form; `link`: the app's path /lead. */
export const LEAD_CHANNELS = ['widget', 'form', 'link'] as const

// Nothing but the address decides whether a capture is stored: whatever else is malformed or too long was sent by a page, a
// script or a proxy, and its visitor could not mend it. A text is cut, and everything else counts as left out.

// Empty text becomes null.
function text(maxLength: number, clean = (value: string) => value) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      if (typeof value !== 'string') return null
      // Cut before it is cleaned again: the cut may be within a surrogate pair.
      return plainText(clean(plainText(value)).slice(0, maxLength)) || null
    })
}

/** A value of a campaign, without quotes around it and merge tags that were not filled. */
function source(maxLength: number) {
  return text(maxLength, cleanTags)
}

/** Tags within a value are removed here alone: the widget knows only values that are nothing but a tag. */
function cleanTags(value: string): string {
  return cleanSource(withoutMergeTags(cleanSource(value)))
}

/** Begins a query, also in a path: it was encoded, or has no question mark. */
const QUERY = /([?#]|%(25)*(3f|23)|(&|%(25)*26)[\w-]+(=|%(25)*3d)).*/is

/** Query and fragment are removed before the page is cut; they are never stored. */
function pageAddress() {
  return text(PAGE_MAX_LENGTH, withoutQuery)
}

// Unknown names are ignored, here as in the whole capture.
const clickIdsSchema = z
  .object(
    Object.fromEntries(CLICK_ID_NAMES.map((name) => [name, source(CLICK_ID_MAX_LENGTH)])) as Record<
      ClickIdName,
      ReturnType<typeof text>
    >,
  )
  .transform((ids) => Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== null)))
  .catch({})

const touchShape = {
  utm_source: source(UTM_MAX_LENGTH),
  utm_medium: source(UTM_MAX_LENGTH),
  utm_campaign: source(UTM_MAX_LENGTH),
  utm_term: source(UTM_MAX_LENGTH),
  utm_content: source(UTM_MAX_LENGTH),
  /** As it is stored with its partner; a text that is no code stays as evidence. */
  ref: text(
    REF_MAX_LENGTH,
    (value) => parseReferralCode(value) ?? parseReferralCode(cleanTags(value)) ?? cleanTags(value),
  ),
  click_ids: clickIdsSchema,
  landing_page: text(PATH_MAX_LENGTH, (path) => path.replace(QUERY, '')),
  referrer: pageAddress(),
} satisfies Record<UtmName, unknown> & Record<string, unknown>

const instantSchema = z.nullable(z.iso.datetime({ offset: true })).catch(null)

const firstTouchSchema = z
  .preprocess(spreadSources, z.nullable(z.object({ ...touchShape, at: instantSchema })))
  .catch(null)

const consentSchema = z
  .nullable(z.object({ text: text(CONSENT_TEXT_MAX_LENGTH), at: instantSchema, given: z.boolean() }))
  .catch(null)

const widgetSchema = z
  .nullable(
    z.object({
      version: text(WIDGET_LABEL_MAX_LENGTH),
      mode: text(WIDGET_LABEL_MAX_LENGTH),
      /** The code of the tag: empty if that has none. Versions before 0.4.0 do not say it. */
      ref: z
        .string()
        .transform((code) => plainText(code.slice(0, REF_MAX_LENGTH)))
        .optional()
        .catch(undefined),
    }),
  )
  .catch(null)

const captureShape = {
  ...touchShape,
  /** Origin and path of the page with the form. */
  page: pageAddress(),
  first_touch: firstTouchSchema,
  consent: consentSchema,
  widget: widgetSchema,
  submission_id: z.uuid({ error: 'Send a UUID that is new for each submission.' }),
  /** The trap: people leave it empty, programs fill it in. */
  more: z.unknown().optional(),
  /** The trap of versions before 0.4.0. */
  website: z.unknown().optional(),
  elapsed_ms: z.nullable(z.number()).catch(null),
}

const personCaptureSchema = z.object({
  ...captureShape,
  email: emailSchema,
  channel: z.enum(['widget', 'form']).catch('widget'),
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
 * @returns the capture, or a sentence about the address or the missing `submission_id`
 */
export function parseCapture(
  input: unknown,
): Result<Capture, { code: 'invalid_fields'; fields: Record<string, string> }> {
  const isLink = typeof input === 'object' && input !== null && 'channel' in input && input.channel === 'link'
  const parsed = (isLink ? linkCaptureSchema : personCaptureSchema).safeParse(spreadSources(input))
  if (parsed.success) return ok(parsed.data)
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return err({ code: 'invalid_fields', fields })
}

function withoutQuery(address: string): string {
  return originAndPath(address, Number.POSITIVE_INFINITY).replace(QUERY, '')
}
