import { STATE_CODES, type StateCode } from '@foyer/shared/places/us-states.ts'

// The usual tile map of the United States: column and row, in the order of the codes below.
const PLACES = [
  'AK0,0 ME10,0 VT9,1 NH10,1 WA0,2 ID1,2 MT2,2 ND3,2 MN4,2 IL5,2 WI6,2 MI7,2 NY8,2',
  'RI9,2 MA10,2 OR0,3 NV1,3 WY2,3 SD3,3 IA4,3 IN5,3 OH6,3 PA7,3 NJ8,3 CT9,3 CA0,4',
  'UT1,4 CO2,4 NE3,4 MO4,4 KY5,4 WV6,4 VA7,4 MD8,4 DE9,4 AZ1,5 NM2,5 KS3,5 AR4,5',
  'TN5,5 NC6,5 SC7,5 OK3,6 LA4,6 MS5,6 AL6,6 GA7,6 HI0,7 TX3,7 FL8,7',
].join(' ')

export type StateTile = { readonly code: StateCode; readonly column: number; readonly row: number }

const CODES = new Set<string>(STATE_CODES)

/** Every state on a map of 11 columns and 8 rows. */
export const STATE_TILES: readonly StateTile[] = PLACES.split(' ').flatMap((place) => {
  const code = place.slice(0, 2)
  const [column = 0, row = 0] = place.slice(2).split(',').map(Number)
  return isCode(code) ? [{ code, column, row }] : []
})

function isCode(code: string): code is StateCode {
  return CODES.has(code)
}
