import { type SiteBuild, siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

const draftSchema = z.nullable(
  z.object({
    url: z.string(),
    version: z.number(),
    delivered_at: z.nullable(z.string()),
    reopened_at: z.nullable(z.string()),
  }),
)

/** The stored state of a website. */
export type StoredSite = {
  readonly draft: {
    readonly url: string
    /** Number of the newest version, from one. */
    readonly version: number
    readonly deliveredAt: string | null
    /** When the owner began to change the answers; `null` while they are closed. */
    readonly reopenedAt: string | null
  } | null
  /** The last requested build. */
  readonly build: { readonly status: SiteBuild['status']; readonly askedAt: string } | null
}

/**
 * Loads the draft of an owner and the status of its build.
 *
 * @throws Error when it could not be read
 */
export async function loadSiteState(personId: string, signal: AbortSignal): Promise<StoredSite> {
  const client = await supabase()
  const [draft, build] = await Promise.all([
    client
      .from('initial_drafts')
      .select('url,version,delivered_at,reopened_at')
      .eq('profile_id', personId)
      .not('url', 'is', null)
      .limit(1)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError(),
    client
      .from('site_builds')
      .select('status,created_at')
      .eq('profile_id', personId)
      .order('created_at', { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError(),
  ])
  const storedDraft = draftSchema.parse(draft.data)
  const storedBuild = z.nullable(siteBuildSchema).parse(build.data)
  return {
    draft: storedDraft && {
      url: storedDraft.url,
      version: storedDraft.version,
      deliveredAt: storedDraft.delivered_at,
      reopenedAt: storedDraft.reopened_at,
    },
    build: storedBuild && { status: storedBuild.status, askedAt: storedBuild.created_at },
  }
}
