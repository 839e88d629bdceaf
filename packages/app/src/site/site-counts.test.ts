// Whatever an owner has entered, every place counts what is left alike.
import { NO_SITE_DETAILS, type SiteDetails } from '@foyer/shared/api/site-details.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { siteStateOf } from '@foyer/shared/sites/site-state.ts'
import { countsText, siteWords } from '@foyer/shared/sites/site-words.ts'
import { SITE_STATES } from '@foyer/shared/testing/site-states.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomCases } from '../../../../tests/random-cases.ts'
import { publishFacts } from './publish-facts.ts'
import { composeSite } from './render-site.ts'
import { listedTasks, siteCounts, tasksOf } from './review-site.ts'

const profile = { id: 'dana', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family' }
const original = composeSite({ answers: THINKING, profile })
const suggestions = tasksOf(original).flatMap((task) => (task.kind === 'confirm' ? task.ids : []))

const details: fc.Arbitrary<SiteDetails> = fc
  .record({
    typed: fc.record(
      {
        phone: fc.constant('(423) 555-0142'),
        street: fc.constant('12 Main St'),
        hours: fc.constant('Monday to Friday, 8 to 5'),
        bookingUrl: fc.constant('https://book.example/harbor'),
        insurances: fc.constant('Aetna, Cigna'),
        services: fc.constant('Sports physicals\nVaccines'),
      },
      { requiredKeys: [] },
    ),
    decided: fc.uniqueArray(fc.constantFrom(...suggestions)),
    how: fc.constantFrom('confirmed' as const, 'struck' as const),
  })
  .map(({ typed, decided, how }) => ({
    ...NO_SITE_DETAILS,
    details: typed,
    statements: Object.fromEntries(decided.map((id) => [id, how])),
  }))

it('counts the same in the checklist, the bar, the cards and the steps of publishing', () => {
  fc.assert(
    fc.property(details, fc.constantFrom(...(['draft', 'live', 'offline'] as const)), (added, name) => {
      const content = composeSite({ answers: THINKING, profile, added })
      const tasks = tasksOf(content)
      const site = siteStateOf({ ...SITE_STATES[name], counts: siteCounts(content) })
      const isPublished = name !== 'draft'
      const lists = Object.fromEntries(
        listedTasks(tasksOf(original), tasks, isPublished).map(({ list, left }) => [list, left]),
      )
      // The checklist, whose first list is what the bar and the dock name.
      expect([lists.toShow ?? 0, lists.toConfirm ?? 0, lists.worthAdding ?? 0]).toEqual([
        site.toShow,
        site.toConfirm,
        site.worthAdding,
      ])
      expect(countsText(site).startsWith(siteWords(site).left)).toBe(true)
      expect(countsText(site)).not.toMatch(/\b0 /)
      // The check before publishing, its last step, and the drawer of changes.
      expect(tasks.filter(({ kind }) => kind === 'confirm')).toHaveLength(site.toConfirm ?? 0)
      const { gaps, refusals } = publishFacts(content)
      expect(gaps).toHaveLength((site.toShow ?? 0) + (site.worthAdding ?? 0))
      expect(refusals.includes('undecided')).toBe(site.toConfirm !== 0)
    }),
    { numRuns: randomCases(200) },
  )
})
