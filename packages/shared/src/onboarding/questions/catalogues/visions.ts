import { VISION_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** What makes the practice special. */
export const VISIONS = optionsOf(VISION_IDS, {
  personalized_care: {
    title: 'Personalized Care',
    description: 'Longer visits and a plan made for one person.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'Same-week visits, evenings, and a phone that is answered.',
  },
  holistic_approach: {
    title: 'Holistic Approach',
    description: 'The whole person: sleep, food, work and mind.',
  },
  technology: {
    title: 'Technology',
    description: 'Messages, video visits and results without a phone call.',
  },
  expertise: {
    title: 'Expertise',
    description: 'Deep training in the problems you treat most.',
  },
})
