import { BlockList, isIP } from 'node:net'

/**
 * Decides where a mailed link may lead. The rules, and every case of `resolve-redirect.test-cases.json`, are the
 * hosted service's; addresses are parsed by hand because the URL class corrects what must be refused
 * (`http://123` becomes `http://0.0.0.123`).
 */
export type RedirectRules = { readonly siteUrl: string; readonly allowList: readonly string[] }

/** The first allowed of `candidates` (query parameter, then Referer), else the site itself; never empty. */
export function resolveRedirect(rules: RedirectRules, ...candidates: (string | undefined)[]): string {
  const allowed = candidates.find((candidate) => isRedirectAllowed(rules, candidate ?? ''))
  // An address with neither host nor path is printed without its slashes: `com.app://` becomes `com.app:`.
  return (allowed ?? rules.siteUrl).replace(/^([a-z][a-z0-9+.-]*:)\/\/$/i, '$1')
}

/** Whether a mailed link may lead there: to the site, to the loopback interface, or to an address of the allow list. */
export function isRedirectAllowed(rules: RedirectRules, redirect: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so a check must not see past them
  if (redirect === '' || /[\u0000-\u0020\u007f]/.test(redirect)) return false

  const site = parseAddress(rules.siteUrl)
  const target = parseAddress(redirect)
  const isWeb = /^https?:/i.test(redirect)
  if (target === null && isWeb) return false
  if (target !== null) {
    if (site !== null && isSameSite(site, target)) return true
    if (/^\d+$/.test(target.host)) return false
    if (isIP(target.host) !== 0) return isLoopback(target.host)
    if (isWeb && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(target.host)) return false
  }
  const withoutFragment = redirect.split('#', 1)[0] ?? ''
  return rules.allowList.some((pattern) => compileGlob(pattern).test(withoutFragment))
}

type Address = { readonly scheme: string; readonly host: string; readonly port: string }

function parseAddress(text: string): Address | null {
  const [, scheme, authority = ''] = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(text) ?? []
  // Browsers read a backslash as a slash: `https://evil.example\@app.example` must not pass for app.example.
  if (scheme === undefined || /[\\<>"^`{|}]/.test(authority)) return null
  const place = authority.slice(authority.lastIndexOf('@') + 1)
  const [, host, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(place) ?? []
  if (host === undefined) return null
  return { scheme: scheme.toLowerCase(), host: host.replace(/^\[|\]$/g, ''), port }
}

function isSameSite(site: Address, target: Address): boolean {
  if (site.scheme !== target.scheme || site.host !== target.host) return false
  // RFC 8252, section 7.3: native apps listen on any port of the loopback address.
  return site.port === target.port || target.host === 'localhost' || isLoopback(target.host)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isLoopback(host: string): boolean {
  const version = isIP(host)
  return version !== 0 && loopback.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Compiles a pattern of the redirect allow list. `.` and `/` separate: `*` and `?` stop at them, `**` does not;
 * `[a-z]`, `[!a-z]`, `{a,b}` and `\x` mean what they mean in a shell.
 * https://supabase.com/docs/guides/auth/redirect-urls
 */
function compileGlob(pattern: string): RegExp {
  const source = pattern.replace(GLOB_PART, (part) => {
    if (part === '**') return '[\\s\\S]*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    if (part.startsWith('[')) return part.replace('[!', '[^')
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escapeText).join('|')})`
    return escapeText(part.startsWith('\\') ? part.slice(1) : part)
  })
  return new RegExp(`^${source}$`, 'u')
}

const GLOB_PART = /\*\*|\*|\?|\[!?[^\]]+\]|\{[^{}]*\}|\\[\s\S]|[^*?[{\\]+|[\s\S]/g

function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
