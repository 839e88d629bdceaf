import type { Random } from '../../../seed/seeded-random.ts'
import { dot, fill, leaf, mix, type Papers, type Point, stroke, whole } from './paper.ts'

export type Plant = 'olive' | 'round' | 'fern' | 'herb' | 'flower'

const leafPairs: Record<Plant, number> = { olive: 4, round: 4, fern: 5, herb: 6, flower: 2 }

/** Paints a stem that grows from a point, bends sideways and carries what its kind carries. */
export function stem(
  random: Random,
  plant: Plant,
  [x, y]: Point,
  { length, bend, color, flower }: { length: number; bend: number; color: string; flower: string },
  papers: Pick<Papers, 'dark'>,
): string {
  const [endX, endY, bowX, bowY] = [x + bend, y - length, x + bend * 0.15, y - length * 0.55]
  const on = (u: number): Point => [
    (1 - u) ** 2 * x + 2 * u * (1 - u) * bowX + u * u * endX,
    (1 - u) ** 2 * y + 2 * u * (1 - u) * bowY + u * u * endY,
  ]
  const direction = (u: number) =>
    Math.atan2(
      2 * (1 - u) * (bowY - y) + 2 * u * (endY - bowY),
      2 * (1 - u) * (bowX - x) + 2 * u * (endX - bowX),
    )
  const line = stroke(
    `M${whole(x)} ${whole(y)}Q${whole(bowX)} ${whole(bowY)} ${whole(endX)} ${whole(endY)}`,
    color,
    Math.max(plant === 'flower' ? 5 : 4, length * 0.018),
  )
  const count = leafPairs[plant]
  let d = ''
  for (let i = 0; i < count; i++) {
    const u = plant === 'flower' ? 0.3 + i * 0.22 : 0.3 + (i / (count - 1)) * 0.66
    const [px, py] = on(u)
    const angle = direction(u)
    for (const side of [-1, 1]) {
      if (plant === 'olive') {
        const size = length * 0.28 * (1 - 0.5 * u) * (0.9 + random() * 0.25)
        d += leaf(px, py + side * 5, angle + side * mix(0.95, 0.5, u), size, length * 0.065)
      } else if (plant === 'fern') {
        const size = length * 0.36 * Math.sin(Math.PI * (1.04 - u) * 0.95 + 0.1)
        d += leaf(px, py, angle + side * mix(1.15, 0.7, u), size, length * 0.034)
      } else if (plant === 'herb') {
        d += leaf(px, py, angle + side * 0.8, length * 0.12 * (1.2 - u * 0.5), length * 0.035)
      } else if (plant === 'round') {
        const size = length * 0.066 * (1.35 - u * 0.6) * (0.85 + random() * 0.25)
        d += leaf(px, py, angle + side * 1.05, size * 2.8, size * 1.6)
      } else if ((i + (side > 0 ? 1 : 0)) % 2) {
        d += leaf(px, py, angle + side * 0.75, length * 0.34, length * 0.06)
      }
    }
  }
  if (plant === 'round') d += leaf(endX, endY, direction(1), length * 0.1, length * 0.06)
  else if (plant !== 'flower') d += leaf(endX, endY, direction(1), length * 0.15, length * 0.035)
  if (plant !== 'flower') return line + fill(d, color)

  const size = length * 0.15 + 16
  const petalCount = 5 + Math.floor(random() * 3)
  let petals = ''
  for (let i = 0; i < petalCount; i++) {
    const angle = direction(1) + (i / petalCount) * Math.PI * 2 + random() * 0.15
    petals += dot(endX + Math.cos(angle) * size * 0.56, endY + Math.sin(angle) * size * 0.56)
  }
  const middle = stroke(dot(endX, endY), papers.dark, size * 0.6)
  return line + fill(d, color) + stroke(petals, flower, size * 0.96) + middle
}
