import { err, ok, type Result } from '@foyer/shared/result.ts'
import { type DomainName, toDomainName } from '@foyer/shared/sites/domain-name.ts'

/** Where we stand ourselves. */
export type OwnPlaces = {
  /** Without a trailing slash. */
  readonly appUrl: string
  /** With a port where it has one. */
  readonly sitesDomain: string
}

/** Endings that are nobody's on the internet. */
const LOCAL = /\.(local|localhost|internal|lan|home|test|invalid|onion|arpa)$/

/** Reads which domain an owner wants to connect: not one of ours, one below it, or one that we stand below. */
export function domainToAdd(
  typed: string,
  { appUrl, sitesDomain }: OwnPlaces,
): Result<DomainName, { readonly code: 'not_a_domain' | 'our_domain' }> {
  const domain = toDomainName(typed)
  if (!domain || LOCAL.test(domain.hostname)) return err({ code: 'not_a_domain' })
  const own = [new URL(appUrl).hostname, sitesDomain.replace(/:\d+$/, '')]
  const isOurs = own.some(
    (one) => `.${domain.hostname}`.endsWith(`.${one}`) || `.${one}`.endsWith(`.${domain.hostname}`),
  )
  return isOurs ? err({ code: 'our_domain' }) : ok(domain)
}
