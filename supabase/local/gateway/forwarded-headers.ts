import type { IncomingMessage } from 'node:http'

/**
 * What a proxy tells the service behind it.
 *
 * @param trustEdge keeps the `cf-connecting-ip` that was sent; the caller's own is replaced otherwise, as at the edge of
 *   the hosted platform
 */
export function forwardedHeaders(
  incoming: IncomingMessage,
  prefix: string,
  trustEdge: boolean,
): Record<string, string> {
  const remote = incoming.socket.remoteAddress ?? '127.0.0.1'
  const claimed = incoming.headers['x-forwarded-for']
  const fromEdge = trustEdge ? incoming.headers['cf-connecting-ip']?.toString() : undefined
  const [path = '/'] = (incoming.url ?? '/').split('?')
  const [host = '', port = '80'] = splitHost(incoming.headers.host ?? '')
  return {
    'x-forwarded-for': claimed ? `${claimed}, ${remote}` : remote,
    'x-real-ip': remote,
    'cf-connecting-ip': fromEdge ?? remote,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host.toLowerCase(),
    'x-forwarded-port': port,
    'x-forwarded-path': path,
    'x-forwarded-prefix': prefix,
  }
}

/** Host and port; an IPv6 host keeps its brackets. */
function splitHost(host: string): readonly (string | undefined)[] {
  return /^(.*?)(?::(\d+))?$/.exec(host)?.slice(1) ?? []
}
