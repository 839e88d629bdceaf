import type { AskedPicks } from '@foyer/shared/facts/site-facts.ts'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { TextField } from '../../../components/ui/text-field.tsx'
import { pastedRows } from '../../../lib/pasted-text.ts'
import { FieldSaved } from './field-saved.tsx'
import type { ReviewActions } from './use-review.ts'

type PicksFieldProps = {
  readonly name: AskedPicks
  readonly label: string
  readonly list: readonly string[]
  readonly hint?: string | undefined
  readonly review: ReviewActions
}

const LONGEST = 60

/** Some of a list, pressed on and off, and what is missing there, typed. */
export function PicksField({ name, label, list, hint, review }: PicksFieldProps) {
  const [typed, setTyped] = useState('')
  const [changes, setChanges] = useState(0)
  const hintId = useId()
  const picked = review.own.details.details[name] ?? []
  const put = (change: (before: readonly string[]) => string[]) => {
    setChanges((count) => count + 1)
    review.own.change(({ details }) => ({ details: { ...details, [name]: change(details[name] ?? []) } }))
  }
  const toggle = (one: string) =>
    put((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]))
  /** Adds what was typed, or the rows of a pasted list. What is too long stays in the field, which says so. */
  const addAll = (rows: readonly string[]) => {
    const said = rows.map((row) => row.trim().replace(/\s+/gu, ' ')).filter(Boolean)
    const fitting = said.filter(({ length }) => length <= LONGEST)
    setTyped(said.find(({ length }) => length > LONGEST) ?? '')
    if (fitting.length === 0) return
    const known = fitting.map((own) => list.find((one) => one.toLowerCase() === own.toLowerCase()) ?? own)
    put((before) => [...new Set([...before, ...known])])
  }
  const add = () => addAll([typed])
  const leave = useEffectEvent(() => {
    if (typed.trim()) add()
  })
  // A reload, or Back on a phone, comes with the focus still in the field.
  useEffect(() => {
    const end = () => leave()
    addEventListener('pagehide', end, true)
    return () => {
      removeEventListener('pagehide', end, true)
      end()
    }
  }, [])
  const own = picked.filter((one) => !list.includes(one))
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} className="grid gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <FieldSaved save={review.own.save} changes={changes} />
      <div className="flex flex-wrap gap-2">
        {[...list, ...own].map((one) => {
          const isPicked = picked.includes(one)
          return (
            <button
              key={one}
              type="button"
              aria-pressed={isPicked}
              onClick={() => toggle(one)}
              className={`flex min-h-11 items-center gap-1.5 rounded-control border-[1.5px] px-3 text-sm wrap-anywhere ${isPicked ? 'border-lit-line bg-lit font-semibold' : 'border-control bg-surface hover:border-muted'}`}
            >
              {one}
              {isPicked && <X aria-hidden className="size-4 flex-none stroke-2" />}
            </button>
          )
        })}
      </div>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: Enter and the end of typing in the field add what was typed */}
      <div
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typed.trim()) return
          event.preventDefault()
          event.stopPropagation()
          add()
        }}
      >
        <TextField
          label="Another one"
          limit={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={(event) => {
            const rows = pastedRows(event.clipboardData)
            if (rows.length < 2) return
            event.preventDefault()
            addAll([typed, ...rows])
          }}
        />
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
