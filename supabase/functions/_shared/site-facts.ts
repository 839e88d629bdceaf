import { z } from 'zod'

/** Everything that a website is composed from, as `private.site_facts` returns it. */
export const siteFactsSchema = z.object({
  profile: z.object({
    id: z.uuid(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    company_name: z.string().nullable(),
  }),
  answers: z.array(z.unknown()),
  /** What the owner has entered for the website. */
  entries: z.array(z.object({ key: z.string(), value: z.json() })),
  /** When something of it was changed last. */
  entered_at: z.string().nullable(),
})

export type SiteFacts = z.output<typeof siteFactsSchema>
