import { SHARING_WAY_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The ways in which an owner can describe the practice. */
export const SHARING_WAYS = optionsOf(SHARING_WAY_IDS, {
  write: {
    title: 'Write',
    description: 'Answer a few questions here, at your own pace. Stop and come back at any time.',
  },
  talk: {
    title: 'Talk',
    description: 'Choose a time for a call and tell a person about your practice.',
  },
})
