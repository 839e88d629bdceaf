const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const DEVICES = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['an Android phone', /\bAndroid\b.*\bMobile\b/],
  ['an Android tablet', /\bAndroid\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['a Mac', /\bMacintosh\b/],
  ['a Windows computer', /\bWindows\b/],
  ['a Linux computer', /\bLinux\b/],
] as const

/** What a person calls the browser and the device of a user agent: "Safari on an iPhone". */
export function deviceName(userAgent: string): string {
  const [browser = 'A browser'] = BROWSERS.find(([, sign]) => sign.test(userAgent)) ?? []
  const [device = 'another device'] = DEVICES.find(([, sign]) => sign.test(userAgent)) ?? []
  return `${browser} on ${device}`
}
