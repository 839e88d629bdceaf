import { INPUT_KEYS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { storeUnsavedInput } from './api/unsaved-inputs.ts'
import { keptInput } from './unsaved-input.ts'

const LONGEST_WAIT_MS = 3000

/**
 * Sends the unsaved inputs that the server does not have, and removes from this browser all that it has, because other
 * people may use it. Call it before signing out; it takes three seconds at most.
 */
export async function handOverInputs(personId: string): Promise<void> {
  const sending = Promise.all(
    INPUT_KEYS.map(async (key) => {
      const local = keptInput(personId, key)
      const kept = local.read()
      if (!kept || !(kept.isSent || (await storeUnsavedInput(personId, key, kept)))) return
      if (local.read()?.typedAt === kept.typedAt) local.clear()
    }),
  )
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
