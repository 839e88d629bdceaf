import { NO_SITE_DETAILS, type SiteDetails, siteDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS, type SiteEdits, siteEditsSchema } from '@foyer/shared/api/site-edits.ts'
import { siteDetailsOf, siteEditsOf } from '@foyer/shared/entries/site-entries.ts'
import * as z from 'zod/mini'
import { entriesQuery } from '../session/api/entries.ts'

/** What an owner enters for the website beyond the answers. */
export type Entered = { readonly added: SiteDetails; readonly edits: SiteEdits }

const entriesSchema = z.object({ entries: z.array(z.object({ key: z.string(), value: z.json() })) })

/** As releases before the store have kept it with a version. */
const earlierSchema = z.object({
  site_details: z.nullable(siteDetailsSchema),
  site_edits: z.nullable(siteEditsSchema),
})

/** Reads what was entered for a version, as it was stored; `null` where that cannot be read. */
export function enteredThen(entered: unknown): Entered | null {
  const { data: kept } = entriesSchema.safeParse(entered)
  if (kept) {
    const entries = Object.fromEntries(kept.entries.map(({ key, value }) => [key, { value, replaced: null }]))
    return { added: siteDetailsOf(entries), edits: siteEditsOf(entries) }
  }
  const { data: earlier } = earlierSchema.safeParse(entered)
  return earlier
    ? { added: earlier.site_details ?? NO_SITE_DETAILS, edits: earlier.site_edits ?? NO_SITE_EDITS }
    : null
}

/** What a person has added to the answers for the website, as a query: a part of what they have entered. */
export function siteDetailsQuery(personId: string) {
  return { ...entriesQuery(personId), select: siteDetailsOf }
}

/** What a person has changed on the page of the website, as a query: a part of what they have entered. */
export function siteEditsQuery(personId: string) {
  return { ...entriesQuery(personId), select: siteEditsOf }
}
