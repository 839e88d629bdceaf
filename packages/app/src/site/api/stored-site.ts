import { type SiteBuild, siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { loadOwnRow } from '../../lib/api/load-own.ts'
import { following } from '../../lib/live-query.ts'

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
async function loadSiteState(personId: string, signal: AbortSignal): Promise<StoredSite> {
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

/** How far a build is; `none` when none is under way and none has failed since the last delivery. */
export type BuildStage = 'none' | 'queued' | 'building' | 'failed'

/** Decides how far the build is that follows the delivered version, or leads to the first one. */
export function buildStage({ draft, build }: StoredSite): BuildStage {
  if (!build) return 'none'
  // A finished build is delivered in the next moment: it is this draft, or the first one on its way.
  if (build.status === 'done') return draft ? 'none' : 'building'
  if (build.status !== 'failed' || !draft?.deliveredAt) return build.status
  return Date.parse(build.askedAt) < Date.parse(draft.deliveredAt) ? 'none' : 'failed'
}

/** Whether a version is being made. */
export function isUnderWay(stage: BuildStage): stage is 'queued' | 'building' {
  return stage === 'queued' || stage === 'building'
}

const UNDER_WAY_MS = 2000
const REST_MS = 60_000

/**
 * The stored state of a person's website as a query. It polls every two seconds while a build is under way, otherwise
 * once a minute, and only while the tab is visible; a tab that becomes visible asks at once.
 */
export function storedSiteQuery(personId: string) {
  return queryOptions<StoredSite>({
    queryKey: ['site-state', personId],
    queryFn: ({ signal }) => loadSiteState(personId, signal),
    ...following('site'),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(buildStage(data)) ? UNDER_WAY_MS : REST_MS),
    refetchOnWindowFocus: true,
  })
}
