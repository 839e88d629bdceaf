import type { ReviewRule } from '@foyer/draft/packs/field-pack.ts'
import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { OwnSite } from './own-site.ts'

/** How this owner may get reviews: as their profession's code says, unless they said that their board allows to ask. */
export function reviewAsking({ reviews }: Pick<OwnSite, 'reviews'>, { details }: SiteDetails): ReviewRule {
  return details.reviewsAllowed ? 'ask' : reviews
}
