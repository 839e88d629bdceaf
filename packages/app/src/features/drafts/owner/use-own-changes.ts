import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { useMemo } from 'react'
import { enterState } from '../../../site/enter-state.ts'
import type { Entered } from '../../../site/entered.ts'
import type { SiteContent } from '../../../site/review-site.ts'
import type { SiteChange } from '../../../site/site-change.ts'
import { undoByEntries } from '../../../site/undo-by-entries.ts'
import { type Undo, undoChange } from '../../../site/undo-change.ts'
import { undoBetween, undone } from '../../../site/undone.ts'
import { pageChanges, unpublishedChanges } from '../../../site/unpublished-changes.ts'
import { usePublishedEntered } from '../../../site/use-published-entered.ts'
import type { OwnEdits } from '../../../site/use-site-edits.ts'
import { changeWords } from './change-list.tsx'
import type { History } from './edit/use-history.ts'
import type { ReviewActions } from './use-review.ts'

/** What the owner has changed, each with its way back. */
export type OwnChanges = {
  /** Whether they are those that visitors do not see yet. */
  readonly isLive: boolean
  /** `null` while they are not known, and where an earlier release published. */
  readonly list: readonly SiteChange[] | null
  /** Returns how a change is undone, as one step; nothing for one that is undone only where it comes from. */
  readonly undoOf: (change: SiteChange) => (() => void) | undefined
}

type Facts = {
  readonly isLive: boolean
  /** What is live, as it was stored, and what publishing would change. */
  readonly published: unknown
  readonly changes: readonly SiteChange[] | null
  readonly site: {
    readonly content: SiteContent
    readonly composed: SiteContent
    readonly compose: (entered: Entered) => SiteContent
  }
  readonly review: ReviewActions
  readonly ownEdits: OwnEdits
  readonly history: History
  /** Nothing is compared before it is shown. */
  readonly isWanted: boolean
}

/** Returns what differs from the live site; before the first publication, from our first words. */
export function useOwnChanges(facts: Facts): OwnChanges {
  const { isLive, published, changes, site, review, ownEdits, history, isWanted } = facts
  const { content, composed, compose } = site
  const { own } = review
  const { details } = own
  const { edits } = ownEdits
  const lived = usePublishedEntered(isLive && isWanted)
  const first = useMemo(() => (isLive || !isWanted ? null : firstState(details)), [isLive, isWanted, details])
  const ours = useMemo(() => first && compose(first), [first, compose])
  const list = useMemo(() => (ours ? pageChanges(ours, content) : changes), [ours, content, changes])
  const past = first ?? lived
  const entered = useMemo(() => {
    const changesOf = (page: SiteContent) =>
      ours ? pageChanges(ours, page) : unpublishedChanges(published, page)
    return past && { past, undo: undoByEntries(changesOf, { past, now: { added: details, edits }, compose }) }
  }, [past, ours, published, details, edits, compose])
  const now = (): Entered => ({ added: own.read(), edits: ownEdits.read() })
  const enter = (undo: Undo) => {
    review.forget(Object.keys(undo.details ?? {}))
    enterState(undone(now(), undo), own, ownEdits)
  }
  return {
    isLive,
    list,
    undoOf: (change) => {
      const known = {
        published: ours ?? published,
        content,
        composed,
        details,
        edits,
        entered: entered ?? undefined,
      }
      const undo = undoChange(change, known)
      if (!undo) return undefined
      return () => {
        const before = now()
        const forth = undoBetween(undone(before, undo), before)
        const label = `going back in “${changeWords(change).title}”`
        history.push({ label, undo: () => enter(forth), redo: () => enter(undo) })
        enter(undo)
      }
    },
  }
}

// A suggestion that was confirmed was ours before, too.
function firstState({ statements }: { readonly statements: Entered['added']['statements'] }): Entered {
  const confirmed = Object.entries(statements).filter(([, decision]) => decision === 'confirmed')
  return { added: { ...NO_SITE_DETAILS, statements: Object.fromEntries(confirmed) }, edits: NO_SITE_EDITS }
}
