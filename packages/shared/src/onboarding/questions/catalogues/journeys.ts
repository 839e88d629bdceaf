import { JOURNEY_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The stages of a practice: open under two years is recent, two or more is established. */
export const JOURNEYS = optionsOf(JOURNEY_IDS, {
  thinking: {
    title: 'Thinking About or About to Launch a Practice',
    description: 'The lease, the license or only the idea. We start from a blank page.',
  },
  recent: {
    title: 'Recently Launched',
    description: 'Open for under 2 years. We build on what you already have.',
  },
  established: {
    title: 'Established',
    description: 'Open for 2+ years. We look at what works today first.',
  },
})
