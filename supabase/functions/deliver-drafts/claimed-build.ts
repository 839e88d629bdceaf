import { z } from 'zod'
import { siteFactsSchema } from '../_shared/site-facts.ts'

/** A build in the answer of claim_site_builds. */
export const claimedBuildSchema = siteFactsSchema.extend({
  id: z.uuid(),
  /** Proves that the build is still held by its claim. */
  lock: z.string(),
})

/** A build with all that it is composed from. */
export type ClaimedBuild = z.output<typeof claimedBuildSchema>
