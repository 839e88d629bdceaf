// The drawing system: one room, one door. X goes right, Y up, Z away from the viewer; the wall stands at Z = WALL at
// scale 1. Pure geometry: numbers in, SVG coordinates out.
const WALL = 520
const EYE = 190
const CENTRE = 256
const TILE = 58

export const FLOOR = 404
export const DOOR = { x: 128, width: 196, height: 206 } as const

type Point = readonly [x: number, y: number]

export type Leaf = {
  readonly outline: string
  readonly upperPanel: string
  readonly lowerPanel: string
  readonly knob: Point
}

/** The door leaf, turned about its hinge. `open` goes from 0 (closed) to 1 (wide, kept for the last page). */
export function leafAt(open: number): Leaf {
  const { x, width, height } = DOOR
  const angle = angleOf(open)
  const at = (along: number, up: number) =>
    project(x + along * Math.cos(angle), up, WALL - along * Math.sin(angle))
  const board = (from: number, to: number, low: number, high: number) =>
    points([at(from, low), at(to, low), at(to, high), at(from, high)])
  const margin = 0.16 * width
  return {
    outline: board(0, width, 0, height),
    upperPanel: board(margin, width - margin, height * 0.56, height * 0.92),
    lowerPanel: board(margin, width - margin, height * 0.08, height * 0.44),
    knob: round(at(width * 0.9, height * 0.46)),
  }
}

/** The light that falls through the gap onto the floor. */
export function beamAt(open: number): string {
  const { x, width } = DOOR
  const gap = x + width * Math.max(0, Math.cos(angleOf(open)))
  return points([
    project(gap, 0, WALL),
    project(x + width, 0, WALL),
    project(x + width + 60 + 130 * open, 0, 250),
    project(gap + 30 - 110 * open, 0, 250),
  ])
}

/** The dark tiles of the floor as one path, drawn past both sides by `wide`. */
export function floorTiles(width: number, wide: number): string {
  const right = Math.min(wide, 220)
  const tiles: string[] = []
  for (let column = -14 - Math.floor(wide / 40); column < 30 + Math.floor(right / 40); column++) {
    for (let row = 0; row < 12; row += 2) {
      const x = CENTRE + (column - 5) * TILE - TILE
      const z = WALL - 2 - (row * TILE) / 2
      if (z - TILE < 180) continue
      const corners = [
        [x, z],
        [x + TILE / 2, z - TILE / 2],
        [x, z - TILE],
        [x - TILE / 2, z - TILE / 2],
      ] as const
      const drawn = corners.map(([cornerX, cornerZ]) => project(cornerX, 0, cornerZ))
      if (drawn.every(([at]) => at < -60 - wide || at > width + 60 + right)) continue
      tiles.push(`M${drawn.map((corner) => corner.map(Math.round).join(' ')).join('L')}Z`)
    }
  }
  return tiles.join('')
}

/** A half disc that stands on `y`. */
export function arch(radius: number, y: number): string {
  const centre = DOOR.x + DOOR.width / 2
  return `M${centre - radius} ${y}A${radius} ${radius} 0 0 1 ${centre + radius} ${y}Z`
}

/** The four bars of the fanlight, between its hub and its rim. */
export function fanlightBars(hub: number, rim: number, y: number): readonly string[] {
  const centre = DOOR.x + DOOR.width / 2
  return [36, 72, 108, 144].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const end = (radius: number) =>
      round([centre + radius * Math.cos(angle), y - radius * Math.sin(angle)]).join(' ')
    return `M${end(hub)}L${end(rim)}`
  })
}

function angleOf(open: number): number {
  return open >= 1 ? 2.02 : open * 1.2
}

function project(x: number, y: number, z: number): Point {
  return [CENTRE + ((x - CENTRE) * WALL) / z, FLOOR - EYE + ((EYE - y) * WALL) / z]
}

function points(corners: readonly Point[]): string {
  return corners.map((corner) => round(corner).join(',')).join(' ')
}

function round([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}
