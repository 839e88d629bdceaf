import type { CountedPage, ReferralPage } from './api/referral-pages.ts'

/** A page with the partner's form, from what its browsers counted and from the leads that it sent. */
export type InstalledPage = {
  /** Origin and path. */
  readonly page: string
  readonly lastSeenAt: Date
  /** The version of the widget that was there last; null if it did not say. */
  readonly version: string | null
  /** How long the script took until the form was there, in milliseconds. */
  readonly readyMs: number | null
  readonly mode: string | null
  readonly leads: number
  /** How the form was there: by the script, or as a form or a link without it. */
  readonly channel: string
  /** Whether the last lead came by the plain form, and the script has not been heard of since. */
  readonly isScriptMissing: boolean
}

/** Returns the pages of both lists, each once, last seen first. */
export function installedPages(
  captures: readonly ReferralPage[],
  counts: readonly CountedPage[],
): readonly InstalledPage[] {
  const names = new Set([...captures, ...counts].flatMap(({ page }) => page ?? []))
  return [...names]
    .flatMap((page) => {
      const own = captures.filter((capture) => capture.page === page)
      const counted = counts.find((count) => count.page === page && count.last_seen_at)
      const latest = own.toSorted(
        (one, other) => Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at),
      )[0]
      const capturedAt = latest ? Date.parse(latest.last_seen_at) : 0
      const countedAt = Date.parse(counted?.last_seen_at ?? '') || 0
      if (!capturedAt && !countedAt) return []
      return [
        {
          page,
          lastSeenAt: new Date(Math.max(capturedAt, countedAt)),
          version: counted?.version ?? latest?.widget_version ?? null,
          readyMs: counted?.ready_ms ?? null,
          mode: latest?.widget_mode ?? null,
          leads: own.reduce((sum, { captures: leads }) => sum + leads, 0),
          channel: countedAt ? 'widget' : (latest?.channel ?? ''),
          isScriptMissing: latest?.channel === 'form' && capturedAt > countedAt,
        },
      ]
    })
    .toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
}

/** Whether a version is older than another: 0.9.0 is older than 0.10.0. */
export function isOlderVersion(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0
}
