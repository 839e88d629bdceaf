import { draftVersionSchema } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { WaitingFlow } from '@foyer/shared/onboarding/questions/step.ts'
import * as z from 'zod/mini'
import { LATEST_COUNT } from '../../lib/paging.ts'
import { supabase } from '../../lib/supabase.ts'

const rowsSchema = z.array(draftVersionSchema)

/** One delivered version of an owner's draft. */
export type DraftVersion = {
  readonly version: number
  /** `current-website`: a redesign proposal, whose style does not count. */
  readonly flow: WaitingFlow
  readonly style: DesignStyleId
  readonly createdAt: string
}

/**
 * Loads the latest versions of an owner's draft, newest first.
 *
 * @throws Error when they could not be read
 */
export async function loadDraftVersions(
  personId: string,
  signal: AbortSignal,
): Promise<readonly DraftVersion[]> {
  const client = await supabase()
  const { data } = await client
    .from('draft_versions')
    .select('version,flow,style,created_at')
    .eq('profile_id', personId)
    .order('version', { ascending: false })
    .limit(LATEST_COUNT)
    .abortSignal(signal)
    .throwOnError()
  return rowsSchema.parse(data).map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
}

/**
 * Loads what a delivered version of an owner's draft says, as it was stored: perhaps by an earlier release.
 *
 * @throws Error when it could not be read
 */
export async function loadSavedContent(
  personId: string,
  version: number,
  signal: AbortSignal,
): Promise<unknown> {
  const client = await supabase()
  const { data } = await client
    .from('draft_versions')
    .select('content')
    .eq('profile_id', personId)
    .eq('version', version)
    .abortSignal(signal)
    .single()
    .throwOnError()
  return data.content
}
