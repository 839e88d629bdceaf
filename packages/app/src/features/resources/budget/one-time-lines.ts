import { BY_PRACTICE_TYPE } from './by-practice-type.ts'
import { type CostLine, times, WAGE_LEVELS } from './cost-line.ts'
import { MONTHLY_RENT_PER_SQUARE_FOOT } from './monthly-lines.ts'
import { billsInsurance, hasOffice, headcount, type Plan } from './plan.ts'

const FITOUT_PER_SQUARE_FOOT = { ready: [2, 8], refresh: [20, 45], build: [90, 200] } as const
const FITOUT_WORDS = {
  ready: 'for signs, paint and small repairs in a space that was a practice',
  refresh: 'for floors, light, sinks and some walls',
  build: 'for rooms built into an empty shell, with plumbing and permits',
} as const

// Further clinicians share a part of what the first one needs.
const equipped = ({ clinicians }: Plan) => 1 + (clinicians - 1) * 0.6

/** What is paid before the practice opens. */
export const ONE_TIME_LINES: readonly CostLine[] = [
  {
    id: 'entity',
    label: 'Company and registrations',
    group: 'setup',
    when: 'once',
    assumption: () => 'State filing of a professional company, city license, tax numbers, NPI (free).',
    range: () => ({ low: 300, high: 1500 }),
  },
  {
    id: 'contracts',
    label: 'Lawyer and accountant for the start',
    group: 'setup',
    when: 'once',
    assumption: ({ model }) =>
      model === 'concierge'
        ? 'Company papers, lease review, tax set-up, and a membership agreement that fits your state.'
        : 'Company papers, lease review, employment papers, tax set-up.',
    range: ({ model }) => (model === 'concierge' ? { low: 3000, high: 9000 } : { low: 1500, high: 6000 }),
  },
  {
    id: 'licenses',
    label: 'Licenses and DEA registration',
    group: 'setup',
    when: 'once',
    assumption: ({ states, clinicians }) =>
      `${amount(clinicians, 'clinician')} with one license at hand: DEA at $900 to $1,000 each${states > 1 ? `, and $400 to $1,200 for each license in ${amount(states - 1, 'further state')}` : ''}.`,
    range: ({ states, clinicians }) => ({
      low: clinicians * (900 + (states - 1) * 400),
      high: clinicians * (1000 + (states - 1) * 1200),
    }),
  },
  {
    id: 'credentialing',
    label: 'Contracts with insurers',
    group: 'setup',
    when: 'once',
    assumption: () =>
      'A credentialing service for six to ten plans a clinician. It takes months: start early.',
    range: (plan) => (billsInsurance(plan) ? times(plan.clinicians, 1000, 3500) : null),
  },
  {
    id: 'deposit',
    label: 'Lease deposit',
    group: 'space',
    when: 'once',
    assumption: ({ size }) => `One to two months of rent for ${size.toLocaleString('en-US')} square feet.`,
    range: (plan) => {
      if (!hasOffice(plan)) return null
      const [low, high] = MONTHLY_RENT_PER_SQUARE_FOOT[plan.area]
      return { low: low * plan.size, high: high * plan.size * 2 }
    },
  },
  {
    id: 'fitout',
    label: 'Work on the space',
    group: 'space',
    when: 'once',
    assumption: ({ fitout }) => {
      const [low, high] = FITOUT_PER_SQUARE_FOOT[fitout]
      return `$${low} to $${high} a square foot ${FITOUT_WORDS[fitout]}. Ask the landlord for an allowance.`
    },
    range: (plan) => {
      const [low, high] = FITOUT_PER_SQUARE_FOOT[plan.fitout]
      return hasOffice(plan) ? times(plan.size, low, high) : null
    },
  },
  {
    id: 'furniture',
    label: 'Furniture',
    group: 'space',
    when: 'once',
    assumption: (plan) =>
      hasOffice(plan)
        ? '$6 to $16 a square foot for waiting room, front desk and offices.'
        : '$800 to $2,500 a clinician for desk, chair, camera, light and sound.',
    range: (plan) => (hasOffice(plan) ? times(plan.size, 6, 16) : times(plan.clinicians, 800, 2500)),
  },
  {
    id: 'equipment',
    label: 'Clinical equipment',
    group: 'equipment',
    when: 'once',
    assumption: (plan) =>
      hasOffice(plan)
        ? `Bought, partly used: ${BY_PRACTICE_TYPE[plan.type].equipmentIncludes}. Further clinicians add 60 percent each.`
        : '$200 to $900 a clinician for devices that patients borrow or that you show on screen.',
    range: (plan) => {
      if (!hasOffice(plan)) return times(plan.clinicians, 200, 900)
      const { low, high } = BY_PRACTICE_TYPE[plan.type].equipment
      return times(equipped(plan), low, high)
    },
  },
  {
    id: 'vaccines',
    label: 'First stock of vaccines',
    group: 'equipment',
    when: 'once',
    assumption: () => 'One to two months of what you give. State programs for children lower it.',
    range: (plan) => (hasOffice(plan) ? (BY_PRACTICE_TYPE[plan.type].vaccines ?? null) : null),
  },
  {
    id: 'opening-supplies',
    label: 'Opening supplies',
    group: 'equipment',
    when: 'once',
    assumption: () => '$1,200 to $4,000 a clinician for gloves, gowns, dressings, paper and forms.',
    range: (plan) => (hasOffice(plan) ? times(plan.clinicians, 1200, 4000) : null),
  },
  {
    id: 'computers',
    label: 'Computers, phones, network',
    group: 'technology',
    when: 'once',
    assumption: (plan) => `$1,200 to $2,500 for each of ${amount(headcount(plan), 'person', 'people')}.`,
    range: (plan) => times(headcount(plan), 1200, 2500),
  },
  {
    id: 'records-setup',
    label: 'Set-up of the records system',
    group: 'technology',
    when: 'once',
    assumption: () => 'Many vendors charge nothing; training and templates are the high end.',
    range: ({ clinicians }) => times(clinicians, 0, 3000),
  },
  {
    id: 'hiring',
    label: 'Hiring and training',
    group: 'people',
    when: 'once',
    assumption: () => 'Ads, background checks and two paid weeks before opening for each position.',
    range: ({ staff, area }) => (staff > 0 ? times(staff * WAGE_LEVELS[area], 1800, 3200) : null),
  },
  {
    id: 'website',
    label: 'Brand, photos and website',
    group: 'marketing',
    when: 'once',
    assumption: () => 'From a photographer for an hour and a simple site to a logo and texts made for you.',
    range: () => ({ low: 500, high: 8000 }),
  },
  {
    id: 'opening-marketing',
    label: 'Opening marketing',
    group: 'marketing',
    when: 'once',
    assumption: (plan) =>
      hasOffice(plan)
        ? 'A sign, cards, one page for colleagues, and an open hour.'
        : 'One page for colleagues, listings, and a first test of search ads.',
    range: (plan) => (hasOffice(plan) ? { low: 2000, high: 8000 } : { low: 800, high: 4000 }),
  },
]

function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
