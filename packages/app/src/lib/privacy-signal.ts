/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy(browser: Navigator): boolean {
  const hasGlobalPrivacyControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
  return hasGlobalPrivacyControl || browser.doNotTrack === '1'
}
