import type { StateCode } from './us-states.ts'

// The SQL check of saved locations uses the same rule.
const ZIP = /^\d{5}(-\d{4})?$/

/** Whether a text, ignoring surrounding white space, is a ZIP (`33101`) or a ZIP+4 (`33101-1234`). */
export function isZip(text: string): boolean {
  return ZIP.test(text.trim())
}

/** The area of a ZIP: a state, the capital, a territory, or a military address. */
export type ZipArea = StateCode | 'DC' | 'territory' | 'military'

/**
 * Returns the area of a ZIP by its first three digits; `undefined` for an invalid ZIP or unused digits. Good enough for
 * a hint but too coarse for validation, because a few ZIPs cross a state border.
 */
export function zipArea(zip: string): ZipArea | undefined {
  if (!isZip(zip)) return undefined
  const prefix = Number(zip.trim().slice(0, 3))
  return PREFIXES.find(([first, last]) => prefix >= first && prefix <= last)?.[2]
}

// The first three digits identify a sorting center of the postal service. Ranges, both ends inclusive.
const PREFIXES: readonly (readonly [first: number, last: number, area: ZipArea])[] = [
  [5, 5, 'NY'],
  [6, 9, 'territory'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [90, 99, 'military'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [340, 340, 'military'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [962, 966, 'military'],
  [967, 968, 'HI'],
  [969, 969, 'territory'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
]
