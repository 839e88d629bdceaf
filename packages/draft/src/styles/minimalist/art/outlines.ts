import type { StateCode } from '@foyer/shared/places/us-states.ts'
import type { LinePicture } from './line-pictures.ts'
import { type Point, short } from './pen.ts'
import { stateOutlines } from './state-outlines.ts'

interface Outline {
  /** Starts and ends at the lowest point, in degrees, up is negative. */
  points: Point[]
  left: number
  bottom: number
  width: number
  height: number
}

/** Returns rows of outlines, threaded on one line each: up to six in one row, more in rows of ten. */
export function outlineRows(states: readonly StateCode[]): LinePicture[] {
  const amount = states.length
  const perRow = amount > 6 ? 10 : 6
  const tallest = amount > 6 ? 62 : amount > 3 ? 120 : amount > 1 ? 160 : 230
  const shapes = [...states].sort().map(outlineOf)
  const rows: { d: string; width: number; height: number }[] = []
  for (let start = 0; start < amount; start += perRow) {
    let x = 4
    let d = ''
    let top = 0
    for (const shape of shapes.slice(start, start + perRow)) {
      // Each state gets about the same area of paper: a small one is read as well as a large one.
      const scale = Math.min(
        tallest / shape.height,
        (tallest * 1.5) / shape.width,
        (tallest * 0.92) / Math.sqrt(shape.width * shape.height),
      )
      const height = shape.height * scale
      const points = shape.points.map(([px, py]): Point => {
        const y = (py - shape.bottom) * scale
        // A floor that is nearly level lies on the line.
        return [(px - shape.left) * scale + x, y > -height * 0.07 ? 0 : y]
      })
      const first = short(points[0]?.[0] ?? 0)
      d += `L${first} 0${points
        .slice(1)
        .map(([px, py]) => `L${short(px)} ${short(py)}`)
        .join('')}L${first} 0`
      x += shape.width * scale + (amount === 1 ? 0 : tallest * 0.34)
      top = Math.max(top, height)
    }
    rows.push({ d, width: Math.ceil(x + 4), height: Math.ceil(top) + 8 })
  }
  const width = Math.max(...rows.map((row) => row.width))
  return rows.map(({ d, height }) => ({
    width,
    height,
    inside: `<path transform="translate(0 ${height - 4})" d="M-4000 0${d.replace(/ -/g, '-')}H5000"/>`,
  }))
}

function outlineOf(code: StateCode): Outline {
  const numbers = stateOutlines[code].split(' ').map((tenths) => Number(tenths) / 10)
  const degrees: Point[] = []
  for (let at = 0; at < numbers.length; at += 2) degrees.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
  const latitude = degrees.reduce((sum, [, y]) => sum + y, 0) / degrees.length
  const flat = degrees.map(([x, y]): Point => [x * Math.cos((latitude * Math.PI) / 180), -y])
  const low = flat.reduce((best, [, y], at) => (y > (flat[best]?.[1] ?? 0) ? at : best), 0)
  const points = [...flat.slice(low), ...flat.slice(0, low)]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, bottom] = [Math.min(...xs), Math.max(...ys)]
  return { points, left, bottom, width: Math.max(...xs) - left, height: bottom - Math.min(...ys) }
}
