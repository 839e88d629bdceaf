/**
 * Escapes values by the place in the HTML where they land, as Go's html/template does: text, attribute, the
 * beginning of an address, its query. Like Go it drops HTML comments. Where Go would switch to a JavaScript or CSS
 * grammar this refuses instead: mails have no business there. https://pkg.go.dev/html/template
 */
export type HtmlEscaper = {
  /** The template's own text: passed on, and followed to know where the next value lands. */
  literal(text: string): string
  value(text: string): string
}

const ENTITIES: Record<string, string> = {
  '\0': '\uFFFD',
  '"': '&#34;',
  '&': '&amp;',
  "'": '&#39;',
  '+': '&#43;',
  '<': '&lt;',
  '>': '&gt;',
}
const URL_ATTRIBUTES = new Set(['action', 'background', 'cite', 'formaction', 'href', 'poster', 'src'])
const RAW_ELEMENTS = new Set(['script', 'style', 'textarea', 'title'])

function escapeHtml(text: string): string {
  return text.replace(/[\0"&'+<>]/g, (character) => ENTITIES[character] ?? '')
}

type Place =
  | { readonly kind: 'text' }
  | { readonly kind: 'comment' }
  | { readonly kind: 'tag' }
  | { readonly kind: 'raw'; readonly element: string }
  | { readonly kind: 'before-value'; readonly attribute: string }
  | { readonly kind: 'value'; readonly attribute: string; readonly quote: string }

export function createHtmlEscaper(): HtmlEscaper {
  let place: Place = { kind: 'text' }
  let element = ''
  let soFar = ''

  /** Consumes the head of `text`, moves to the next place, and returns what to print and what is left. */
  function step(text: string): [printed: string, rest: string] {
    const cut = (at: number, next: Place): [string, string] => {
      place = next
      return [text.slice(0, at), text.slice(at)]
    }
    if (place.kind === 'comment') {
      const end = text.indexOf('-->')
      if (end < 0) return ['', '']
      place = { kind: 'text' }
      return ['', text.slice(end + 3)]
    }
    if (place.kind === 'raw') {
      const end = new RegExp(`</${place.element}`, 'i').exec(text)?.index ?? -1
      return end < 0 ? [text, ''] : cut(end, { kind: 'text' })
    }
    if (place.kind === 'text') {
      const match = /<(?!!--|!doctype|\/?[a-z])|<!--|<\/?([a-z][^\s/>]*)/i.exec(text)
      if (match === null) return [text, '']
      if (match[0] === '<') return [`${text.slice(0, match.index)}&lt;`, text.slice(match.index + 1)]
      if (match[1] === undefined) {
        place = { kind: 'comment' }
        return [text.slice(0, match.index), text.slice(match.index + 4)]
      }
      element = match[0].startsWith('</') ? '' : match[1].toLowerCase()
      return cut(match.index + match[0].length, { kind: 'tag' })
    }
    if (place.kind === 'tag') {
      const match = /(>)|([^\s/>=]+)(\s*=)?/.exec(text)
      if (match === null) return [text, '']
      const end = match.index + match[0].length
      if (match[1]) return cut(end, RAW_ELEMENTS.has(element) ? { kind: 'raw', element } : { kind: 'text' })
      if (match[3]) return cut(end, { kind: 'before-value', attribute: match[2]?.toLowerCase() ?? '' })
      return cut(end, { kind: 'tag' })
    }
    soFar = place.kind === 'before-value' ? '' : soFar
    if (place.kind === 'before-value') {
      const start = /\S/.exec(text)
      if (start === null) return [text, '']
      const quote = start[0] === '"' || start[0] === "'" ? start[0] : ''
      return cut(start.index + quote.length, { kind: 'value', attribute: place.attribute, quote })
    }
    const end = place.quote === '' ? text.search(/[\s>]/) : text.indexOf(place.quote)
    soFar += end < 0 ? text : text.slice(0, end)
    return end < 0 ? [text, ''] : cut(end + place.quote.length, { kind: 'tag' })
  }

  return {
    literal(text) {
      let printed = ''
      for (let rest = text; rest !== ''; ) {
        const [piece, left] = step(rest)
        printed += piece
        rest = left
      }
      return printed
    },
    value(text) {
      if (place.kind === 'text') return escapeHtml(text)
      if (place.kind === 'comment') return ''
      if (place.kind === 'raw' && place.element !== 'script' && place.element !== 'style')
        return escapeHtml(text)
      if (place.kind !== 'value' || place.quote === '' || /^(on|style$)/.test(place.attribute)) {
        throw new Error('a value may stand in text, in a title or in a quoted attribute, not here')
      }
      if (!URL_ATTRIBUTES.has(place.attribute)) return escapeHtml(text)
      const escaped = escapeHtml(escapeUrl(text, soFar))
      soFar += escaped
      return escaped
    },
  }
}

/** `before` is what already stands in the attribute: it decides whether a scheme, a path or a query begins here. */
function escapeUrl(text: string, before: string): string {
  if (/[?#]/.test(before)) return text.replace(/[^A-Za-z0-9\-._~]/gu, percentEncode)
  const scheme = /^([^/?#:]*):/.exec(text)?.[1]
  if (before === '' && scheme !== undefined && !/^(https?|mailto)$/i.test(scheme)) return '#ZgotmplZ'
  return text.replace(/%(?![0-9a-f]{2})|[^A-Za-z0-9\-._~!#$&*+,/:;=?@[\]%]/giu, percentEncode)
}

function percentEncode(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
