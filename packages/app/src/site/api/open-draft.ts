import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const openedSchema = z.nullable(
  z.object({
    slug: z.string(),
    version: z.number(),
    kind: z.enum(['site', 'proposal']),
    style: z.enum(DESIGN_STYLE_IDS),
    name: z.string(),
    created_at: z.string(),
    mine: z.boolean(),
  }),
)

/** What everybody with the address may know of a draft. */
export type OpenedDraft = {
  readonly slug: string
  readonly version: number
  readonly kind: 'site' | 'proposal'
  readonly style: DesignStyleId
  /** The name of the practice. */
  readonly name: string
  readonly createdAt: string
  /** Whether the signed-in person owns it. */
  readonly isMine: boolean
}

/**
 * Looks up a draft by its address; `null` when there is none.
 *
 * @throws Error when it could not be looked up
 */
export async function openDraft(slug: string, signal: AbortSignal): Promise<OpenedDraft | null> {
  const client = await supabase()
  const { data } = await client.rpc('open_draft', { draft_slug: slug }).abortSignal(signal).throwOnError()
  const opened = openedSchema.parse(data)
  if (!opened) return null
  const { created_at, mine, ...rest } = opened
  return { ...rest, createdAt: created_at, isMine: mine }
}
