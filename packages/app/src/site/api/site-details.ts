import {
  type SiteDetails,
  type SiteDetailsChanges,
  siteDetailsSchema,
} from '@foyer/shared/api/site-details.ts'
import { callDatabase } from '../../lib/api/call-database.ts'
import { loadOwnRow } from '../../lib/api/load-own.ts'
import { deviceKind } from '../../lib/device-kind.ts'

/** What an owner has added before the first save. */
export const NO_SITE_DETAILS: SiteDetails = { details: {}, statements: {}, passages: [], style: null }

/**
 * Loads what an owner has added to the answers for the website.
 *
 * @throws Error when it could not be read
 */
export async function loadSiteDetails(personId: string, signal: AbortSignal): Promise<SiteDetails> {
  return (await loadOwnRow('site_details', personId, siteDetailsSchema, { signal })) ?? NO_SITE_DETAILS
}

/**
 * Merges changes into what the signed-in owner has added, so that another tab keeps its own.
 *
 * @returns what is stored now
 * @throws Error when it was not stored
 */
export function saveSiteDetails(changes: SiteDetailsChanges): Promise<SiteDetails> {
  return callDatabase('save_site_details', { changes, saved_on: deviceKind() }, siteDetailsSchema)
}
