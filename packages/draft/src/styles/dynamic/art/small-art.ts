// What the lanes do elsewhere: the finish, the place of a portrait, the icon, the map.

import type { StateCode } from '@foyer/shared/places/us-states.ts'
import { drawing } from '../../../html.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import { STATE_TILES } from '../../state-tiles.ts'
import type { DynamicColors } from '../palette.ts'
import { BOX, type Lane, lanesOf, RAIL, short } from './lanes.ts'

const TURN = 40
const HIDDEN = 'aria-hidden="true"'

// A stripe around a corner: its radius, and how wide it is.
const round = ({ left, right, tuck }: Lane) =>
  [TURN + (right + left - tuck) / 2, right - left + tuck] as const

/** The end of the rail: it comes from above, turns and leaves to the left. As wide as the first screen's art. */
export function finishArt(seed: string, colors: DynamicColors, lineCount: number): string {
  const stripes = lanesOf(seed, colors, lineCount).map((lane) => {
    const [radius, width] = round(lane).map(short) as [string, string]
    return drawing`
      <path stroke="${lane.color}" stroke-width="${width}"
      d="M${radius} -1V0A${radius} ${radius} 0 0 1 0 ${radius}H-20000"/>
    `
  })
  return drawing`
    <svg class="turn" viewBox="0 0 ${BOX} ${TURN + RAIL}" preserveAspectRatio="xMaxYMin" ${HIDDEN}><g fill="none"
    transform="translate(${BOX - TURN - RAIL})">${stripes.join('')}</g></svg>
  `
}

const MOTIF = { width: 320, height: 380 } as const

/** Quarter lanes from one corner, where a portrait will be. It lies on blush, so blush gives way to the rival. */
export function motifArt(seed: string, colors: DynamicColors, lineCount: number): string {
  const { width, height } = MOTIF
  const scale = (width * 0.98) / (TURN + RAIL)
  const stripes = lanesOf(seed, { ...colors, blush: colors.rival }, lineCount).map((lane) => {
    const [radius, thickness] = round(lane).map((measure) => short(measure * scale)) as [string, string]
    return drawing`
      <path stroke="${lane.color}" stroke-width="${thickness}"
      d="M0 ${short(height - Number(radius))}A${radius} ${radius} 0 0 1 ${radius} ${height}"/>
    `
  })
  const flip = seededRandom(`${seed}:dynamic:motif`)() < 0.5 ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  return `<svg class="motif" viewBox="0 0 ${width} ${height}" ${HIDDEN}><g fill="none"${flip}>${stripes.join('')}</g></svg>`
}

/** Two lanes in a bend, 32 units wide. */
export function iconArt(seed: string, colors: DynamicColors): string {
  const second = lanesOf(seed, colors, 2).find(({ line, color }) => line === 1 && color !== colors.lead)
  return drawing`
    <rect width="32" height="32" rx="7" fill="${colors.night}"/><path fill="${colors.lead}"
    d="M0 6H12A14 14 0 0 1 26 20V32H20V20A8 8 0 0 0 12 12H0Z"/><path
    fill="${second?.color ?? colors.flash}" d="M0 15H11A6 6 0 0 1 17 21V32H12V22A2 2 0 0 0 10 20H0Z"/>
  `
}

/** The states as tiles: those of the practice end in a bend. */
export function mapArt(states: readonly StateCode[]): string {
  const tiles = (isOn: boolean, down: number, shape: string) =>
    STATE_TILES.filter(({ code }) => states.includes(code) === isOn)
      .map(({ column, row }) => `M${column * 20} ${row * 20 + down}${shape}`)
      .join('')
  return drawing`
    <svg class="map" viewBox="0 0 218 158" ${HIDDEN}><path class="off"
    d="${tiles(false, 9, 'h18')}"/><path class="on" d="${tiles(true, 0, 'h9a9 9 0 0 1 0 18h-9z')}"/>
    </svg>
  `
}
