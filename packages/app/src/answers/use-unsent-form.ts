import type { FormKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { keptInput, latestInput } from './unsaved-input.ts'
import { unsavedInputsQuery } from './unsaved-inputs-query.ts'
import { useInputKeeper } from './use-input-keeper.ts'

/**
 * Restores what a person has typed into a form and not sent, and keeps what is typed now. The form is shown once
 * `unsavedInputsQuery` has an answer.
 *
 * @param schema the fields as they are kept; anything else is not restored
 */
export function useUnsentForm<Schema extends z.ZodMiniType>(key: FormKey, schema: Schema) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [opened] = useState(() => {
    const stored = queryClient.getQueryData(unsavedInputsQuery(person.id).queryKey)
    const restored = latestInput(keptInput(person.id, key).read(), stored && (stored[key] ?? null))
    return { key, basedOn: null, restored }
  })
  const keeper = useInputKeeper(opened)
  const [restored] = useState(() => schema.safeParse(opened.restored?.input).data ?? null)
  return { restored, ...keeper }
}
