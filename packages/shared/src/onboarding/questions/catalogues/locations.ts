import { LOCATION_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The types of location for visits. */
export const LOCATIONS = optionsOf(LOCATION_IDS, {
  physical: { title: 'Physical', description: 'Patients come to an office.' },
  virtual: { title: 'Virtual', description: 'Patients see you on a screen.' },
})
