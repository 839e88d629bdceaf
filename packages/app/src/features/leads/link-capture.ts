import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import {
  hasSource,
  keepReferences,
  mergeTouch,
  originAndPath,
  readAttribution,
  type Touch,
  UTM_NAMES,
} from '@foyer/shared/leads/attribution.ts'
import { readTouches, storeTouches } from '@foyer/shared/leads/client/touches.ts'
import { emailInQuery } from '@foyer/shared/leads/email-in-query.ts'
import { uuidFrom } from '../../lib/uuid.ts'
import { sendCapture, touchStore } from './api/capture-client.ts'
import { keepVisitedLead } from './visited-lead.ts'

/** The key of the email that the last touch was captured with. */
const EMAIL_KEY = 'touch-email'

/** A capture as the endpoint expects it; the schema of captures explains the names. */
export type LinkCapture = Touch & {
  readonly email: string | null
  readonly page: string
  readonly first_touch: Touch
  readonly submission_id: string
  readonly channel: 'link'
}

/**
 * Builds the capture of a visit to /lead, and stores the visit as a touch.
 *
 * @param url the full address
 * @param referrer `document.referrer`
 * @param sessionId names the tab: a refresh is the same capture
 * @returns `null` when no tracked value is present
 */
export async function buildLinkCapture(
  url: URL,
  referrer: string,
  sessionId: string,
): Promise<LinkCapture | null> {
  const email = emailInQuery(url.search + url.hash)
  const touch = readAttribution(keepReferences(url.href), referrer, new Date())
  const page = originAndPath(url.href)
  const merged = mergeTouch(readTouches(touchStore), touch)
  storeTouches(touchStore, merged)
  touchStore.write(EMAIL_KEY, canonicalEmail(email))
  const tracked = [canonicalEmail(email), touch.ref, ...UTM_NAMES.map((name) => touch[name])]
  if (!tracked.some(Boolean)) return null
  return {
    ...touch,
    email: email || null,
    page,
    first_touch: merged.first,
    submission_id: await deriveSubmissionId([sessionId, ...tracked.map((value) => value ?? '')]),
    channel: 'link',
  }
}

/**
 * Builds the capture of a sign-up after a link without an email, so that the link gets the credit. Signing up twice is
 * one capture.
 *
 * @returns `null` when there was no such link, or it was captured with this email already
 */
async function buildSignUpCapture(email: string): Promise<LinkCapture | null> {
  const stored = readTouches(touchStore)
  const who = canonicalEmail(email)
  if (!stored || touchStore.read(EMAIL_KEY) === who || !hasSource(stored.last)) return null
  const { first, last } = stored
  touchStore.write(EMAIL_KEY, who)
  return {
    ...last,
    email,
    page: originAndPath(location.origin + last.landing_page),
    first_touch: first,
    submission_id: await deriveSubmissionId(['sign-up', who, last.at]),
    channel: 'link',
  }
}

/**
 * Returns the same UUID for the same parts (version 8 of RFC 9562, a custom hash).
 *
 * @throws TypeError where the browser has no `crypto.subtle`, as on plain HTTP except for localhost
 */
async function deriveSubmissionId(parts: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(parts))
  return uuidFrom(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16), 8)
}

/** Connects the link that a visitor followed with the email of the sign-up. A failure never disturbs the sign-up. */
export async function captureSignUp(email: string): Promise<void> {
  const capture = await buildSignUpCapture(email).catch(() => null)
  if (capture) keepVisitedLead((await sendCapture(capture)).lead)
}
