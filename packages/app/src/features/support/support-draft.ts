import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const supportDraftSchema = z.object({
  personId: z.string(),
  requestId: z.string(),
  topic: z.string(),
  message: z.string(),
  page: z.string(),
})

/** An unsent message: it survives a reload, and its id makes a retry idempotent. */
export type SupportDraft = z.infer<typeof supportDraftSchema>

const store = browserStore('tab', 'foyer:support-draft', supportDraftSchema)

/** Returns the message that this person has begun in this tab, or an empty one. */
export function openDraft(personId: string): SupportDraft {
  const kept = store.read()
  return kept?.personId === personId
    ? kept
    : { personId, requestId: crypto.randomUUID(), topic: '', message: '', page: '' }
}

export const keepDraft = store.write
export const forgetDraft = store.clear
