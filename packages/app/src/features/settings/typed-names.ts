import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const typedNamesSchema = z.object({
  personId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
})

/** What was typed into the profile and not saved yet: another screen in between does not lose it. */
export const typedNames = browserStore('tab', 'foyer:typed-names', typedNamesSchema)
