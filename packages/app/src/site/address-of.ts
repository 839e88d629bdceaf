import { siteHostname, siteUrl } from '@foyer/shared/sites/hostname.ts'
import { env } from '../config/env.ts'

/** The part of an address after the name, with its dot. */
export function sitesSuffix(): string {
  return `.${env().sitesDomain}`
}

/**
 * Returns how an address is written and where it leads.
 *
 * @param host a name below our domain, or the hostname of an owner's own domain
 */
export function addressOf(host: string): { readonly shown: string; readonly url: string } {
  const { sitesDomain } = env()
  const url = siteUrl(siteHostname(host, sitesDomain), sitesDomain)
  return { shown: url.replace(/^https?:\/\//, ''), url }
}
