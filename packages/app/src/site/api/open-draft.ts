import { openedDraftSchema } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { queryOptions } from '@tanstack/react-query'
import { callDatabase } from '../../lib/api/call-database.ts'

/** What everybody with the address may know of a draft. */
export type OpenedDraft = {
  readonly slug: string
  readonly version: number
  /** `proposal`: ideas for an existing website. */
  readonly kind: 'site' | 'proposal'
  readonly style: DesignStyleId
  /** The name of the practice or of its owner. */
  readonly name: string
  readonly createdAt: string
  /** Whether the signed-in person owns it. */
  readonly isMine: boolean
  /** Whether others with the address see its newest state. */
  readonly isShared: boolean
}

/** A draft that became a site: the name below our domain, or the hostname of an owner's own domain. */
export type LiveDraft = { readonly liveAt: string }

/**
 * Looks up a draft by its address; `null` when there is none, or when it is not shared with the caller.
 *
 * @throws Error when it could not be looked up
 */
async function openDraft(slug: string, signal: AbortSignal): Promise<OpenedDraft | LiveDraft | null> {
  const opened = await callDatabase('open_draft', { draft_slug: slug }, openedDraftSchema, signal)
  if (!opened) return null
  if ('live_at' in opened) return { liveAt: opened.live_at }
  const { created_at, mine, shared, ...rest } = opened
  return { ...rest, createdAt: created_at, isMine: mine, isShared: shared }
}

/** A draft by its address, as a query; its data is `null` for an unknown address. */
export function openedDraftQuery(slug: string, personId: string | null) {
  return queryOptions({
    // The answer says whether the draft is the caller's.
    queryKey: ['opened-draft', slug, personId],
    queryFn: ({ signal }) => openDraft(slug, signal),
  })
}
