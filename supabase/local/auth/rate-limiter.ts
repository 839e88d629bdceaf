import { AuthError } from './auth-error.ts'

const WINDOW_MS = 5 * 60_000
/** Above this number of addresses, those with a full allowance are removed. */
const MAX_REMEMBERED = 10_000

export type RateLimiter = {
  /** Takes one request from the allowance of `address`; throws 429 when there is none left. */
  take(address: string): void
}

/** A token bucket per address: `limit` at once, refilled evenly over five minutes. */
export function createRateLimiter(limit: number, now: () => Date): RateLimiter {
  const buckets = new Map<string, { left: number; at: number }>()
  const refill = (bucket: { left: number; at: number }, at: number) =>
    Math.min(limit, bucket.left + ((at - bucket.at) * limit) / WINDOW_MS)

  return {
    take(address) {
      const at = now().getTime()
      const left = refill(buckets.get(address) ?? { left: limit, at }, at)
      if (left < 1) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      buckets.set(address, { left: left - 1, at })
      if (buckets.size <= MAX_REMEMBERED) return
      for (const [key, bucket] of buckets) if (refill(bucket, at) >= limit) buckets.delete(key)
    },
  }
}
