import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import {
  mergeTouch,
  originAndPath,
  readAttribution,
  type Touch,
  UTM_NAMES,
} from '@foyer/shared/leads/attribution.ts'
import { deriveSubmissionId } from './derive-submission-id.ts'
import { touches } from './touches.ts'

/** A capture as the endpoint takes it; see the schema of captures for the names. */
export type LinkCapture = Touch & {
  readonly email: string | null
  readonly page: string
  readonly first_touch: Touch
  readonly submission_id: string
  readonly channel: 'link'
}

/**
 * Makes a capture of a visit to /lead.
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
  const email = url.searchParams.get('email')?.trim() || null
  const touch = readAttribution(url.href, referrer, new Date())
  const tracked = [email ? canonicalEmail(email) : '', touch.ref, ...UTM_NAMES.map((name) => touch[name])]
  const merged = mergeTouch(touches.read(), touch)
  touches.write(merged)
  if (!tracked.some(Boolean)) return null
  return {
    ...touch,
    email,
    page: originAndPath(url.href),
    first_touch: merged.first,
    submission_id: await deriveSubmissionId([sessionId, ...tracked.map((value) => value ?? '')]),
    channel: 'link',
  }
}
