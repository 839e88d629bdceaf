import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const supportDraftSchema = z.object({
  personId: z.string(),
  requestId: z.string(),
  topic: z.string(),
  message: z.string(),
  page: z.string(),
})

/** A message that is not sent yet: it outlives a reload, and its id makes sending it twice harmless. */
export type SupportDraft = z.infer<typeof supportDraftSchema>

const store = browserStore('tab', 'foyer:support-draft', supportDraftSchema)

/** The message that this person has begun in this tab, or an empty one. */
export function openDraft(personId: string): SupportDraft {
  const kept = store.read()
  return kept?.personId === personId
    ? kept
    : { personId, requestId: crypto.randomUUID(), topic: '', message: '', page: '' }
}

export const keepDraft = store.write
export const forgetDraft = store.clear
