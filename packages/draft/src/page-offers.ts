import type { Content, FullContent } from './content.ts'
import type { Gap } from './line.ts'
import { sectionOf } from './sections.ts'
import { seededRandom } from './seed/seeded-random.ts'
import { pagesOf } from './site-pages.ts'
import { foldName } from './text/fold-name.ts'
import { GAP_WORDS } from './words/gaps.ts'

/** From so many pages of a kind on, no further one is offered. */
const ENOUGH_PAGES = 3

/** What could have a page of its own: an item of the owner's, or a listed service that becomes one. */
export type PageOffer = {
  /** Of the item. */
  readonly id: string
  readonly kind: 'service' | 'person'
  readonly name: string
}

/**
 * A content whose checklist offers a page to one service and to one person of the team: the next that has none, items before
 * what is only listed. What is not confirmed is offered none.
 */
export function withPageOffers<Any extends Content>(content: Any): Any {
  if (content.kind === 'proposal') return content
  const others = content.missing.filter(({ gap }) => gap !== 'service-page' && gap !== 'person-page')
  const offers = [nextService(content), nextPerson(content)].flatMap((offer) => (offer ? gapOf(offer) : []))
  return { ...content, missing: [...others, ...offers] }
}

/** The item for which a gap of the checklist offers a page. */
export function pageOffer(content: Content, gapId: string): PageOffer | undefined {
  if (content.kind === 'proposal') return undefined
  return [...services(content), ...people(content)].find((offer) => gapIdOf(offer) === gapId)
}

function nextService(content: FullContent): PageOffer | undefined {
  const pages = sectionOf(content.sections, 'services')?.offers?.filter(({ page }) => page) ?? []
  if (pages.length >= ENOUGH_PAGES) return undefined
  return services(content).find(({ id }) => pages.every((page) => page.id !== id))
}

function nextPerson(content: FullContent): PageOffer | undefined {
  const members = sectionOf(content.sections, 'team')?.members ?? []
  const pages = members.filter(({ page }) => page)
  if (pages.length >= ENOUGH_PAGES) return undefined
  return people(content).find(({ id }) => pages.every((page) => page.id !== id))
}

function services(content: FullContent): PageOffer[] {
  const { items = [], offers = [] } = sectionOf(content.sections, 'services') ?? {}
  const own = offers.map(({ id, title }): PageOffer => ({ id, kind: 'service', name: title.text }))
  const listed = items.flatMap(({ title }): PageOffer[] => {
    const id = itemIdOf(title.text)
    return title.standing === 'given' && own.every((offer) => offer.id !== id)
      ? [{ id, kind: 'service', name: title.text }]
      : []
  })
  return [...own, ...listed]
}

function people(content: FullContent): PageOffer[] {
  const members = sectionOf(content.sections, 'team')?.members ?? []
  return members.map(({ id, title }) => ({ id, kind: 'person', name: title.text }))
}

// The same in every window, so that a listed service becomes one item.
function itemIdOf(name: string): string {
  const random = seededRandom(foldName(name))
  const part = () =>
    Math.floor(random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0')
  return `add-${part()}${part()}`
}

/** The path of the page that an item has. */
export function pathOfItem(content: Content, itemId: string): string | undefined {
  return pagesOf(content).find(
    (page) =>
      (page.kind === 'service' ? page.offer.id : page.kind === 'person' ? page.member.id : '') === itemId,
  )?.path
}

function gapIdOf({ kind, id }: PageOffer): string {
  return `${kind === 'service' ? 'services' : 'team'}/${id}/page`
}

function gapOf(offer: PageOffer): Gap {
  const gap = `${offer.kind}-page` as const
  const { label, advice } = GAP_WORDS[gap]
  return { id: gapIdOf(offer), gap, label: label.replace('%name', () => offer.name), advice }
}
