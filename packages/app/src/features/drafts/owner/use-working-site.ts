import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useMemo, useRef } from 'react'
import type { Account } from '../../../account/api/account.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { sitePage } from '../../../site/review-site.ts'
import { unpublishedChanges } from '../../../site/unpublished-changes.ts'
import { useSiteDetails } from '../../../site/use-site-details.ts'
import { useSiteEdits } from '../../../site/use-site-edits.ts'
import { usePublishedContent } from '../../../site/use-unpublished.ts'
import { useOwnerSite } from './use-owner-site.ts'
import { useReview } from './use-review.ts'
import { useSaveVersion } from './use-save-version.ts'

/** What the workbench starts from. */
export type StoredSite = {
  readonly draft: OpenedDraft
  /** The page of the newest version, and what it says. */
  readonly savedHtml: string
  readonly savedContent: unknown
  readonly answers: Answers
  readonly account: Account
  /** What was added, as it is stored. */
  readonly stored: SiteDetails
}

/**
 * The site that the owner works on: what was added and changed, the page that shows it, and what differs from the newest
 * version and from the live site.
 */
export function useWorkingSite(facts: StoredSite, isEditing: boolean) {
  const { draft, savedHtml, savedContent, answers, account, stored } = facts
  const own = useSiteDetails(stored)
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
    isEditing,
  })
  const rendered = site.html ?? savedHtml
  const lastShown = useRef(rendered)
  if (!ownEdits.isHeld) lastShown.current = rendered
  const saved = useMemo(() => sitePage(savedContent, draft.style), [savedContent, draft.style])
  const published = usePublishedContent()
  const changes = useMemo(
    () => (published === undefined ? undefined : unpublishedChanges(published, site.content)),
    [published, site.content],
  )
  // What cannot be compared counts as one change.
  const waiting = site.page && changes !== undefined ? (changes?.length ?? 1) : null
  const saving = useSaveVersion(draft, site.page, saved, waiting)
  return { own, review, ownEdits, site, html: lastShown.current, published, changes, saving }
}
