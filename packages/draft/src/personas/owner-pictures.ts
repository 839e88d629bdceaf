import type { Picture } from '@foyer/shared/pictures/picture.ts'

/** What an owner might put into each slot; `alt` is said of all of them. */
export function ownerPictures(alt = ''): Record<'portrait' | 'place' | 'logo', Picture> {
  const shared = { type: 'png', x: 50, y: 50, zoom: 100, alt } as const
  return {
    portrait: { ...shared, id: '1'.repeat(32), widths: [480, 960], height: 1200, x: 46, y: 28, zoom: 115 },
    place: { ...shared, id: '2'.repeat(32), widths: [480, 960, 1600], height: 900, y: 60 },
    logo: { ...shared, id: '3'.repeat(32), widths: [320], height: 96 },
  }
}
