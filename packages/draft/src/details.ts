import { renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { plainText } from '@foyer/shared/plain-text.ts'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.pipe(z.string(), z.transform(plainText))), undefined)
const link = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((typed) => renderableLink(typed)),
    ),
  ),
  undefined,
)
const ids = z.catch(z.array(z.string()), [])

/**
 * What the questions do not ask and a page should say. Everything is optional; what cannot be read is left out.
 * `confirmed` and `struck` are ids of suggested sentences: said to be true, or to be left out.
 */
export const detailsSchema = z.object({
  phone: text,
  patientEmail: text,
  street: text,
  city: text,
  hours: text,
  bookingUrl: link,
  portalUrl: link,
  /** `src` is a file name beside the page. */
  photo: z.catch(
    z.optional(
      z.object({ src: z.string().check(z.regex(/^[a-z0-9-]+\.(jpg|png|webp|avif)$/)), alt: z.string() }),
    ),
    undefined,
  ),
  costs: text,
  insurances: text,
  licenceLine: text,
  privacyNoticeUrl: link,
  nondiscriminationNoticeUrl: link,
  confirmed: ids,
  struck: ids,
})

export type Details = z.output<typeof detailsSchema>

/** A detail that a sentence can come from. */
export const DETAIL_FIELDS = [
  'phone',
  'patientEmail',
  'street',
  'city',
  'hours',
  'bookingUrl',
  'portalUrl',
  'photo',
  'costs',
  'insurances',
  'licenceLine',
  'privacyNoticeUrl',
  'nondiscriminationNoticeUrl',
  'confirmed',
] as const satisfies readonly (keyof Details)[]
