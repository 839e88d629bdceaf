import { useState } from 'react'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { DetailName } from './task-fields.ts'
import { unfinishedFields } from './unsaved-details.ts'
import type { OwnDetails } from './use-site-details.ts'

type Decision = 'confirmed' | 'struck'

/** What the checklist and the popover do with the details. */
export type ReviewActions = {
  readonly own: OwnDetails
  /** What stands in a field. */
  readonly typedOf: (name: DetailName) => string
  /** Keeps what is typed; a valid text goes into the draft. */
  readonly type: (name: DetailName, value: string, isValid: boolean) => void
  /** Decides about suggested sentences; `null` takes a decision back. */
  readonly decide: (ids: readonly string[], decision: Decision | null) => void
}

/** Returns how the owner adds details and decides about sentences. */
export function useReview(own: OwnDetails): ReviewActions {
  const person = useSignedInPerson()
  const [fields] = useState(() => unfinishedFields(person.id))
  const [unfinished, setUnfinished] = useState<Readonly<Record<string, string>>>(() => fields.read() ?? {})
  const { details, statements } = own.details

  const keep = (next: Readonly<Record<string, string>>) => {
    setUnfinished(next)
    fields.write({ ...next })
  }
  return {
    own,
    typedOf: (name) => unfinished[name] ?? details[name] ?? '',
    type: (name, value, isValid) => {
      const { [name]: _, ...others } = unfinished
      // Spaces around a text are typed, and not saved.
      keep(isValid && value === value.trim() ? others : { ...unfinished, [name]: value })
      if (isValid) own.change({ details: { ...details, [name]: value } }, true)
    },
    decide: (ids, decision) => {
      const kept = Object.entries(statements).filter(([id]) => !ids.includes(id))
      const decided = decision ? ids.map((id) => [id, decision] as const) : []
      own.change({ statements: Object.fromEntries([...kept, ...decided]) })
    },
  }
}
