import { CLINIC_MODEL_IDS, PRACTICE_TYPE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { COST_LINES, estimateBudget } from './estimate-budget.ts'
import { AREAS, FITOUTS, PLACES, parsePlan } from './plan.ts'

const lineOf = (texts: Record<string, string>, id: string, own = {}) => {
  const { oneTime, monthly } = estimateBudget(parsePlan(texts), own)
  return [...oneTime, ...monthly].find((line) => line.id === id)
}

describe('single lines', () => {
  it.each<[string, Record<string, string>, { low: number; high: number } | undefined]>([
    ['rent', { size: '1000', area: 'middle' }, { low: 2000, high: 3000 }],
    ['rent', { size: '1000', area: 'high' }, { low: 3000, high: 5500 }],
    ['rent', { place: 'virtual' }, undefined],
    ['deposit', { size: '1000', area: 'low' }, { low: 1250, high: 4000 }],
    ['fitout', { size: '500', fitout: 'build' }, { low: 45_000, high: 100_000 }],
    ['fitout', { model: 'virtual_only', place: 'office' }, undefined],
    ['equipment', { type: 'pain_management' }, { low: 20_000, high: 80_000 }],
    ['equipment', { type: 'pain_management', clinicians: '2' }, { low: 32_000, high: 128_000 }],
    ['equipment', { place: 'virtual', clinicians: '2' }, { low: 400, high: 1800 }],
    ['vaccines', { type: 'pediatric_care' }, { low: 8000, high: 30_000 }],
    ['vaccines', { type: 'pediatric_care', place: 'virtual' }, undefined],
    ['vaccines', { type: 'sports_medicine' }, undefined],
    ['licenses', { states: '1' }, { low: 900, high: 1000 }],
    ['licenses', { states: '3', clinicians: '2' }, { low: 3400, high: 6800 }],
    ['credentialing', { model: 'traditional', clinicians: '3' }, { low: 3000, high: 10_500 }],
    ['credentialing', { model: 'concierge' }, undefined],
    ['staff', { staff: '2', area: 'high' }, { low: 7920, high: 11_520 }],
    ['staff', { staff: '0' }, undefined],
    ['payroll', { staff: '2', area: 'high' }, { low: 790, high: 2880 }],
    ['clinicians', { clinicians: '1' }, undefined],
    ['clinicians', { clinicians: '3' }, { low: 20_000, high: 40_000 }],
    ['own-pay', {}, { low: 0, high: 0 }],
  ])('%s with %o', (id, texts, range) => {
    expect(lineOf(texts, id)?.counted).toEqual(range)
  })

  it('uses singular and plural for further states', () => {
    expect(lineOf({ states: '2' }, 'licenses')?.assumption).toContain('1 further state.')
    expect(lineOf({ states: '3' }, 'licenses')?.assumption).toContain('2 further states.')
  })
})

describe('totals', () => {
  it('adds up the shown figures', () => {
    const plan = parsePlan({ clinicians: '2', reserve: '4' })
    const budget = estimateBudget(plan, {})
    const total = (lines: typeof budget.oneTime, end: 'low' | 'high') =>
      lines.reduce((all, { counted }) => all + counted[end], 0)
    for (const end of ['low', 'high'] as const) {
      const once = total(budget.oneTime, end)
      const monthly = total(budget.monthly, end)
      expect(budget.oneTimeTotal[end]).toBe(once)
      expect(budget.monthlyTotal[end]).toBe(monthly)
      expect(budget.firstYear[end]).toBe(once + 12 * monthly)
      expect(budget.atOpening[end]).toBe(once + 4 * monthly)
      expect(budget.groups.reduce((all, { firstYear }) => all + firstYear[end], 0)).toBe(
        budget.firstYear[end],
      )
    }
  })

  it("uses the person's own figure instead of the estimate, also a zero", () => {
    const plan = parsePlan({})
    const usual = estimateBudget(plan, {})
    const rent = lineOf({}, 'rent')?.supposed ?? { low: 0, high: 0 }
    const own = estimateBudget(plan, { rent: 2345, website: 0 })
    expect(own.monthlyTotal.low - usual.monthlyTotal.low).toBe(2345 - rent.low)
    expect(own.oneTimeTotal.high).toBe(usual.oneTimeTotal.high - 8000)
    expect(lineOf({}, 'rent', { rent: 2345 })).toMatchObject({
      supposed: rent,
      counted: { low: 2345, high: 2345 },
    })
  })
})

it('gives every line a unique id, an assumption, and a range in whole tens', () => {
  expect(new Set(COST_LINES.map(({ id }) => id)).size).toBe(COST_LINES.length)
  for (const type of PRACTICE_TYPE_IDS)
    for (const model of CLINIC_MODEL_IDS)
      for (const place of PLACES)
        for (const area of AREAS)
          for (const fitout of FITOUTS) {
            const plan = parsePlan({ type, model, place, area, fitout })
            const { oneTime, monthly } = estimateBudget(plan, {})
            for (const { supposed, assumption } of [...oneTime, ...monthly]) {
              expect(supposed.low % 10 === 0 && supposed.high % 10 === 0).toBe(true)
              expect(supposed.low).toBeLessThanOrEqual(supposed.high)
              expect(assumption).toMatch(/^[A-Z$\d].*\.$/)
            }
          }
})
