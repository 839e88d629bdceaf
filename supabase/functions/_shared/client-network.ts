/**
 * The network that a request came from, for counting: an IPv4 address, or the first half of an IPv6 address, of
 * which one household or server owns the whole rest. Empty when the gateway did not say.
 *
 * The first entry of `x-forwarded-for` counts: on the hosted platform the edge writes it.
 */
export function clientNetwork(headers: Headers): string {
  const address = (headers.get('x-forwarded-for') ?? '').split(',', 1).join('').trim().toLowerCase()
  const v4 = /^(?:\[?::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})\]?(?::\d+)?$/.exec(address)?.[1]
  if (v4) return v4
  const v6 = address.replace(/^\[|\].*$|%.*$/g, '')
  return v6.includes(':') ? firstHalf(v6) : address
}

function firstHalf(v6: string): string {
  const [head = '', tail] = v6.split('::', 2)
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const full = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
