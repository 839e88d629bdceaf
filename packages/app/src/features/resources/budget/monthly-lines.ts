import { BY_PRACTICE_TYPE } from './by-practice-type.ts'
import { type CostLine, type Range, times, WAGE_LEVELS } from './cost-line.ts'
import { billsInsurance, hasOffice, headcount, type Plan } from './plan.ts'

/** Dollars a month, with common charges: a year's $15 to $24, $24 to $36 and $36 to $66. */
export const MONTHLY_RENT_PER_SQUARE_FOOT = { low: [1.25, 2], middle: [2, 3], high: [3, 5.5] } as const

const STAFF_WAGE = { low: 3300, high: 4800 } as const

const wages = ({ staff, area }: Plan): Range =>
  times(staff * WAGE_LEVELS[area], STAFF_WAGE.low, STAFF_WAGE.high)

/** What is paid every month. */
export const MONTHLY_LINES: readonly CostLine[] = [
  {
    id: 'rent',
    label: 'Rent',
    group: 'space',
    when: 'monthly',
    assumption: ({ area, size }) => {
      const [low, high] = MONTHLY_RENT_PER_SQUARE_FOOT[area]
      return `${size.toLocaleString('en-US')} square feet at $${low * 12} to $${high * 12} a year each, common charges included.`
    },
    range: (plan) => {
      const [low, high] = MONTHLY_RENT_PER_SQUARE_FOOT[plan.area]
      return hasOffice(plan) ? times(plan.size, low, high) : null
    },
  },
  {
    id: 'utilities',
    label: 'Utilities, internet, cleaning',
    group: 'space',
    when: 'monthly',
    assumption: (plan) =>
      hasOffice(plan)
        ? '35 to 70 cents a square foot, medical waste included.'
        : '$60 to $150 a clinician for a fast, steady connection and a quiet room.',
    range: (plan) => (hasOffice(plan) ? times(plan.size, 0.35, 0.7) : times(plan.clinicians, 60, 150)),
  },
  {
    id: 'staff',
    label: 'Staff wages',
    group: 'people',
    when: 'monthly',
    assumption: ({ area }) =>
      `$3,300 to $4,800 for a full-time position in the middle of the country${{ low: ', 10 percent less in your area', middle: '', high: ', 20 percent more in your area' }[area]}.`,
    range: (plan) => (plan.staff > 0 ? wages(plan) : null),
  },
  {
    id: 'payroll',
    label: 'Payroll taxes and benefits',
    group: 'people',
    when: 'monthly',
    assumption: () => '10 percent of staff wages for taxes alone, 25 percent with health insurance.',
    range: (plan) => {
      const { low, high } = wages(plan)
      return plan.staff > 0 ? { low: low * 0.1, high: high * 0.25 } : null
    },
  },
  {
    id: 'clinicians',
    label: 'Pay of further clinicians',
    group: 'people',
    when: 'monthly',
    assumption: () => '$10,000 to $20,000 each with taxes, full-time; it varies most by profession.',
    range: ({ clinicians }) => (clinicians > 1 ? times(clinicians - 1, 10_000, 20_000) : null),
  },
  {
    id: 'own-pay',
    label: 'Your own pay',
    group: 'people',
    when: 'monthly',
    assumption: () => 'Nothing is assumed. Enter what you need to live on.',
    range: () => ({ low: 0, high: 0 }),
  },
  {
    id: 'supplies',
    label: 'Medical supplies',
    group: 'equipment',
    when: 'monthly',
    assumption: () => '$300 to $1,200 a clinician, without drugs and vaccines that are billed.',
    range: (plan) => (hasOffice(plan) ? times(plan.clinicians, 300, 1200) : null),
  },
  {
    id: 'records',
    label: 'Records, scheduling, video visits',
    group: 'technology',
    when: 'monthly',
    assumption: () => '$150 to $700 a clinician, with a signed business associate agreement.',
    range: ({ clinicians }) => times(clinicians, 150, 700),
  },
  {
    id: 'phones',
    label: 'Phone, fax, secure mail',
    group: 'technology',
    when: 'monthly',
    assumption: (plan) => `$40 to $90 for each of the ${headcount(plan)} who work here.`,
    range: (plan) => times(headcount(plan), 40, 90),
  },
  {
    id: 'billing',
    label: 'Billing and payments',
    group: 'technology',
    when: 'monthly',
    assumption: (plan) =>
      billsInsurance(plan)
        ? '$200 to $1,500 a clinician in the first year, for a clearinghouse or a billing service.'
        : '$80 to $350 a clinician for memberships, invoices and card fees.',
    range: (plan) =>
      billsInsurance(plan) ? times(plan.clinicians, 200, 1500) : times(plan.clinicians, 80, 350),
  },
  {
    id: 'malpractice',
    label: 'Malpractice insurance',
    group: 'protection',
    when: 'monthly',
    assumption: () =>
      'A clinician in the first claims-made year. Premiums rise for some years; state and procedures matter most.',
    range: ({ type, clinicians }) => {
      const { low, high } = BY_PRACTICE_TYPE[type].malpractice
      return times(clinicians, low, high)
    },
  },
  {
    id: 'business-insurance',
    label: 'Business insurance',
    group: 'protection',
    when: 'monthly',
    assumption: (plan) =>
      hasOffice(plan)
        ? 'Liability, property, cyber; workers’ compensation at $25 to $60 a position.'
        : 'Liability and cyber; workers’ compensation at $25 to $60 a position.',
    range: (plan) => {
      const base = hasOffice(plan) ? { low: 120, high: 300 } : { low: 60, high: 180 }
      return { low: base.low + plan.staff * 25, high: base.high + plan.staff * 60 }
    },
  },
  {
    id: 'bookkeeping',
    label: 'Bookkeeping, payroll, advice',
    group: 'protection',
    when: 'monthly',
    assumption: () => 'A bookkeeper, payroll software, and an hour of a lawyer now and then.',
    range: ({ staff }) => ({ low: 250 + staff * 10, high: 800 + staff * 30 }),
  },
  {
    id: 'education',
    label: 'Education and memberships',
    group: 'protection',
    when: 'monthly',
    assumption: () => '$60 to $250 a clinician: courses, journals, societies.',
    range: ({ clinicians }) => times(clinicians, 60, 250),
  },
  {
    id: 'marketing',
    label: 'Marketing',
    group: 'marketing',
    when: 'monthly',
    assumption: () => 'Website care, listings, printing; search ads at the high end.',
    range: () => ({ low: 200, high: 2000 }),
  },
]
