// Owners by number, for tests that look at a thousand of them.

import { AGES, LANGUAGES, NEW_PATIENTS, PLANS, STEPS } from '@foyer/shared/facts/fact-lists.ts'
import * as ids from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { STATE_CODES } from '@foyer/shared/places/us-states.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import type { Persona } from './persona.ts'
import { full, profile, proposal } from './persona-answers.ts'
import { HALLORAN_STORY, REYES_STORY, WARNER_STORY } from './stories.ts'

const FIRST = ['Dana', 'Marcus', 'Ilse', 'Łucja', 'Theo', 'Priya', 'Sam', 'ליאת'] as const
const LAST = ['Reyes', 'Halloran', 'Nguyễn-Muñoz', 'Okafor', 'Lee', 'Ito', 'כהן', 'Abara'] as const
const COMPANIES = ['Cedar Grove Family Medicine', 'Io', 'Even Keel', 'Harbor Clinic', 'מרפאת הגליל'] as const
const ZIPS = ['37402', '02139', '94941', '80202', '60614', '33101', '98101'] as const
const STORIES = [HALLORAN_STORY, REYES_STORY, WARNER_STORY, ''] as const
const CARDS = [
  ['House calls', 'At home, every Thursday.'],
  ['Spanish and Portuguese', 'Falamos a sua língua.'],
  ['Night hours', 'Open from 8 pm to 4 am.'],
] as const
const TYPES = [
  ['Lifestyle medicine for shift workers', 'For nurses, drivers and everyone who works while others sleep.'],
  ['Travel clinic', 'Shots and advice before a long trip.'],
] as const

/** The owner of a number: the same number gives the same owner. One in ten has a website to improve. */
export function randomPersona(number: number): Persona {
  const next = seededRandom(`random persona ${number}`)
  const chance = (share: number) => next() < share
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const some = <Item>(items: readonly Item[], share: number): Item[] => {
    const keyed = items.filter(() => chance(share)).map((item) => ({ item, at: next() }))
    return keyed.sort((a, b) => a.at - b.at).map(({ item }) => item)
  }
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const owner = profile(
    id,
    chance(0.95) ? one(FIRST) : '',
    chance(0.9) ? one(LAST) : '',
    chance(0.7) ? one(COMPANIES) : null,
  )
  if (chance(0.1)) {
    const areas = some([...ids.IMPROVEMENT_IDS, ...CARDS], 0.45)
    const links = chance(0.5) ? { facebook: 'facebook.com/harbor', google: 'not a link' } : {}
    const answers = proposal(chance(0.5) ? 'recent' : 'established', 'harbor.example', areas, links)
    return { id: `random-${number}`, profile: owner, answers }
  }
  const hasOffice = chance(0.7)
  const video = hasOffice ? chance(0.5) : chance(0.9)
  const places = hasOffice || video
  const answers = full({
    journey: one(ids.JOURNEY_IDS),
    ...(chance(0.96) && { type: chance(0.9) ? one(ids.PRACTICE_TYPE_IDS) : one(TYPES) }),
    ...(chance(0.96) && { model: one(ids.CLINIC_MODEL_IDS) }),
    ...(hasOffice && { zip: one(ZIPS) }),
    video,
    states: places
      ? chance(0.03)
        ? STATE_CODES
        : some(STATE_CODES, one([0.02, 0.05, 0.3])).slice(0, 20)
      : [],
    ...(chance(0.95) && { visions: some([...ids.VISION_IDS, ...CARDS], 0.5) }),
    ...(chance(0.95) && { reasons: some([...ids.MOTIVATION_IDS, ...CARDS], 0.4) }),
    story: one(STORIES),
    style: one(ids.DESIGN_STYLE_IDS),
  })
  const details = {
    ...(chance(0.4) && { newPatients: one(Object.keys(NEW_PATIENTS)) }),
    ...(chance(0.4) && { plans: some([...PLANS, 'Regence of the Northwest'], one([0.1, 0.9])) }),
    ...(chance(0.4) && { languages: some(LANGUAGES, 0.2) }),
    ...(chance(0.3) && { interpreters: 'By phone in 200 languages' }),
    ...(chance(0.4) && { ages: some([...AGES, '6 weeks to 21 years'], 0.3) }),
    ...(chance(0.3) && { steps: one(Object.keys(STEPS)) }),
    ...(chance(0.3) && { parking: 'in the garage next door' }),
    ...(chance(0.3) && { street: '12 Brattle Street', phone: '617-555-0134' }),
    ...(chance(0.3) && { hours: 'Monday to Thursday, 8 to 4', bookingUrl: 'book.example/harbor' }),
  }
  return { id: `random-${number}`, profile: owner, answers, details }
}
