import { PACKS } from '@foyer/draft/packs/all.generated.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { RECENT_WITHOUT_WEBSITE, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it } from 'vitest'
import { ninetyDays } from './ninety-days.ts'
import { planCosts, planHours } from './plan-costs.ts'
import type { PlanFacts } from './plan-task.ts'

const { people, posts, plan: known } = PACKS.primary_care
const SITE = {
  phone: '(423) 555-0142',
  address: ['418 Vine Street'],
  region: 'FL',
  city: 'Miami',
  field: { people, posts, plan: known, isBilled: true, owesEstimate: true, inPerson: 'office' as const },
}
const plan = (answers: Answers, rest: Partial<PlanFacts> = {}) =>
  ninetyDays({
    answers,
    site: SITE,
    liveSince: null,
    liveAddress: null,
    reviewLinkTried: false,
    asking: 'ask',
    ...rest,
  })
const tasks = (...args: Parameters<typeof plan>) => plan(...args).flatMap((part) => part.tasks)
const titles = (...args: Parameters<typeof plan>) => tasks(...args).map(({ title }) => title)
const videoOnly: Answers = {
  ...THINKING,
  clinicModel: { selected_model: 'virtual_only', updated_at: '' },
  practiceLocation: {
    selected_locations: ['virtual'],
    location_details: { states: ['TN', 'GA'], zipcode: '' },
    updated_at: '',
  },
}

it.each<[string, Answers]>([
  ['a membership with an office', RECENT_WITHOUT_WEBSITE],
  ['video alone', videoOnly],
  ['nothing answered', {}],
  ['insurance, not opened', { ...THINKING, clinicModel: { selected_model: 'traditional', updated_at: '' } }],
])('has twelve things, each once, in about a day of work: %s', (_, answers) => {
  const ids = tasks(answers).map(({ id }) => id)
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]{1,39}$/)
  expect(planHours(plan(answers))).toBeGreaterThanOrEqual(3)
  expect(planHours(plan(answers))).toBeLessThanOrEqual(8)
})

it.each([RECENT_WITHOUT_WEBSITE, videoOnly])(
  'asks no patient where a code or the care forbids it',
  (answers) => {
    for (const asking of ['none', 'link'] as const) {
      const said = tasks(answers, { asking }).map(({ title, detail }) => `${title}. ${detail}`)
      expect(said).toHaveLength(12)
      expect(said.join('\n')).not.toMatch(/card for the desk|everyone for a review/i)
      expect(said.join('\n').includes('review link')).toBe(asking === 'link')
    }
  },
)

it('claims no profile and buys no domain that the owner has', () => {
  const links = { google: 'g.page/r/CQ7/review', website: 'cedargrove.example' }
  const known = {
    ...RECENT_WITHOUT_WEBSITE,
    webPresenceLinks: { links, selected_options: [], updated_at: '' },
  }
  expect(titles(known)).toContain('Check your Google Business Profile')
  expect(titles(RECENT_WITHOUT_WEBSITE)).toContain('Claim your Google Business Profile')
  const domain = (website: string) =>
    planCosts({ ...known, webPresenceLinks: { links: { website }, selected_options: [], updated_at: '' } })[1]
      ?.dollars
  expect(domain('cedargrove.example')).toBe(0)
  expect(domain('cedargrove.wixsite.com/home')).toBe(15)
})

it('follows model, place and states', () => {
  expect(titles(RECENT_WITHOUT_WEBSITE)).toEqual(
    expect.arrayContaining([
      'Print the card for the desk',
      'Write one page on membership',
      'Tell Georgia how video works',
    ]),
  )
  expect(titles(videoOnly, { site: { ...SITE, address: [], region: '' } })).toEqual(
    expect.arrayContaining([
      'Put the review link under your emails',
      'Write one page on video visits',
      'Tell each state how video works',
      'Call five people who send patients on',
    ]),
  )
  expect(titles({ ...THINKING, clinicModel: { selected_model: 'traditional', updated_at: '' } })).toContain(
    'List the plans you take',
  )
})

it('ticks what Foyer knows, and says why', () => {
  const known = (rest: Partial<PlanFacts>) =>
    tasks(RECENT_WITHOUT_WEBSITE, rest).flatMap((task) => (task.known ? [[task.id, task.known]] : []))
  expect(known({})).toEqual([])
  expect(known({ liveSince: 'Nov 23', liveAddress: 'cedar.example' })).toEqual([
    ['site-live', 'Live since Nov 23'],
  ])
})

it('adds up what it costs', () => {
  expect(planCosts(RECENT_WITHOUT_WEBSITE).reduce((sum, { dollars }) => sum + dollars, 0)).toBe(55)
})
