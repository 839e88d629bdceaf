import { type SiteBuild, siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import * as z from 'zod/mini'
import { loadOwnRow } from '../../lib/api/load-own.ts'

const draftSchema = z.object({
  url: z.nullable(z.string()),
  version: z.number(),
  delivered_at: z.nullable(z.string()),
  reopened_at: z.nullable(z.string()),
  shared_at: z.optional(z.nullable(z.string())),
})

/** The stored state of a website. */
export type StoredSite = {
  readonly draft: {
    readonly url: string
    /** Number of the newest version, from one. */
    readonly version: number
    readonly deliveredAt: string | null
    /** When the owner began to change the answers; `null` while they are closed. */
    readonly reopenedAt: string | null
    /** Whether others with the private address see it, as long as it was never published. */
    readonly isShared?: boolean
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
  const [draft, build] = await Promise.all([
    loadOwnRow('initial_drafts', personId, draftSchema, { signal }),
    loadOwnRow('site_builds', personId, siteBuildSchema, { newestBy: 'created_at', signal }),
  ])
  return {
    draft: draft?.url
      ? {
          url: draft.url,
          version: draft.version,
          deliveredAt: draft.delivered_at,
          reopenedAt: draft.reopened_at,
          isShared: Boolean(draft.shared_at),
        }
      : null,
    build: build && { status: build.status, askedAt: build.created_at },
  }
}
