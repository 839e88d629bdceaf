import { openedDraftSchema } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
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
}

/**
 * Looks up a draft by its address; `null` when there is none.
 *
 * @param version the newest without it
 * @throws Error when it could not be looked up
 */
export async function openDraft(
  slug: string,
  version: number | undefined,
  signal: AbortSignal,
): Promise<OpenedDraft | null> {
  const args = { draft_slug: slug, ...(version && { wanted_version: version }) }
  const opened = await callDatabase('open_draft', args, openedDraftSchema, signal)
  if (!opened) return null
  const { created_at, mine, ...rest } = opened
  return { ...rest, createdAt: created_at, isMine: mine }
}
