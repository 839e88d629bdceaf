import { type SiteDetailsChanges, siteDetailsChangesSchema } from '@foyer/shared/api/site-details.ts'
import { queryClient } from '../lib/query-client.ts'
import { keep } from '../session/kept.ts'
import { saveSiteDetails } from './api/site-details.ts'
import { siteDetailsQuery } from './draft-queries.ts'
import { withoutChanges } from './site-details-changes.ts'

/**
 * What an owner has added to the site and the server does not have yet. The server merges it into what is stored, so that
 * other tabs and devices keep their own.
 */
export const keptDetails = keep<SiteDetailsChanges>({
  name: 'site-details',
  area: 'browser',
  schema: siteDetailsChangesSchema,
  send: async (changes, personId) => {
    const stored = await saveSiteDetails(changes)
    const { queryKey } = siteDetailsQuery(personId)
    // A running load would restore the old details.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, stored)
    return (now) => withoutChanges(now, changes)
  },
})
