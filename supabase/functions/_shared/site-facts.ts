import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
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
  site_details: z
    .object({
      details: z.unknown(),
      statements: z.unknown(),
      passages: z.unknown(),
      style: z.enum(DESIGN_STYLE_IDS).nullable(),
      changed_at: z.string(),
    })
    .nullable(),
  site_edits: z
    .object({
      words: z.unknown(),
      section_order: z.unknown(),
      hidden: z.unknown(),
      added: z.unknown(),
      pictures: z.unknown(),
      changed_at: z.string(),
    })
    .nullable(),
})

export type SiteFacts = z.output<typeof siteFactsSchema>
