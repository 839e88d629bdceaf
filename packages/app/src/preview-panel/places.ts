import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SiteContent } from '../site/review-site.ts'

/** The screens that have the preview beside them. */
export type PreviewScreen = QuestionKey | 'guide' | 'waiting'

// A page as its patients read it; a style may set sections in another order.
const ORDER = ['hero', 'visit', 'story', 'values', 'why', 'services', 'model', 'where'] as const

type Place = (typeof ORDER)[number]

const OPEN_PLACES: { readonly [Kind in Place]?: string } = {
  values: 'Here: what makes your practice special.',
  why: 'Here: what moves you to do this work.',
  services: 'Here: what you treat.',
  model: 'Here: how your practice works.',
  where: 'Here: where people meet you.',
}

/** The section of the page that a question is about; without one the page is shown from its top. */
const SECTIONS: { readonly [Screen in PreviewScreen]?: string } = {
  practiceVision: 'values',
  practiceMotivation: 'why',
  practiceType: 'services',
  clinicModel: 'model',
  practiceLocation: 'where',
  clinicianDetails: 'story',
  webPresenceLinks: 'presence',
  websiteFeedback: 'changes',
}

/** Returns the id of the section that a screen asks about. */
export function sectionFor(screen: PreviewScreen): string | undefined {
  return SECTIONS[screen]
}

/** Finds a section of the page, or the dashed place that is kept for it. */
export function findSection(page: ParentNode, id: string): Element | null {
  return page.querySelector(`section[id="${id}"], [data-place="${id}"]`)
}

/**
 * Puts a dashed place where the answer to an open question will stand: the gap of the page's own style. A draft has none,
 * because it is made when every question is answered.
 */
export function addOpenPlaces(page: ParentNode, { kind }: SiteContent): void {
  const main = page.querySelector('main')
  if (kind !== 'full' || !main) return
  let before: Element | null = null
  for (const id of ORDER) {
    const section: Element | null = findSection(page, id)
    const words = OPEN_PLACES[id]
    if (section) before = topIn(main, section) ?? before
    else if (words) before = insertAfter(main, before, placeOf(main.ownerDocument, id, words))
  }
}

function placeOf(owner: Document, id: string, words: string): Element {
  const place = owner.createElement('div')
  place.dataset.place = id
  const gap = owner.createElement('p')
  gap.className = 'gap'
  const text = owner.createElement('b')
  text.textContent = words
  gap.append(text)
  place.append(gap)
  return place
}

function topIn(main: Element, section: Element): Element | null {
  let top: Element | null = section
  while (top && top.parentElement !== main) top = top.parentElement
  return top
}

function insertAfter(main: Element, before: Element | null, place: Element): Element {
  if (before) before.after(place)
  else main.prepend(place)
  return place
}
