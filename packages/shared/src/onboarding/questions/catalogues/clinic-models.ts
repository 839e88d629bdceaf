import { CLINIC_MODEL_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The clinic's business model. */
export const CLINIC_MODELS = optionsOf(CLINIC_MODEL_IDS, {
  concierge: {
    title: 'Concierge',
    description: 'A membership fee, a small panel and direct access to you.',
  },
  traditional: {
    title: 'Traditional',
    description: 'Visits by appointment, billed to insurance.',
  },
  boutique: {
    title: 'Boutique',
    description: 'A small practice with a few services, often paid directly.',
  },
  virtual_only: {
    title: 'Virtual Only',
    description: 'Every visit by video or phone, without an office.',
  },
  hybrid: {
    title: 'Hybrid',
    description: 'A mix: office and video, or insurance and membership.',
  },
})
