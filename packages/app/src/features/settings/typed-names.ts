import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const typedNamesSchema = z.object({
  personId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
})

/** Unsaved input of the profile form, kept while the person visits other screens. */
export const typedNames = browserStore('tab', 'foyer:typed-names', typedNamesSchema)
