import type { SiteProfile } from './render-site.ts'

/** Returns an owner as the renderer knows owners. */
export function siteProfile(
  id: string,
  owner: {
    readonly firstName: string | null
    readonly lastName: string | null
    readonly companyName: string | null
  },
): SiteProfile {
  return { id, first_name: owner.firstName, last_name: owner.lastName, company_name: owner.companyName }
}
