import { draftPath } from '@foyer/shared/api/drafts.ts'
import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import type { DraftVersion } from './api/draft-versions.ts'

/** A state of a site that is kept: one that visitors have seen, or the first draft. */
export type PastState = {
  /** What addresses name it by: its moment, or `first`. */
  readonly key: string
  readonly version: number
  /** A timestamp as the database returns it. */
  readonly at: string
  readonly is: 'live' | 'past' | 'first-draft'
}

const FIRST = 'first'

/** Returns the states of a site that are kept, newest first. A redesign proposal is none. */
export function pastStates(site: PublishedSite | null, first: DraftVersion | null): readonly PastState[] {
  const published = (site?.versions ?? [])
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))
    .map(
      ({ version, published_at }): PastState => ({
        key: new Date(published_at).toISOString(),
        version,
        at: published_at,
        is: site?.state === 'live' && site.version === version ? 'live' : 'past',
      }),
    )
  if (!first || first.flow === 'current-website') return published
  return [...published, { key: FIRST, version: first.version, at: first.createdAt, is: 'first-draft' }]
}

/** The path of a past state in the viewer; without one, the newest. */
export function pastPath(slug: string, key?: string): string {
  return `${draftPath(slug)}?view=history${key ? `&day=${encodeURIComponent(key)}` : ''}`
}
