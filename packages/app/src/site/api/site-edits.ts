import { type SiteEdits, type SiteEditsChanges, siteEditsSchema } from '@foyer/shared/api/site-edits.ts'
import { callDatabase } from '../../lib/api/call-database.ts'
import { loadOwnRow } from '../../lib/api/load-own.ts'
import { deviceKind } from '../../lib/device-kind.ts'

/** What an owner has changed on the page before the first save. */
export const NO_SITE_EDITS: SiteEdits = { words: {}, section_order: [], hidden: {}, added: {}, pictures: {} }

/**
 * Loads what an owner has changed on the page of the website.
 *
 * @throws Error when it could not be read
 */
export async function loadSiteEdits(personId: string, signal: AbortSignal): Promise<SiteEdits> {
  return (await loadOwnRow('site_edits', personId, siteEditsSchema, { signal })) ?? NO_SITE_EDITS
}

/**
 * Merges changes into what the signed-in owner has changed, so that another tab keeps its own.
 *
 * @returns what is stored now
 * @throws Error when it was not stored
 */
export function saveSiteEdits(changes: SiteEditsChanges): Promise<SiteEdits> {
  return callDatabase('save_site_edits', { changes, saved_on: deviceKind() }, siteEditsSchema)
}
