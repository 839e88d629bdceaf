import { between, pick, seededRandom, shuffle } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import type { WarmPalette } from '../palette.ts'
import { castFor } from './cast.ts'
import { lowThing } from './low-things.ts'
import { papersOf } from './paper.ts'
import { bunch, fruitPair, patternColor } from './still-life.ts'
import type { Kind } from './turn.ts'
import { patternFor, vessel } from './vessel.ts'

const sizes: Partial<Record<Kind, readonly [width: number, height: number]>> = {
  jug: [78, 220],
  round: [90, 196],
  bottle: [56, 262],
  tall: [62, 250],
  pot: [84, 168],
}

/**
 * Returns the inside of a long row of things along the table's edge, drawn for viewBox "0 0 1600 430"; the table's
 * edge lies at 330. Tall and low things take turns, and the right end is the fullest: narrow screens show that end.
 */
export function frieze(seed: string, palette: WarmPalette, field: ArtField): string {
  const random = seededRandom(`${seed}/frieze/${field}`)
  const papers = papersOf(palette)
  const cast = castFor(field)
  const tallColors = shuffle(random, [papers.second, papers.dark, papers.honey, papers.sheet])
  const lowColors = shuffle(random, [papers.dusk, papers.soft, papers.sheet])
  const lows = [cast.front[0], ...shuffle(random, cast.front.slice(1))]
  const plant = pick(random, cast.green)
  const tallPlaces = [170, 640, 1120, 1400]
  const lowPlaces = [330, 760, 980, 1270]
  const kinds = [cast.back[2], cast.back[1], cast.back[0], cast.family]
  const greenOn = 2
  const patterned = pick(random, [0, 1, 3])

  const tall = tallPlaces.map((place, index) => {
    const kind = kinds[index] as Kind
    const [width, height] = sizes[kind] ?? [78, 210]
    const color = tallColors[index] as string
    const x = place + between(random, -24, 24)
    const isGreen = index === greenOn
    const isJug = (kind === 'jug' || kind === 'tall') && !isGreen
    const side = random() < 0.5 ? 1 : -1
    const grown = isGreen ? 1.06 : between(random, 0.78, 1)
    return vessel(random, kind, [x, 372 + between(random, 0, 10)], [width * grown, height * grown], color, {
      shadow: papers.shade,
      handle: isJug ? side : 0,
      spout: isJug ? -side : 0,
      pattern: index === patterned ? patternFor(random, kind, patternColor(color, papers)) : undefined,
      ...(isGreen && {
        inside: (turned) =>
          bunch(random, plant, [turned.centerX, turned.top], turned.rimX, papers, {
            tallest: 150,
            above: 26,
          }),
      }),
    })
  })
  let colorAt = 0
  const low = lowPlaces.map((place, index) => {
    const thing = lows[index] ?? 'pear'
    const x = place + between(random, -16, 16)
    const y = 392 + between(random, 0, 16)
    if (thing === 'pear' || thing === 'apple') {
      return fruitPair(random, thing, [x, y], index % 2 === 0, index % 2 === 0, papers)
    }
    return lowThing(random, thing, [x, y], lowColors[colorAt++ % 3] as string, papers)
  })
  return tall.join('') + low.join('')
}
