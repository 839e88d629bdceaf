import { CLINIC_MODEL_IDS, PRACTICE_TYPE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'

/** Where patients are seen. */
export const PLACES = ['office', 'virtual', 'both'] as const
/** The level of rents and wages around the practice. */
export const AREAS = ['low', 'middle', 'high'] as const
/** How much has to be done to the space. */
export const FITOUTS = ['ready', 'refresh', 'build'] as const

/** The numbers of a plan, each with its range and default. */
export const PLAN_NUMBERS = {
  clinicians: { least: 1, most: 20, first: 1 },
  staff: { least: 0, most: 60, first: 1 },
  states: { least: 1, most: 50, first: 1 },
  size: { least: 150, most: 20_000, first: 1000 },
  reserve: { least: 0, most: 24, first: 3 },
} as const

export type PlanNumber = keyof typeof PLAN_NUMBERS

const count = ({ least, most, first }: (typeof PLAN_NUMBERS)[PlanNumber]) =>
  z.catch(
    z.pipe(
      z.string().check(z.regex(/^\d+$/)),
      z.transform((text: string) => Math.min(most, Math.max(least, Number(text)))),
    ),
    first,
  )

const planSchema = z.object({
  type: z.catch(z.enum(PRACTICE_TYPE_IDS), 'primary_care'),
  model: z.catch(z.enum(CLINIC_MODEL_IDS), 'traditional'),
  place: z.catch(z.enum(PLACES), 'office'),
  area: z.catch(z.enum(AREAS), 'middle'),
  fitout: z.catch(z.enum(FITOUTS), 'refresh'),
  /** Clinicians, the owner among them. */
  clinicians: count(PLAN_NUMBERS.clinicians),
  /** All other staff, in full-time positions. */
  staff: count(PLAN_NUMBERS.staff),
  /** States in which the practice sees patients. */
  states: count(PLAN_NUMBERS.states),
  /** Square feet of the office. */
  size: count(PLAN_NUMBERS.size),
  /** Months of running costs to have in hand on the first day. */
  reserve: count(PLAN_NUMBERS.reserve),
})

/** The plan of a practice, as far as its costs depend on it. */
export type Plan = z.output<typeof planSchema>

/** Parses a plan, such as from a query; missing or wrong values get their defaults. */
export function parsePlan(texts: Readonly<Record<string, string>>): Plan {
  const plan = planSchema.parse(texts)
  // The virtual model has no office, whatever else was chosen.
  return plan.model === 'virtual_only' ? { ...plan, place: 'virtual' } : plan
}

/** Whether there is a space to rent. */
export function hasOffice({ place }: Plan): boolean {
  return place !== 'virtual'
}

/** Whether insurers are billed. */
export function billsInsurance({ model }: Plan): boolean {
  return model === 'traditional' || model === 'hybrid'
}

/** Everybody who works in the practice. */
export function headcount({ clinicians, staff }: Plan): number {
  return clinicians + staff
}
