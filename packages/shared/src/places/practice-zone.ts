import { zipArea } from './zip.ts'

/** Where a practice is, as its owner has answered. */
export type PracticePlace = { readonly zip: string; readonly states: readonly string[] }

/** The zone of a practice whose place is not known: the one our books are kept in. */
const BOOKS_ZONE = 'America/New_York'

const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

/** Parts of a state with another zone, by the first three digits of their ZIP codes. A county at a border may be wrong. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  // Knoxville, Chattanooga and the Tri-Cities.
  'America/New_York': ['373', '374', '376', '377', '378', '379'],
  // The panhandle of Florida, the corners of Indiana, the west of Kentucky.
  'America/Chicago': ['324', '325', '463', '464', '476', '477', '420', '421', '422', '423', '424'],
  // El Paso, the west of Nebraska and the Dakotas, Malheur County in Oregon.
  'America/Denver': ['798', '799', '885', '691', '693', '577', '586', '979'],
  // The north of Idaho.
  'America/Los_Angeles': ['835', '838'],
}

/** Returns the time zone of a practice by its office, else by the first of its states. */
export function practiceZone(place: PracticePlace | null): string {
  const part = place ? findZone(PARTS, (prefixes) => prefixes.includes(place.zip.trim().slice(0, 3))) : null
  const state = place && (zipArea(place.zip) ?? place.states[0])
  return part ?? (state && findZone(ZONES, (states) => states.split(' ').includes(state))) ?? BOOKS_ZONE
}

function findZone<Where>(
  zones: Readonly<Record<string, Where>>,
  isIn: (where: Where) => boolean,
): string | undefined {
  return Object.entries(zones).find(([, where]) => isIn(where))?.[0]
}
