import type { Touch } from '@foyer/shared/leads/attribution.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

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

type Touches = { readonly first: Touch; readonly last: Touch }

const store = browserStore('browser', 'foyer:touches', z.object({ first: touchSchema, last: touchSchema }))

/** The first and the last visit that say where somebody came from. */
export const touches = {
  read: (): Touches | null => {
    const stored = store.read()
    return stored && { first: withoutGaps(stored.first), last: withoutGaps(stored.last) }
  },
  write: store.write,
}

function withoutGaps(touch: z.infer<typeof touchSchema>): Touch {
  return JSON.parse(JSON.stringify(touch))
}
