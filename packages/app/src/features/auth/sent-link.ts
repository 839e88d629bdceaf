import * as z from 'zod/mini'
import { keep, VISITOR } from '../../session/kept.ts'
import type { MagicLinkRequest } from './api/send-magic-link.ts'

/** The minimum time between two emails to one address (`max_frequency` in config.toml). */
export const RESEND_WAIT_SECONDS = 60

const sentLinkSchema = z.object({
  email: z.string(),
  /** When the next mail may be sent, in milliseconds since 1970. */
  nextAt: z.number(),
  /** Where the link leads, as a path of the app; empty for its origin. */
  landingPath: z.string(),
  /** The id in the link of the mail; empty when another browser asked for it. */
  request: z._default(z.string(), ''),
})

/** The last email that was sent; its link may open in another tab. */
export const sentLink = keep({ name: 'sent-link', area: 'browser', schema: sentLinkSchema })(VISITOR)

/**
 * Records that an email was sent now, or that the service demands a wait.
 *
 * @param waitSeconds `null` when the mail was sent
 */
export function noteSentLink(
  { email, landingPath = '', request }: Pick<MagicLinkRequest, 'email' | 'landingPath' | 'request'>,
  waitSeconds: number | null,
): void {
  const before = sentLink.read()
  sentLink.write({
    email,
    landingPath,
    nextAt: Date.now() + (waitSeconds ?? RESEND_WAIT_SECONDS) * 1000,
    // While the service demands a wait, the mail before is the newest.
    request: waitSeconds === null ? request : before?.email === email ? before.request : '',
  })
}

/** The id of the mail that this browser asked for, for this address; empty without one. */
export function requestOf(email: string): string {
  const sent = sentLink.read()
  return sent?.email === email ? sent.request : ''
}

/** Where the person wanted to go who asked here for a mail to this address; empty for the application's origin, or unknown. */
export function landingPathFor(email: string): string {
  const sent = sentLink.read()
  return sent?.email.toLowerCase() === email.toLowerCase() ? sent.landingPath : ''
}

// Link and code are valid for `otp_expiry` of config.toml.
const DAY_MS = 86_400_000

/** The address of a mail that may still hold a valid code, for a page that was opened in a new tab. */
export function addressOfSentLink(): string | undefined {
  const sent = sentLink.read()
  return sent && Date.now() < sent.nextAt + DAY_MS ? sent.email : undefined
}
