import { PATHS } from '../config/paths.ts'

/** The search parameter of the rewards that names one referral. */
export const REFERRAL_PARAMETER = 'referral'

/** Returns the path of one referral in the list of the rewards. */
export function referralPath(id: string): string {
  return `${PATHS.rewards}?${REFERRAL_PARAMETER}=${id}`
}
