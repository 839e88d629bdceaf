import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { keep } from '../../../session/kept.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OwnDetails } from '../../../site/use-site-details.ts'
import type { DetailName } from './task-fields.ts'

/** The texts in fields that cannot be saved because they are not valid. */
const unfinishedFields = keep({
  name: 'unfinished-fields',
  area: 'tab',
  schema: z.record(z.string(), z.string()),
})

type Decision = 'confirmed' | 'struck'

/** The changes that the checklist and the popover make to the details. */
export type ReviewActions = {
  readonly own: OwnDetails
  /** The text in a field. */
  readonly typedOf: (name: DetailName) => string
  /**
   * Keeps what is typed.
   *
   * @param valid the text that goes into the draft; `undefined` when it is not valid
   */
  readonly type: (name: DetailName, value: string, valid: string | undefined) => void
  /** Lets go of texts that are not valid, because another value takes their place. */
  readonly forget: (names: readonly string[]) => void
  /** The texts in fields that are not valid, or have spaces around them. */
  readonly unfinished: () => Readonly<Record<string, string>>
  /** Puts texts into such fields; `null` leaves what is stored in them. */
  readonly setUnfinished: (texts: Readonly<Record<string, string | null>>) => void
  /** Decides about suggested sentences; `null` takes a decision back. */
  readonly decide: (ids: readonly string[], decision: Decision | null) => void
}

/** Returns how the owner adds details and decides about sentences. */
export function useReview(own: OwnDetails): ReviewActions {
  const person = useSignedInPerson()
  const [fields] = useState(() => unfinishedFields(person.id))
  const [unfinished, setUnfinished] = useState<Readonly<Record<string, string>>>(() => fields.read() ?? {})
  // A password manager fills in several fields before the next render.
  const latest = useRef(unfinished)

  const keepFields = (next: Readonly<Record<string, string>>) => {
    latest.current = next
    setUnfinished(next)
    fields.write({ ...next })
  }
  const put = (texts: Readonly<Record<string, string | null>>) =>
    keepFields(
      Object.fromEntries(
        Object.entries({ ...latest.current, ...texts }).filter(
          (entry): entry is [string, string] => entry[1] !== null,
        ),
      ),
    )
  return {
    own,
    typedOf: (name) => {
      const stored = own.details.details[name]
      return unfinished[name] ?? (typeof stored === 'string' ? stored : '')
    },
    type: (name, value, valid) => {
      const { [name]: _, ...others } = latest.current
      // Spaces around a text and invisible characters are typed, and not saved.
      keepFields(valid === value ? others : { ...latest.current, [name]: value })
      if (valid !== undefined) own.change(({ details }) => ({ details: { ...details, [name]: valid } }), true)
    },
    forget: (names) => put(Object.fromEntries(names.map((name) => [name, null]))),
    unfinished: () => latest.current,
    setUnfinished: put,
    decide: (ids, decision) => {
      const decided = decision ? ids.map((id) => [id, decision] as const) : []
      own.change(({ statements }) => {
        const kept = Object.entries(statements).filter(([id]) => !ids.includes(id))
        return { statements: Object.fromEntries([...kept, ...decided]) }
      })
    },
  }
}
