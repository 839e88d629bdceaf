// Composes a site and says what is left to do on it: loaded after a screen can be used.
import { siteCounts } from '@foyer/draft/checklist.ts'
import { contentSchema } from '@foyer/draft/content.ts'
import type { SiteCounts } from '@foyer/shared/sites/site-state.ts'
import { composeSite, loadPlace, type SiteFacts } from './render-site.ts'
import type { SiteChange } from './site-change.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

/** What is said of a site once it is composed. */
export type SiteReview = {
  /** The changes that visitors do not see yet; `null` without a live site, and where the two cannot be compared. */
  readonly changes: readonly SiteChange[] | null
  /** How many those are; what cannot be compared counts as one. */
  readonly changeCount: number | null
  readonly counts: SiteCounts
}

/**
 * Returns what is left to do on a site, and what differs from the live one.
 *
 * @param live what visitors read, as it was stored; `null` without a live site
 * @throws when the place of the office cannot be loaded
 */
export async function reviewOf(
  facts: SiteFacts,
  live: { readonly content: unknown } | null,
): Promise<SiteReview> {
  await loadPlace(facts.answers)
  const content = composeSite(facts)
  const changes = live && unpublishedChanges(live.content, content)
  return {
    changes,
    changeCount: live && (changes?.length ?? 1),
    counts: siteCounts(content),
  }
}

/** Returns what was new in a stored state; `null` when an earlier release stored one of them in a form that cannot be read. */
export function changesBetweenStates(before: unknown, after: unknown): readonly SiteChange[] | null {
  const { data } = contentSchema.safeParse(after)
  return data ? unpublishedChanges(before, data) : null
}
