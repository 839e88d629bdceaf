import { WEB_PRESENCE_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The online presences of a practice. */
export const WEB_PRESENCES = optionsOf(WEB_PRESENCE_IDS, {
  website: {
    title: 'Existing Website',
    description: 'Any site that is online today, in any condition.',
  },
  google: {
    title: 'Google Business Profile',
    description: 'The listing with your hours in Google Search and Maps.',
  },
  facebook: {
    title: 'Facebook',
    description: 'A page of the practice, apart from your private profile.',
  },
  instagram: {
    title: 'Instagram',
    description: 'A public account of the practice.',
  },
  zocdoc: {
    title: 'Zocdoc',
    description: 'A profile where patients can book a visit.',
  },
  other: {
    title: 'Other',
    description: 'Another directory, hospital page or profile.',
  },
})
