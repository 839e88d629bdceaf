// Every field on every screen that gives advice because of it: the plan, the posts, reviews, payments and the checklist.
import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { describe, expect, it } from 'vitest'
import { ninetyDays } from '../features/marketing/plan/ninety-days.ts'
import { openingPosts } from '../features/social-media/opening-posts.ts'
import { describeSite } from './describe-site.ts'
import { siteProfile } from './site-profile.ts'

const OWN = 'custom-1'
const NAMES = { firstName: 'Dana', lastName: 'Okafor', companyName: 'Harbor' }
/** Whom a law or a code treats apart from most health care. */
const APART: {
  readonly [field: string]: { readonly reviews?: 'none' | 'link'; readonly isUnlicensed?: true }
} = {
  therapy: { reviews: 'none' },
  psychiatry: { reviews: 'none' },
  weight_management: { reviews: 'link' },
  birth_support: { isUnlicensed: true },
  coaching: { isUnlicensed: true },
  wellness: { isUnlicensed: true },
  animal_care: { isUnlicensed: true },
}
const AT_HOME_OR_OPEN = ['midwifery', 'lactation', 'birth_support', 'coaching', 'wellness', 'animal_care']

function siteOf(field: string, details: object = {}, statements: object = {}) {
  const type = { id: OWN, title: 'Our own way', description: 'For everybody who needs it here' } as const
  return describeSite({
    answers: {
      ...RECENT_WITHOUT_WEBSITE,
      practiceType: { selected_types: [OWN], custom_types: [type], updated_at: '' },
    },
    profile: siteProfile('a', NAMES),
    added: { details: { field, ...details }, statements, passages: [], style: null } as never,
  })
}

describe.each([...FIELD_IDS, 'other'])('%s', (field) => {
  const { reviews = 'ask', isUnlicensed = false } = APART[field] ?? {}

  it('has advice on every screen that fits it', async () => {
    const site = await siteOf(field)
    expect(site.reviews).toBe(reviews)
    expect(site.field.isBilled).toBe(!isUnlicensed)
    expect(site.field.owesEstimate).toBe(!isUnlicensed && field !== 'lactation')
    expect(site.field.inPerson).toBe(AT_HOME_OR_OPEN.includes(field) ? 'open' : 'office')
    const tasks = ninetyDays({
      answers: RECENT_WITHOUT_WEBSITE,
      site,
      liveSince: null,
      liveAddress: null,
      reviewLinkTried: false,
      asking: site.reviews,
    }).flatMap((part) => part.tasks)
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(12)
    const said = tasks.map(({ title, detail }) => `${title}. ${detail}`).join('\n')
    expect(said).toContain(site.field.plan.neighbors)
    expect(/everyone for a review|card for the desk/i.test(said)).toBe(reviews === 'ask')
    expect(/NPI|plans you take|federal law/.test(said)).toBe(!isUnlicensed)
    if (site.field.people.patients !== 'patients') expect(said).not.toMatch(/\bpatients?\b/)
    expect(site.field.posts.title).toMatch(/[.]$/)
  })

  it('posts no words that its owner has neither typed nor confirmed', async () => {
    const said = JSON.stringify(openingPosts({ ...(await siteOf(field)), address: [], videoStates: [] }))
    expect(said).not.toMatch(/"caption":"[^"]*(?:We |we |our |Care should)/)
  })
})

it('quotes a sentence of ours once its owner has said yes to it', async () => {
  const before = await siteOf('dental')
  const id = 'visit/talk/usual-2'
  const after = await siteOf('dental', {}, { [id]: 'confirmed' })
  expect(before.words.confirmed).not.toContain('You see the price first.')
  expect(after.words.confirmed).toContain('You see the price first.')
})

it('opens the estimate to a lactation consultant with a license', async () => {
  expect((await siteOf('lactation', { licenceLine: 'Georgia license 00' })).field.owesEstimate).toBe(true)
})
