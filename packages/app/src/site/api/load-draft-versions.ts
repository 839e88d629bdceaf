import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const rowsSchema = z.array(
  z.object({
    version: z.number(),
    slug: z.string(),
    style: z.string(),
    created_at: z.string(),
  }),
)

/** One delivered version of an owner's draft. */
export type DraftVersion = {
  readonly version: number
  /** Its name in the address `/drafts/<slug>`. */
  readonly slug: string
  readonly style: string
  readonly createdAt: string
}

/**
 * Loads the delivered versions of an owner's draft, newest first.
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
    .select('version,slug,style,created_at')
    .eq('profile_id', personId)
    .order('version', { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  return rowsSchema.parse(data).map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
}
