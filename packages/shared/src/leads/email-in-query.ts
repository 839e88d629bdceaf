import { decodeText } from '../decode-text.ts'
import { withoutMergeTags } from '../merge-tags.ts'
import { keepReferences, readSources } from './attribution.ts'

/** Stands for a plus until all is decoded. */
const PLUS = '\ue000'

/**
 * Returns the email of a query with its fragment, to prefill a field with; empty without one. Its name may be mangled like
 * that of a campaign.
 *
 * A plus that is not encoded stays a plus, because no address holds the space that it would stand for. A merge tag that a
 * mail program did not fill in counts as none.
 */
export function emailInQuery(search: string): string {
  const sent = readSources(keepReferences(search).replace(/\+|%(?:25)*2B/gi, PLUS)).get('email') ?? ''
  // Around an address, a plus is the space that it is in forms.
  const email = (sent.includes('@') && !REFERENCE.test(sent) ? sent : decodeText(sent))
    .replaceAll(PLUS, '+')
    .replace(/^[\s+]+|[\s+]+$/g, '')
  return NAME.test(email) || withoutMergeTags(email) !== email ? '' : email
}

/** A character reference of HTML, which no address has. */
const REFERENCE = /&#?\w+;/

/** Nothing but a name between signs, which is no address, such as `%EMAIL%`, `[email]`, `{email}`, `-email-`, `#Email#` and `$email`. */
const NAME = /^[%$#@*|~^_:[{(<-]+\s*[\p{L}][\p{L}\p{N}\s._:|!'"-]*[%$#@*|~^_\]})>:-]*$/u
