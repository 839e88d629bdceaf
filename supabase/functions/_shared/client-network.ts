/**
 * The network that a request came from, for counting: an IPv4 address, or the first half of an IPv6 address, because one
 * household or server owns the whole rest. Empty when the gateway did not say.
 *
 * `cf-connecting-ip` is set by the edge of the hosted platform, which replaces what the caller sent under this name
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip), and by the embedded
 * gateway. Without it the last entry of `x-forwarded-for` counts, which the nearest proxy appended: the first entries
 * are the caller's own words, on the hosted platform too (https://github.com/orgs/supabase/discussions/34647).
 */
export function clientNetwork(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  const address = (headers.get('cf-connecting-ip') || forwarded || '').trim().toLowerCase()
  const v4 = /^(?:\[?::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})\]?(?::\d+)?$/.exec(address)?.[1]
  if (v4) return v4
  const v6 = address.replace(/^\[|\].*$|%.*$/g, '')
  return v6.includes(':') ? firstHalf(v6) : address
}

/** The wide network around what {@link clientNetwork} returns: /24 of IPv4, /48 of IPv6. Anything else stays. */
function wideNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (v4) return `${v4}.0/24`
  return network.replace(/^(([^:]*:){2}[^:]*):[^:]*::\/64$/, '$1::/48')
}

/** The text of which a hash tells whether two people were on one wide network. */
export function networkToHash(headers: Headers): string | null {
  const network = clientNetwork(headers)
  return network ? `wide network ${wideNetwork(network)}` : null
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
