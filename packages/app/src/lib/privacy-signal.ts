/** Whether the visitor's browser asks sites not to keep track of where they came from. */
export function asksForPrivacy(browser: Navigator): boolean {
  const hasGlobalPrivacyControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
  return hasGlobalPrivacyControl || browser.doNotTrack === '1'
}
