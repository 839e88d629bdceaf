import { withoutMergeTags } from '../merge-tags.ts'

/**
 * Returns the email of a query, to prefill a field with; empty without one.
 *
 * A plus that is not encoded stays a plus, because no address holds the space that it would stand for. A merge tag that a
 * mail program did not fill in counts as none.
 */
export function emailInQuery(search: string): string {
  const raw = /(?:^|[?&])email=([^&]*)/.exec(search)?.[1] ?? ''
  // Around an address it is a space, as it is in forms.
  const email = decoded(raw.replace(/^\++|\++$/g, '')).trim()
  return NAME.test(raw) || NAME.test(email) || withoutMergeTags(email) !== email ? '' : email
}

/** Bytes of no letter are left as they are, as browsers do. */
function decoded(raw: string): string {
  return new URLSearchParams(`email=${raw.replaceAll('+', '%2B')}`).get('email') ?? ''
}

/** Nothing but a name between signs, which is no address, such as `%EMAIL%`, `[email]`, `{email}`, `-email-`, `#Email#` and `$email`. */
const NAME = /^[%$#@*|~^_:[{(<-]+\s*[\p{L}][\p{L}\p{N}\s._:|!'"-]*[%$#@*|~^_\]})>:-]*$/u
