import { MARKETING_HELP_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** Who currently does the marketing. */
export const MARKETING_HELP = optionsOf(MARKETING_HELP_IDS, {
  none: {
    title: 'No Marketing Yet',
    description: 'Patients come by referral and word of mouth.',
  },
  self: {
    title: 'We Do It Ourselves',
    description: 'Posts, listings and flyers, fitted in between patients.',
  },
  past: {
    title: 'We Had Help Before',
    description: 'An agency or a freelancer worked with us, and that has ended.',
  },
  current: {
    title: 'We Have Help Now',
    description: 'Someone is paid to look after it today.',
  },
})
