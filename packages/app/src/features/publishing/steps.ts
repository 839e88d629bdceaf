import { PATHS } from '../../config/paths.ts'

/** The three steps of publishing, in their order. */
export const STEPS = ['address', 'check', 'publish'] as const
export type StepName = (typeof STEPS)[number]

export const STEP_PATHS = {
  address: PATHS.publish,
  check: `${PATHS.publish}/check`,
  publish: `${PATHS.publish}/ready`,
  done: `${PATHS.publish}/done`,
} as const satisfies { readonly [Name in StepName | 'done']: string }

/** Returns the step that the rest of an address names; `null` for another one. */
export function stepAt(rest = ''): StepName | 'done' | null {
  if (rest === '') return 'address'
  if (rest === 'check' || rest === 'done') return rest
  return rest === 'ready' ? 'publish' : null
}
