import { between, pick, type Random, seededRandom, shuffle } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import type { WarmPalette } from '../palette.ts'
import { castFor } from './cast.ts'
import { lowReach, lowThing } from './low-things.ts'
import { type Papers, type Point, papersOf } from './paper.ts'
import { type Plant, stem } from './stem.ts'
import type { Kind } from './turn.ts'
import { fruit, patternFor, vessel } from './vessel.ts'
import { type Room, windowView } from './window.ts'

/** The height of the table's back edge, in a picture of 900 x 720. */
const tableEdge = 560

/** Left and right edge of what a picture shows. */
type Sides = readonly [left: number, right: number]

/** What the hero shows: its view box is "44 6 812 704". */
const heroSides: Sides = [44, 856]

/**
 * How far a vessel reaches from its axis, in half-widths of its body: a handle to its side, the shadow to the right.
 */
const reach = { handle: 1.5, body: 1.1, shadow: 1.64 }

/** How far greenery reaches to both sides, in units. */
const greenReach = 160

/**
 * Returns the inside of the hero picture, drawn for viewBox "44 6 812 704": a window, a back row of three vessels of
 * one family, and low things over the gaps. Colors follow three rules: the largest thing is never the palest,
 * neighbors differ, and there is exactly one cool thing. id names the clip paths; it may stand once on a page. A
 * picture that reaches past one side of what is shown moves to the other one.
 */
export function stillLife(
  seed: string,
  palette: WarmPalette,
  field: ArtField,
  id: string,
  room?: Room,
  [leftSide, rightSide]: Sides = heroSides,
): string {
  const random = seededRandom(`${seed}/still-life/${field}`)
  const papers = papersOf(palette)
  const cast = castFor(field)
  const isMirrored = random() < 0.5
  const place = (x: number) => (isMirrored ? 900 - x : x)
  const [backColors, frontColors] = dealColors(random, papers)
  const kinds = cast.back.map((kind, index) => (index > 0 && random() < 0.45 ? cast.family : kind))
  const sizes = [
    [between(random, 112, 128), between(random, 330, 390)],
    [between(random, 84, 98), between(random, 240, 280)],
    [between(random, 78, 92), between(random, 196, 226)],
  ] as const
  const slots = pick(random, [
    [300, 500, 646],
    [330, 536, 168],
    [316, 508, 640],
  ]).map((x) => place(x + (random() - 0.5) * 24))
  const greenOn = cast.family === 'bottle' ? 1 : pick(random, [0, 0, 1])
  const plant = pick(random, cast.green)
  const gaps = [between(random, 400, 430), between(random, 196, 226), between(random, 590, 640)] as [
    number,
    number,
    number,
  ]
  if (random() < 0.4) gaps.splice(0, 3, gaps[2] - 20, gaps[1], gaps[0])
  // The pattern goes where the bowl does not hide it.
  const distances = slots.map((x) => Math.abs(x - place(gaps[0])))
  const patterned = random() < 0.85 ? distances.indexOf(Math.max(...distances)) : -1
  const view = windowView(random, papers, id, tableEdge, (slots[greenOn] ?? 0) > 450 ? -1 : 1, room)

  const spans: Sides[] = []

  const back = [2, 0, 1].map((index) => {
    const kind = kinds[index] as Kind
    const color = backColors[index] as string
    const [width, height] = sizes[index] as readonly [number, number]
    const x = slots[index] as number
    const side = x > 460 ? 1 : -1
    const isGreen = index === greenOn
    const isJug = (kind === 'jug' || kind === 'tall') && !isGreen
    const slim = kind === 'bottle' ? 0.68 : kind === 'tall' ? 0.76 : kind === 'round' ? 1.04 : 1
    const low = kind === 'pot' ? 0.72 : kind === 'bottle' ? 1.04 : kind === 'round' ? 0.9 : 1
    const half = width * slim
    const green = isGreen ? greenReach : 0
    const left = half * (isJug && side < 0 ? reach.handle : reach.body)
    spans.push([x - Math.max(left, green), x + Math.max(half * reach.shadow, green)])
    return vessel(random, kind, [x, 588 + index * 9 + random() * 8], [half, height * low], color, {
      shadow: papers.shade,
      handle: isJug ? side : 0,
      spout: isJug ? -side : 0,
      pattern: index === patterned ? patternFor(random, kind, patternColor(color, papers)) : undefined,
      ...(isGreen && {
        inside: (turned) =>
          bunch(random, plant, [turned.centerX, turned.top], turned.rimX, papers, {
            tallest: 190,
            above: 56,
          }),
      }),
    })
  })

  const things = [cast.front[0], ...shuffle(random, cast.front.slice(1))].slice(0, 3)
  let pairs = 0
  const front = things.map((thing, index): [number, string] => {
    const x = place(gaps[index] as number)
    const [left, right] = lowReach(thing)
    spans.push([x - left, x + right])
    const y = 652 + ([14, -6, 2][index] as number) + random() * 10
    const isFruit = thing === 'pear' || thing === 'apple'
    if (isFruit) {
      const isGreen = (index === 1) !== (backColors[0] === papers.honey)
      const isPair = (thing === 'apple' || random() < 0.5) && pairs++ === 0
      return [y, fruitPair(random, thing, [x, y], isGreen, isPair, papers)]
    }
    const behind = backColors[nearest(slots, x)] as string
    return [
      y,
      lowThing(
        random,
        thing,
        [x, y],
        avoid(frontColors[index] as string, behind, frontColors, papers),
        papers,
      ),
    ]
  })
  front.sort((one, other) => one[0] - other[0])
  const picture = view + back.join('') + front.map(([, svg]) => svg).join('')
  const tooFarRight = Math.max(0, ...spans.map(([, right]) => right - rightSide))
  const tooFarLeft = Math.max(0, ...spans.map(([left]) => leftSide - left))
  const move = Math.round(tooFarRight > 0 ? -tooFarRight : tooFarLeft)
  return move === 0 ? picture : `<g transform="translate(${move})">${picture}</g>`
}

function dealColors(random: Random, papers: Papers): [back: string[], front: string[]] {
  const { second, sheet, dark, honey, dusk, soft } = papers
  const back = pick(random, [
    [second, sheet, dark],
    [dark, honey, second],
    [honey, second, sheet],
    [second, honey, dark],
    [dark, sheet, second],
  ])
  const front = pick(random, [
    [dusk, honey, sheet],
    [sheet, dusk, honey],
    [honey, sheet, dusk],
    [soft, dusk, honey],
  ])
  // One large yellow thing is enough yellow.
  if (back[0] !== honey) return [back, front]
  return [back, front.map((color) => (color !== honey ? color : front.includes(soft) ? sheet : soft))]
}

/** Returns a pattern's color for a vessel's: never a red on a pale paper. */
export function patternColor(color: string, papers: Papers): string {
  if (color === papers.honey) return papers.dark
  if (color === papers.sheet) return papers.leaf
  return color === papers.dark ? papers.honey : papers.sheet
}

function nearest(slots: readonly number[], x: number): number {
  return slots.reduce(
    (best, slot, at) => (Math.abs(slot - x) < Math.abs((slots[best] ?? 0) - x) ? at : best),
    0,
  )
}

/** Returns the color, or another one if the same stands right behind it. */
function avoid(color: string, behind: string, used: readonly string[], papers: Papers): string {
  if (color !== behind) return color
  const free = [papers.soft, papers.sheet, papers.dusk].find(
    (other) => other !== behind && !used.includes(other),
  )
  return free ?? papers.soft
}

/** Paints greenery that stands in a vessel with its mouth at (x, top), and leaves units free above it. */
export function bunch(
  random: Random,
  plant: Plant,
  [x, top]: Point,
  rim: number,
  papers: Papers,
  { tallest, above }: { tallest: number; above: number },
): string {
  const free = above + (plant === 'flower' ? 38 : 0)
  const length = Math.min(top - free, between(random, tallest, tallest + 70))
  const count = plant === 'herb' ? 5 : 3
  const petals = [papers.lead, papers.honey, papers.sheet]
  let svg = ''
  for (let index = 0; index < count; index++) {
    const u = index / (count - 1) - 0.5
    const size = length * (1 - Math.abs(u) * 0.45) * between(random, 0.92, 1.04)
    const bend = u * between(random, 170, 230) + (random() - 0.5) * 30
    const look = {
      length: size,
      bend,
      color: index % 2 ? papers.leaf2 : papers.leaf,
      flower: petals[index % 3] as string,
    }
    svg += stem(random, plant, [x + u * rim * 0.9, top + 6], look, papers)
  }
  return svg
}

/** Paints a fruit on the table, alone or with an apple behind it. */
export function fruitPair(
  random: Random,
  kind: 'pear' | 'apple',
  [x, y]: Point,
  isGreen: boolean,
  isPair: boolean,
  papers: Papers,
): string {
  const [color, other] = isGreen ? [papers.leaf2, papers.honey] : [papers.honey, papers.leaf2]
  const one = fruit(random, kind, [x, y], between(random, 42, 50), color, papers, papers.shade)
  if (!isPair) return one
  return fruit(random, 'apple', [x + 74, y - 12], 38, other, papers, papers.shade) + one
}
