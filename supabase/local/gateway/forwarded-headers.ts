import type { IncomingMessage } from 'node:http'

/**
 * What a proxy tells the service behind it. The address of the caller replaces every one that was sent: limits count by it.
 *
 * @param trustEdge takes the address from the `cf-connecting-ip` that was sent, as behind the edge of the hosted platform
 */
export function forwardedHeaders(
  incoming: IncomingMessage,
  prefix: string,
  trustEdge: boolean,
): Record<string, string> {
  const remote = incoming.socket.remoteAddress ?? '127.0.0.1'
  const fromEdge = trustEdge ? incoming.headers['cf-connecting-ip']?.toString() : undefined
  const caller = fromEdge ?? remote
  const [path = '/'] = (incoming.url ?? '/').split('?')
  const [host = '', port = '80'] = splitHost(incoming.headers.host ?? '')
  return {
    'x-forwarded-for': caller,
    'x-real-ip': caller,
    'cf-connecting-ip': caller,
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
