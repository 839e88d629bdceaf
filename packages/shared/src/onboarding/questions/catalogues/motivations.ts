import { MOTIVATION_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The owner's motivations. */
export const MOTIVATIONS = optionsOf(MOTIVATION_IDS, {
  empowerment: {
    title: 'Empowerment',
    description: 'Patients who understand their choices and decide with you.',
  },
  innovation: {
    title: 'Innovation',
    description: 'New tools and methods, taken up when they serve the patient.',
  },
  wellness: {
    title: 'Wellness',
    description: 'Time for prevention, not only for problems.',
  },
  personalization: {
    title: 'Personalization',
    description: 'Care that starts from the person, then the protocol.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'Care for people who wait too long or go without.',
  },
})
