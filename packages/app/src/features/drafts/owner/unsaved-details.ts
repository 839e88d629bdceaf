import { siteDetailsChangesSchema } from '@foyer/shared/api/site-details.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../../lib/browser-store.ts'

/** What an owner has added that is not stored yet: it survives a failed save and a closed page. */
export function unsavedDetails(personId: string) {
  return browserStore('browser', `foyer:unsaved-site-details:${personId}`, siteDetailsChangesSchema)
}

/** The texts in fields that cannot be saved because they are not valid. */
export function unfinishedFields(personId: string) {
  return browserStore('tab', `foyer:unfinished-fields:${personId}`, z.record(z.string(), z.string()))
}
