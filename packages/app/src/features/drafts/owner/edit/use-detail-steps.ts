import type { SiteDetails, SiteDetailsChanges } from '@foyer/shared/api/site-details.ts'
import { useEffect, useRef } from 'react'
import { changesBetween, withChanges } from '../../../../site/site-details-changes.ts'
import type { ReviewActions } from '../use-review.ts'
import type { History } from './use-history.ts'

/** The owner's details as Edit changes them: what is typed until the field is left is one step, and so is a decision. */
export type DetailSteps = {
  readonly review: ReviewActions
  /**
   * Makes a step of what has changed since the last one.
   *
   * @param label what was changed, as it follows "Undo: "
   * @returns whether anything has
   */
  readonly finish: (label: string) => boolean
  /** Takes back what has changed since the last step. */
  readonly revert: () => void
}

/** Returns the details of the owner with steps that can be undone. */
export function useDetailSteps(review: ReviewActions, history: History): DetailSteps {
  const before = useRef<SiteDetails | null>(null)
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  })
  const begin = () => {
    before.current ??= latest.current.own.read()
  }
  const put = (changes: SiteDetailsChanges) => {
    const { own, forget } = latest.current
    forget(Object.keys(changes.details ?? {}))
    own.change((now) => withChanges(now, changes))
  }
  const end = () => {
    const from = before.current
    before.current = null
    if (!from) return null
    const to = latest.current.own.read()
    const back = changesBetween(withAnswers(to), withAnswers(from))
    const forth = changesBetween(withAnswers(from), withAnswers(to))
    return back && forth ? { back, forth } : null
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
    finish: (label) => {
      const ended = end()
      if (ended) history.push({ label, undo: () => put(ended.back), redo: () => put(ended.forth) })
      return ended !== null
    },
    revert: () => {
      const ended = end()
      if (ended) put(ended.back)
    },
  }
}

// Unlike a text, a list that is taken back is not an empty text.
function withAnswers(all: SiteDetails): SiteDetails {
  return { ...all, details: { storyAnswers: [], ...all.details } }
}
