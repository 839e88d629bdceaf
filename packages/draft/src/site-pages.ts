import type { Member, Offer, OwnPage } from './added-sections.ts'
import type { Content } from './content.ts'
import { sectionOf } from './sections.ts'

/** One page of a site. Its path is a folder: `/` is the first page. */
export type SitePage =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'service'; readonly path: string; readonly page: OwnPage; readonly offer: Offer }
  | { readonly kind: 'person'; readonly path: string; readonly page: OwnPage; readonly member: Member }

/** All pages of a site with their paths, the first one first: what is rendered, published and packed follows this list. */
export function pagesOf(content: Content): readonly SitePage[] {
  const home = { kind: 'home', path: '/' } as const
  if (content.kind === 'proposal') return [home]
  const offers = sectionOf(content.sections, 'services')?.offers ?? []
  const members = sectionOf(content.sections, 'team')?.members ?? []
  return [
    home,
    ...offers.flatMap((offer): SitePage[] =>
      offer.page ? [{ kind: 'service', path: `/${offer.page.slug}/`, page: offer.page, offer }] : [],
    ),
    ...members.flatMap((member): SitePage[] =>
      member.page ? [{ kind: 'person', path: `/${member.page.slug}/`, page: member.page, member }] : [],
    ),
  ]
}

/** The page at a path; the first page where there is none. */
export function pageAt(content: Content, path: string): SitePage {
  const pages = pagesOf(content)
  return pages.find((page) => page.path === path) ?? { kind: 'home', path: '/' }
}

/** The file of a page inside the folder of a site. */
export function pageFile(path: string): string {
  return `${path.slice(1)}index.html`
}
