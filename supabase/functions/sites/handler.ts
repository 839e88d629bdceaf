import {
  followRequestSchema,
  SITE_ERROR_STATUS,
  SITES_PATH,
  type SiteErrorCode,
  siteRequestSchema,
} from '@foyer/shared/api/sites.ts'
import { ok } from '@foyer/shared/result.ts'
import type { HoldsSecretKey } from '../_shared/holds-secret-key.ts'
import { type Call, type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import { type PublishDependencies, publishSite } from './publish-site.ts'

export type SitesDependencies = PublishDependencies & {
  readonly verifyUser: VerifyUser
  readonly holdsSecretKey: HoldsSecretKey
}

const MAX_BYTES = 1024

/** Makes the endpoint through which owners publish their websites. */
export function createHandler(deps: SitesDependencies): (request: Request) => Promise<Response> {
  /** Our own worker: another address serves a site now. */
  async function followAddress({ readAs }: Call): ReturnType<Endpoint<SiteErrorCode>['answer']> {
    const asked = await readAs(followRequestSchema)
    if (!asked.ok) return asked
    const published = await publishSite(asked.value.owner, asked.value, deps)
    return published.ok ? ok(Response.json(published.value)) : published
  }

  const endpoint: Endpoint<SiteErrorCode> = {
    method: 'POST',
    maxBodyBytes: MAX_BYTES,
    answer: async (call) => {
      if (await deps.holdsSecretKey(call.request)) return followAddress(call)
      const user = await deps.verifyUser(call.request)
      if (!user.ok) return user
      const asked = await call.readAs(siteRequestSchema)
      if (!asked.ok) return asked
      const owner = user.value.userId
      if (asked.value.do === 'take-offline') {
        const taken = await deps.sites.takeOffline(owner)
        if (!taken.ok) return taken
        return ok(Response.json({ is_reachable: (await deps.writePointers(owner)) !== 'written' }))
      }
      const published = await publishSite(owner, asked.value, deps)
      return published.ok ? ok(Response.json(published.value)) : published
    },
  }
  return serveEndpoints({
    name: 'sites',
    findEndpoint: (path) => (path === SITES_PATH ? endpoint : undefined),
    statuses: SITE_ERROR_STATUS,
    messages: {
      name_taken: 'This address is taken. Please choose another one.',
      content_changed: 'Your website was changed in another window. Please look at it once more.',
      superseded: 'Your website was published in another window just now.',
      nothing_to_publish: 'There is no website to publish yet.',
      taken_down: 'We took this website down. Please read why on My Site, and write to us.',
      answers_incomplete: 'A question is open. Please finish your answers first.',
      not_ready: 'A website needs a name, a way to reach you, and a decision on every suggestion.',
      unavailable: 'That did not work just now, and nothing was changed. Please try again in a moment.',
    },
    log: deps.log,
  })
}
