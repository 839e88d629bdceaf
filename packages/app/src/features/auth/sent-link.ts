import * as z from 'zod/mini'
import { keep, VISITOR } from '../../session/kept.ts'

/** The minimum time between two emails to one address (`max_frequency` in config.toml). */
export const RESEND_WAIT_SECONDS = 60

const sentLinkSchema = z.object({
  email: z.string(),
  /** When the next mail may be sent, in milliseconds since 1970. */
  nextAt: z.number(),
  /** Where the link leads, as a path of the app; empty for its origin. */
  landingPath: z.string(),
})

/** The last email that was sent; its link may open in another tab. */
export const sentLink = keep({ name: 'sent-link', area: 'browser', schema: sentLinkSchema })(VISITOR)

/** Records that an email was sent now, or that the service demands a wait. */
export function noteSentLink(email: string, landingPath: string, waitSeconds = RESEND_WAIT_SECONDS): void {
  sentLink.write({ email, landingPath, nextAt: Date.now() + waitSeconds * 1000 })
}
