/**
 * The link that a partner shares.
 *
 * @param appUrl the app's address, without a trailing slash
 */
export function buildReferralLink(appUrl: string, code: string): string {
  return `${appUrl}/lead?ref=${encodeURIComponent(code)}`
}
