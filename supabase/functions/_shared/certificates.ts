import { z } from 'zod'

/** Who makes the certificates of the owners' domains, and how such a domain reaches the engine. */
export type Certificates = {
  /** The authorities, as CAA records name them; the first one is what owners are told to allow. */
  readonly authorities: readonly string[]
  /** How they check that a hostname is ours, as CAA records name it (RFC 8657). */
  readonly validationMethods: readonly string[]
  /** The line by which the top of a domain leads to us. */
  readonly apexLine: 'A' | 'ALIAS'
  /** Lets a hostname have a certificate; repeating it changes nothing. Rejects when it did not work. */
  readonly ensure: (hostname: string) => Promise<void>
  /** Ends it. */
  readonly remove: (hostname: string) => Promise<void>
}

/** Caddy fetches a certificate at the first visit and asks the engine, which answers by the pointer: nothing is to be done. */
export const CERTIFICATES_ON_DEMAND: Certificates = {
  authorities: ['letsencrypt.org', 'sectigo.com'],
  validationMethods: ['http-01', 'tls-alpn-01'],
  apexLine: 'A',
  ensure: async () => {},
  remove: async () => {},
}

export type CloudflareAccess = {
  readonly zoneId: string
  readonly apiToken: string
  /** Without a trailing slash. */
  readonly apiUrl: string
  readonly timeoutMs: number
}

const answerSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.int() })).nullish(),
  result: z.unknown(),
})
const foundSchema = z.array(z.object({ id: z.string(), hostname: z.string() }))

/** The hostname is there already: another worker was faster. */
const DUPLICATE = 1406

/** Cloudflare for SaaS: a custom hostname of the zone for each of them. */
export function createCloudflareCertificates({
  zoneId,
  apiToken,
  apiUrl,
  timeoutMs,
}: CloudflareAccess): Certificates {
  const address = `${apiUrl}/zones/${zoneId}/custom_hostnames`

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { success, errors, result } = answerSchema.parse(await response.json())
    if (success) return result
    if (errors?.some(({ code }) => code === DUPLICATE)) return null
    throw new Error(`Cloudflare answered ${response.status}`)
  }

  async function find(hostname: string) {
    const found = foundSchema.parse(await call('GET', `?hostname=${encodeURIComponent(hostname)}`))
    return found.find((one) => one.hostname === hostname)
  }

  return {
    authorities: ['letsencrypt.org', 'pki.goog', 'ssl.com'],
    validationMethods: ['http-01'],
    apexLine: 'ALIAS',
    async ensure(hostname) {
      if (await find(hostname)) return
      await call('POST', '', { hostname, ssl: { method: 'http', type: 'dv' } })
    },
    async remove(hostname) {
      const found = await find(hostname)
      if (found) await call('DELETE', `/${found.id}`)
    },
  }
}
