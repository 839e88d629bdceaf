import { type SiteEditsChanges, siteEditsChangesSchema } from '@foyer/shared/api/site-edits.ts'
import { queryClient } from '../lib/query-client.ts'
import { keep } from '../session/kept.ts'
import { saveSiteEdits } from './api/site-edits.ts'
import { siteEditsQuery } from './draft-queries.ts'
import { unsentEdits } from './site-edits-changes.ts'

/** What an owner has changed on the page and the server does not have yet; it is merged there, as `keptDetails` is. */
export const keptEdits = keep<SiteEditsChanges>({
  name: 'site-edits',
  area: 'browser',
  schema: siteEditsChangesSchema,
  send: async (changes, personId) => {
    const stored = await saveSiteEdits(changes)
    const { queryKey } = siteEditsQuery(personId)
    // A running load would restore the old edits.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, stored)
    return (now) => unsentEdits(now, changes)
  },
})
