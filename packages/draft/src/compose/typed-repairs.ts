import type { CustomItem } from '@foyer/shared/onboarding/answers/custom-item.ts'
import type { Repair } from '../content.ts'
import type { Details } from '../details.ts'
import type { Practice } from '../practice.ts'
import { cardStandsLarge, standsLarge } from './display-words.ts'

/** Where the story of a practice is told, in the order of the page. */
export function toldStory({ story, details }: Practice): string {
  return [story.text, ...[...details.storyAnswers, ...details.passages].map(({ text }) => text)]
    .join(' ')
    .trim()
}

/** A story of fewer words is a quotation when it can stand large. */
export const SHORT_STORY = 25

/**
 * Returns what was typed and cannot stand large: a first sentence, a story of a few words, own cards. Ours stands there, or the
 * words stand at the size of text, until the owner keeps theirs.
 */
export function typedRepairs(practice: Practice): readonly Repair[] {
  const { type, visions, motivations } = practice
  const story = toldStory(practice)
  const own = (place: CardPlace, cards: Practice['visions'] | Practice['motivations']) =>
    cards.flatMap((card) =>
      card.kind === 'custom' && !cardStandsLarge(card.item)
        ? [
            {
              id: cardRepair(place, card.item.id),
              typed: `${card.item.title}: ${card.item.description}`,
              place,
            },
          ]
        : [],
    )
  return [
    ...(type?.kind === 'custom' && !standsLarge(type.item.description)
      ? [{ id: LEDE, typed: type.item.description, place: 'lede' } as const]
      : []),
    ...(story !== '' && story.split(/\s+/u).length < SHORT_STORY && !standsLarge(story)
      ? [{ id: STORY, typed: story, place: 'story' } as const]
      : []),
    ...own('values', visions),
    ...own('why', motivations),
  ]
}

const LEDE = 'repairs/lede'
const STORY = 'repairs/story'

type CardPlace = 'values' | 'why'

function cardRepair(place: CardPlace, id: string): string {
  return `repairs/${place}-${id}`
}

/** Whether the owner's own first sentence stands on the page. */
export function keepsLede({ type, details }: Practice): boolean {
  return type?.kind === 'custom' && (standsLarge(type.item.description) || details.confirmed.includes(LEDE))
}

/** Whether a short story is quoted large. */
export function quotesStory(practice: Practice): boolean {
  return standsLarge(toldStory(practice)) || practice.details.confirmed.includes(STORY)
}

/** Whether an own card is quoted large. */
export function quotesCard({ details }: Practice, place: CardPlace, card: CustomItem): boolean {
  return cardStandsLarge(card) || details.confirmed.includes(cardRepair(place, card.id))
}

/** Whether the owner has said what becomes of it. */
export function isDecided({ confirmed, struck }: Details, id: string): boolean {
  return confirmed.includes(id) || struck.includes(id)
}
