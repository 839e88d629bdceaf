import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
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
  /** What was changed on the page, as it is stored. */
  readonly storedEdits: SiteEdits
}

/**
 * The site that the owner works on: what was added and changed, the page that shows it, and what differs from the newest
 * version and from the live site.
 */
export function useWorkingSite(facts: StoredSite, isEditing: boolean) {
  const { draft, savedHtml, savedContent, answers, account, stored, storedEdits } = facts
  const own = useSiteDetails(stored)
  const review = useReview(own)
  const ownEdits = useSiteEdits(storedEdits)
  // The edits that the page shows while a line is being typed: it is never rendered under the caret.
  const [heldEdits, setHeldEdits] = useState<SiteEdits | null>(null)
  const site = useOwnerSite({
    slug: draft.slug,
    answers,
    account,
    details: own.details,
    edits: heldEdits ?? ownEdits.edits,
    savedStyle: draft.style,
    isEditing,
  })
  const rendered = site.html ?? savedHtml
  const lastShown = useRef(rendered)
  if (!heldEdits) lastShown.current = rendered
  const saved = useMemo(() => sitePage(savedContent, draft.style), [savedContent, draft.style])
  const published = usePublishedContent()
  const changes = useMemo(
    () => (published === undefined ? undefined : unpublishedChanges(published, site.content)),
    [published, site.content],
  )
  // What cannot be compared counts as one change.
  const waiting = site.page && changes !== undefined ? (changes?.length ?? 1) : null
  const saving = useSaveVersion(draft, site.page, saved, waiting)
  const hold = useCallback(
    (isHeld: boolean) => setHeldEdits((held) => (isHeld ? (held ?? ownEdits.read()) : null)),
    [ownEdits.read],
  )
  return { own, review, ownEdits, site, html: lastShown.current, hold, published, changes, saving }
}
