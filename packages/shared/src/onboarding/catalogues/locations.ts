import { optionsOf } from '../option.ts'
import { LOCATION_IDS } from '../option-ids.ts'

/** Where visits take place. */
export const LOCATIONS = optionsOf(LOCATION_IDS, {
  physical: { title: 'Physical', description: 'Patients come to an office.' },
  virtual: { title: 'Virtual', description: 'Patients see you on a screen.' },
})
