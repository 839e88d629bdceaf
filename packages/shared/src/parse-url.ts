/** Returns the URL of an absolute address, or null. `URL.parse` and `URL.canParse` are newer than the browsers of the app. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
