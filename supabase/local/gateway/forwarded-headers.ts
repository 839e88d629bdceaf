import type { IncomingMessage } from 'node:http'

/** What a proxy tells the service behind it. */
export function forwardedHeaders(incoming: IncomingMessage, prefix: string): Record<string, string> {
  const remote = incoming.socket.remoteAddress ?? '127.0.0.1'
  const claimed = incoming.headers['x-forwarded-for']
  const [path = '/'] = (incoming.url ?? '/').split('?')
  const [host = '', port = '80'] = splitHost(incoming.headers.host ?? '')
  return {
    'x-forwarded-for': claimed ? `${claimed}, ${remote}` : remote,
    'x-real-ip': remote,
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
