import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useMemo, useRef } from 'react'
import type { Account } from '../../../account/api/account.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { siteCounts } from '../../../site/review-site.ts'
import { unpublishedChanges } from '../../../site/unpublished-changes.ts'
import { usePageStatus } from '../../../site/use-save-status.ts'
import { useSiteDetails } from '../../../site/use-site-details.ts'
import { useSiteEdits } from '../../../site/use-site-edits.ts'
import { useViewedSiteState } from '../../../site/use-site-state.ts'
import { usePublishedContent } from '../../../site/use-unpublished.ts'
import { useNewestVersion } from './use-newest-version.ts'
import { useOwnerSite } from './use-owner-site.ts'
import { useReview } from './use-review.ts'

/** What the workbench starts from. */
export type StoredSite = {
  readonly draft: OpenedDraft
  /** The page of the newest version. */
  readonly savedHtml: string
  readonly answers: Answers
  readonly account: Account
}

/**
 * The site that the owner works on: what was added and changed, the page that shows it, and what differs from the live site.
 *
 * @param tried the look that is only tried
 */
export function useWorkingSite(facts: StoredSite, isEditing: boolean, tried: DesignStyleId | null) {
  const { draft, savedHtml, answers, account } = facts
  const own = useSiteDetails()
  const review = useReview(own)
  // While a line is being typed, the page shows the edits of before: it is never rendered under the caret.
  const ownEdits = useSiteEdits()
  const site = useOwnerSite({
    slug: draft.slug,
    answers,
    account,
    details: own.details,
    edits: ownEdits.edits,
    savedStyle: draft.style,
    tried,
    isEditing,
  })
  const rendered = site.html ?? savedHtml
  const lastShown = useRef(rendered)
  if (!ownEdits.isHeld) lastShown.current = rendered
  const published = usePublishedContent()
  const changes = useMemo(
    () => (published === undefined ? undefined : unpublishedChanges(published, site.content)),
    [published, site.content],
  )
  // What cannot be compared counts as one change.
  const waiting = site.isComplete && changes !== undefined ? (changes?.length ?? 1) : null
  useNewestVersion(draft)
  const status = usePageStatus({ shown: draft.version, waiting })
  const counts = useMemo(() => siteCounts(site.content), [site.content])
  const state = useViewedSiteState({ changes: waiting, counts })
  return { own, review, ownEdits, site, html: lastShown.current, published, changes, status, state }
}
