import type { Touch } from '@foyer/shared/leads/attribution.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'
import { asksForPrivacy } from '../../lib/privacy-signal.ts'

const text = z.optional(z.string())
const touchSchema = z.object({
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
  ref: text,
  click_ids: z.optional(z.record(z.string(), z.string())),
  landing_page: z.string(),
  referrer: text,
  at: z.string(),
})
const touchesSchema = z.object({
  first: touchSchema,
  last: touchSchema,
  /** Origin and path of the page of the last touch. */
  page: z.string(),
  /** The email that the last touch was captured with; empty if none. */
  email: z.string(),
})

export type Touches = {
  readonly first: Touch
  readonly last: Touch
  readonly page: string
  readonly email: string
}

const store = () =>
  browserStore(asksForPrivacy(navigator) ? 'tab' : 'browser', 'foyer:touches', touchesSchema)

/** The first and last touch; stored only for this tab when the browser asks for privacy. */
export const touches = {
  read(): Touches | null {
    const stored = store().read()
    return stored && { ...stored, first: withoutGaps(stored.first), last: withoutGaps(stored.last) }
  },
  write: (value: Touches) => store().write(value),
}

// Drops keys with the value `undefined`.
function withoutGaps(touch: z.infer<typeof touchSchema>): Touch {
  return JSON.parse(JSON.stringify(touch))
}
