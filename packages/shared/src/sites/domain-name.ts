import { parseUrl } from '../parse-url.ts'
import { HOSTNAME } from './hostname.ts'

/** A domain in ASCII (punycode), without `www.`, and as people read it. */
export type DomainName = { readonly hostname: string; readonly shown: string }

/**
 * Reads what people type or paste for their domain: an address, an email, capitals, letters with accents; `null` when it
 * is none. Who types punycode reads punycode.
 */
export function toDomainName(typed: string): DomainName | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  const hostname = parseUrl(`http://${text}`)?.hostname.replace(WWW, '')
  return hostname && HOSTNAME.test(hostname)
    ? { hostname, shown: shownName(hostname, text.replace(WWW, '')) }
    : null
}

const WWW = /^(www\.)+/

/** A script, with the digits and hyphens that all have. */
const scriptOf = (name: string) => new RegExp(`^[\\p{Script=${name}}\\p{Nd}-]+$`, 'u')
const LATIN = scriptOf('Latin')
/** Scripts without letters that look like Latin ones. */
const UNLIKE_LATIN = [
  ...['Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Tamil', 'Thai', 'Hangul'].map(scriptOf),
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Nd}ー-]+$/u,
]
const LIKE_LATIN = [scriptOf('Cyrillic'), scriptOf('Greek')]

/**
 * In Unicode, unless it could be taken for another name: a label that mixes scripts, or that is in letters like Latin ones
 * under a Latin ending (`аpple.com`), leaves all of it in ASCII.
 */
function shownName(hostname: string, typed: string): string {
  const unicode = typed.normalize('NFKC')
  const labels = unicode.split('.')
  const ending = labels.at(-1) ?? ''
  const isPlain = labels.every((label) => {
    if (LATIN.test(label) || UNLIKE_LATIN.some((script) => script.test(label))) return true
    return LIKE_LATIN.some((script) => script.test(label) && script.test(ending))
  })
  return isPlain && new URL(`http://${unicode}`).hostname === hostname ? unicode : hostname
}
