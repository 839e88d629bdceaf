import type { Context } from 'hono'
import type { StackContext } from '../context.ts'
import { AuthError } from './auth-error.ts'
import { createMailer, type Mailer } from './create-mailer.ts'
import { resolveRedirect } from './resolve-redirect.ts'

/** The dependencies of the handlers of the auth service. */
export type Auth = Pick<StackContext, 'database' | 'keys'> & {
  readonly settings: StackContext['config']['auth']
  /** The clock for all lifetimes and stored times. */
  readonly now: () => Date
  readonly mailer: Mailer
  /** Requests per IP address; each allows its number in five minutes. */
  readonly limits: Readonly<Record<'otp' | 'verify' | 'refresh', RateLimiter>>
  readonly issuer: string
}

/** What the service takes from its stack. */
export type AuthStack = Pick<StackContext, 'config' | 'database' | 'keys' | 'apiUrl'> & {
  readonly mailbox: Pick<StackContext['mailbox'], 'send'>
}

export type AuthOptions = {
  readonly now?: () => Date
}

/** Creates what the handlers share. Throws for a mail template that cannot be read. */
export function openAuth(stack: AuthStack, options: AuthOptions): Auth {
  const settings = stack.config.auth
  const now = options.now ?? (() => new Date())
  return {
    database: stack.database,
    keys: stack.keys,
    settings,
    now,
    mailer: createMailer(stack.config, stack.mailbox),
    limits: {
      otp: createRateLimiter(settings.rate_limit.sign_in_sign_ups, now),
      verify: createRateLimiter(settings.rate_limit.token_verifications, now),
      refresh: createRateLimiter(settings.rate_limit.token_refresh, now),
    },
    issuer: `${stack.apiUrl}/auth/v1`,
  }
}

/** The target of a mailed link: the requested one if it is allowed, else the Referer, else the site. */
export function redirectOf(auth: Auth, c: Context): string {
  const rules = { siteUrl: auth.settings.site_url, allowList: auth.settings.additional_redirect_urls }
  return resolveRedirect(rules, c.req.query('redirect_to'), c.req.header('referer'))
}

/** The caller's IP address, which the gateway names in place of what the caller says. */
export function clientAddress(c: Context): string {
  return c.req.header('x-forwarded-for') ?? 'unknown'
}

const WINDOW_MS = 5 * 60_000
/** Above this number of addresses, those with a full allowance are removed. */
const MAX_REMEMBERED = 10_000

type RateLimiter = {
  /** Takes one request from the allowance of `address`; throws 429 when there is none left. */
  take(address: string): void
}

/** A token bucket per address: `limit` at once, refilled evenly over five minutes. */
function createRateLimiter(limit: number, now: () => Date): RateLimiter {
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
