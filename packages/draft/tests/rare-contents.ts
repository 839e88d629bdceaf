import { type PracticeTypeId, VISION_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { STATE_CODES } from '@foyer/shared/places/us-states.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import type { Content } from '../src/content.ts'
import { editsFromRow } from '../src/edits.ts'
import { linesOf } from '../src/lines-of.ts'
import { addedItems } from '../src/personas/added-items.ts'
import { ownerPictures } from '../src/personas/owner-pictures.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { full, profile, updated_at } from '../src/personas/persona-answers.ts'
import { LONG_STORY } from '../src/personas/stories.ts'

type Rare = {
  readonly name: string
  readonly type: PracticeTypeId | readonly [string, string]
  readonly states: number
  readonly services: number
  readonly visions: number
  readonly story: string
}

const RARE: readonly Rare[] = [
  {
    name: 'Io',
    type: 'primary_care',
    states: 0,
    services: 1,
    visions: 0,
    story: `I was born here.\n\n${LONG_STORY}\n\nAnd here I stay.`,
  },
  {
    name: 'Harbor Clinic',
    type: ['Psychotherapy', 'Talk therapy for adults'],
    states: 9,
    services: 8,
    visions: 4,
    story: LONG_STORY.replaceAll('\n', ' '),
  },
  {
    name: 'The Center for the Care of Families and Their Neighbors in the Valley',
    type: ['Night shifts', 'For everyone who works while others sleep'],
    states: 8,
    services: 18,
    visions: 4,
    story: 'I listen.',
  },
]
const LISTED = ['Cupping', 'Grief', 'Gua sha', 'Herbs', 'Qi gong', 'Tui na', 'Ear seeds', 'Pulse reading']
const LINKS = { google: 'https://g.page/harbor', facebook: 'https://facebook.com/harbor' }
const RUSHED = 'I have seen what a rushed visit does to people who came for help. '
const ADDED = {
  ...addedItems(12, ['service', 'person', 'price']),
  ...addedItems(2, ['place', 'hours', 'notice']),
}

/**
 * Contents with what the personas lack: listed services, names and words of extreme length, titles without a sentence,
 * links, pictures of both tones, and long lists of what owners put on the page.
 */
export function rareContents(): readonly Content[] {
  const { portrait, place, logo } = ownerPictures()
  return RARE.map(contentOf).flatMap((content) => {
    const emptied = linesOf(content).filter(({ id }) => /^values\/.*\/text/.test(id))
    const hidden = Object.fromEntries(emptied.map(({ id }) => [id, true]))
    return [
      { added: ADDED },
      { hidden },
      ...(['dark', 'light'] as const).map((tone) => ({
        pictures: { portrait, place, logo: { ...logo, tone } },
      })),
    ].map((edits) =>
      applyEdits(
        content,
        editsFromRow({ words: {}, section_order: [], hidden: {}, added: {}, pictures: {}, ...edits }),
      ),
    )
  })
}

function contentOf({ name, type, states, services, visions, story }: Rare, index: number): Content {
  const told = RUSHED.repeat(index * 3 + 1)
  const answers = full({
    journey: 'recent',
    type,
    model: 'concierge',
    zip: '97214',
    video: states > 0,
    states: STATE_CODES.slice(0, states),
    visions: [['Night hours', 'Until ten.'], ['House calls', told], ...VISION_IDS.slice(0, visions)],
    reasons: [['A promise', told]],
    story,
  })
  const details = {
    services: Array.from({ length: services }, (_, at) => `${LISTED[at % LISTED.length]} ${at}`).join('\n'),
    phone: '(423) 555-0142',
    ...(index === 1 && { licenceLine: 'Oregon LPC 000000', street: '12 Alder Street' }),
  }
  const owner = profile(`rare-${index}`, index === 0 ? '' : 'Imani', '', name)
  return composeDraft(
    practiceOf({
      id: `rare-${index}`,
      profile: owner,
      answers: {
        ...answers,
        webPresence: { selected_options: ['google', 'facebook'], updated_at },
        webPresenceLinks: {
          links: LINKS,
          selected_options: ['google', 'facebook'],
          updated_at,
        },
      },
      details,
    }),
  )
}
