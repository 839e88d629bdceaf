import { isZip } from './zip.ts'

/** The city of a ZIP as the post names it, and the code of its state. */
export type ZipPlace = { readonly city: string; readonly state: string }

// Literal paths, so that bundlers find the files. Each is about 20 kB compressed.
const FILES: readonly (() => Promise<{ readonly ZIP_LINES: string }>)[] = [
  () => import('./zip-data/zips-0.generated.ts'),
  () => import('./zip-data/zips-1.generated.ts'),
  () => import('./zip-data/zips-2.generated.ts'),
  () => import('./zip-data/zips-3.generated.ts'),
  () => import('./zip-data/zips-4.generated.ts'),
  () => import('./zip-data/zips-5.generated.ts'),
  () => import('./zip-data/zips-6.generated.ts'),
  () => import('./zip-data/zips-7.generated.ts'),
  () => import('./zip-data/zips-8.generated.ts'),
  () => import('./zip-data/zips-9.generated.ts'),
]
const loaded = new Map<number, ReadonlyMap<string, ZipPlace>>()

/**
 * Loads the places of all ZIPs with the same first digit, once.
 *
 * @returns the place of this ZIP, or `undefined` for an invalid or unknown one
 * @throws when the file cannot be loaded; the next call tries again
 */
export async function loadZipPlace(zip: string): Promise<ZipPlace | undefined> {
  const digit = digitOf(zip)
  const load = FILES[digit]
  if (load && !loaded.has(digit)) loaded.set(digit, placesIn((await load()).ZIP_LINES, digit))
  return zipPlace(zip)
}

/** Whether `zipPlace` can answer for this ZIP now: its file is loaded, or it is no ZIP. */
export function isZipPlaceLoaded(zip: string): boolean {
  return !isZip(zip) || loaded.has(digitOf(zip))
}

/** Returns the place of a ZIP; `undefined` for an unknown ZIP, or while its file is not loaded. */
export function zipPlace(zip: string): ZipPlace | undefined {
  return loaded.get(digitOf(zip))?.get(zip.trim().slice(0, 5))
}

function digitOf(zip: string): number {
  return isZip(zip) ? Number(zip.trim().charAt(0)) : -1
}

// A line reads `TN Chattanooga 7402-7412,7450`.
function placesIn(lines: string, digit: number): ReadonlyMap<string, ZipPlace> {
  const places = new Map<string, ZipPlace>()
  for (const line of lines.trim().split('\n')) {
    const end = line.lastIndexOf(' ')
    const place = { state: line.slice(0, 2), city: line.slice(3, end) }
    for (const range of line.slice(end + 1).split(',')) {
      const [first = '', last = first] = range.split('-')
      for (let code = Number(first); code <= Number(last); code += 1)
        places.set(`${digit}${String(code).padStart(4, '0')}`, place)
    }
  }
  return places
}
