import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { changedValues } from '@foyer/shared/entries/merge-entry.ts'
import { siteDetailsOf, valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import { useEffect, useRef } from 'react'
import type { ReviewActions } from '../use-review.ts'
import type { History } from './use-history.ts'

/** The owner's details as Edit changes them: what is typed until the field is left is one step, and so is a decision. */
export type DetailSteps = {
  readonly review: ReviewActions
  /**
   * Makes a step of what has changed since the last one.
   *
   * @param label what was changed, as it follows "Undo: "
   * @param taken what it took off the page, in a sentence
   * @returns whether anything has
   */
  readonly finish: (label: string, taken?: string) => boolean
  /** Whether anything has changed since the last step. */
  readonly isChanged: () => boolean
  /** Takes back what has changed since the last step, which is a step of its own. */
  readonly takeBack: (label: string) => void
}

/** Returns the details of the owner with steps that can be undone. */
export function useDetailSteps(review: ReviewActions, history: History): DetailSteps {
  const before = useRef<Entered | null>(null)
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  })
  // What is not valid stands in its field alone.
  const now = (): Entered => ({ stored: latest.current.own.read(), unfinished: latest.current.unfinished() })
  const begin = () => {
    before.current ??= now()
  }
  const between = (from: Entered, to: Entered) => {
    const changes = changedValues(valuesOfDetails(from.stored), valuesOfDetails(to.stored))
    const facts = Object.keys(changes ?? {}).flatMap((key) => (key.startsWith('fact/') ? [key.slice(5)] : []))
    const names = [...new Set([...Object.keys({ ...from.unfinished, ...to.unfinished }), ...facts])]
    // Other fields keep what stands in them.
    const texts = names
      .filter((name) => from.unfinished[name] !== to.unfinished[name] || facts.includes(name))
      .map((name) => [name, to.unfinished[name] ?? null])
    return { changes, unfinished: Object.fromEntries(texts) as Record<string, string | null> }
  }
  const put = ({ changes, unfinished }: ReturnType<typeof between>) => {
    latest.current.setUnfinished(unfinished)
    if (changes) latest.current.own.change((stored) => withValues(stored, changes))
  }
  /** The way there and back again of what has changed since the last step. */
  const changed = () => {
    const from = before.current
    const to = now()
    return from && JSON.stringify(from) !== JSON.stringify(to)
      ? { back: between(to, from), forth: between(from, to) }
      : null
  }

  return {
    review: {
      ...review,
      own: {
        ...review.own,
        change: (...change) => {
          begin()
          review.own.change(...change)
        },
      },
      type: (...typed) => {
        begin()
        review.type(...typed)
      },
      decide: (...decided) => {
        begin()
        review.decide(...decided)
      },
    },
    finish: (label, taken) => {
      const steps = changed()
      before.current = null
      // What is not valid is no step yet: it stays in its field.
      if (!steps?.forth.changes) return false
      history.push({
        label,
        undo: () => put(steps.back),
        redo: () => put(steps.forth),
        ...(taken && { taken }),
      })
      return true
    },
    isChanged: () => changed() !== null,
    takeBack: (label) => {
      const steps = changed()
      before.current = null
      if (!steps) return
      history.push({ label, undo: () => put(steps.forth), redo: () => put(steps.back) })
      put(steps.back)
    },
  }
}

/** What is stored, and the texts that stand in their fields because they are not valid. */
type Entered = { readonly stored: SiteDetails; readonly unfinished: Readonly<Record<string, string>> }

function withValues(stored: SiteDetails, changes: ReturnType<typeof valuesOfDetails>): SiteDetails {
  const values = Object.entries({ ...valuesOfDetails(stored), ...changes })
  return siteDetailsOf(Object.fromEntries(values.map(([key, value]) => [key, { value, replaced: null }])))
}
