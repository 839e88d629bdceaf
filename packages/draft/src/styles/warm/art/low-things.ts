import { drawing } from '../../../html.ts'
import { between, type Random } from '../../../seed/seeded-random.ts'
import type { Low } from './cast.ts'
import { everydayThings } from './everyday-things.ts'
import { darker, dot, ellipse, fill, leaf, mix, type Papers, type Point, stroke, whole } from './paper.ts'
import type { Turned } from './turn.ts'
import { fruit, patternFor, vessel } from './vessel.ts'

/** What stands in front, apart from single fruit. */
export type LowThing = Exclude<Low, 'pear' | 'apple'>

const wide: readonly Low[] = ['bowl', 'fruitbowl', 'hat', 'books', 'bread']

/** How far a low thing reaches to the left and, with its shadow, to the right, in units. */
export const lowReach = (thing: Low): readonly [left: number, right: number] =>
  wide.includes(thing) ? [142, 204] : thing === 'glasses' || thing === 'teapot' ? [128, 160] : [102, 136]

/** Paints a low thing; the color is that of its largest part. */
export function lowThing(
  random: Random,
  thing: LowThing,
  [x, y]: Point,
  color: string,
  papers: Papers,
): string {
  const mark = color === papers.dusk ? papers.sheet : papers.leaf
  const side = x < 450 ? -1 : 1
  switch (thing) {
    case 'bowl':
    case 'fruitbowl':
      return bowl(random, thing === 'fruitbowl', [x, y], color, mark, papers)
    case 'books':
    case 'stones':
    case 'glasses':
    case 'yarn':
    case 'hat':
    case 'bread':
      return everydayThings[thing](random, [x, y], color, papers)
    case 'brushes':
      return vessel(random, 'cup', [x, y], [58, 104], color, {
        shadow: papers.shade,
        pattern: patternFor(random, 'cup', mark),
        inside: (turned) => brushes(turned, color, papers),
      })
    case 'candle':
      return (
        ellipse(papers.shade, x + 40, y + 10, 96, 16) +
        ellipse(darker(color), x, y + 6, 80, 16) +
        ellipse(color, x, y, 80, 16) +
        vessel(random, 'candle', [x, y - 2], [30, between(random, 96, 124)], papers.sheet, {
          inside: ({ centerX, top }) =>
            stroke(`M${whole(centerX)} ${whole(top + 4)}v-16`, papers.dark, 4) +
            fill(leaf(centerX, top - 8, -Math.PI / 2, 48, 16), papers.honey),
        })
      )
    case 'teapot':
      return vessel(random, 'teapot', [x, y], [80, 108], color, {
        shadow: papers.shade,
        handle: side,
        inside: (turned) => spout(turned, -side, color),
        pattern: (turned) => lid(turned, color, papers),
      })
    case 'cup':
    case 'jug': {
      const width = thing === 'cup' ? between(random, 52, 62) : between(random, 60, 68)
      return vessel(random, thing, [x, y], [width, width * (thing === 'cup' ? 1.42 : 2.5)], color, {
        shadow: papers.shade,
        handle: side,
        spout: thing === 'jug' ? -side : 0,
        pattern: random() < 0.4 ? patternFor(random, thing, mark) : undefined,
      })
    }
  }
}

function bowl(
  random: Random,
  isFull: boolean,
  [x, y]: Point,
  color: string,
  mark: string,
  papers: Papers,
): string {
  const width = between(random, 108, 126)
  const colors = [papers.honey, papers.terracotta, papers.leaf2]
  const shift = color === papers.honey ? 1 : 0
  return vessel(random, 'bowl', [x, y], [width, width * 0.82], color, {
    shadow: papers.shade,
    pattern: random() < 0.5 ? patternFor(random, 'bowl', mark) : undefined,
    inside: (turned) => {
      if (!isFull) return ''
      const at = (u: number, down: number): Point => [turned.centerX + u * turned.rimX, turned.top + down]
      return (
        fruit(random, 'apple', at(-0.52, 26), mix(38, 44, random()), colors[shift] as string, papers) +
        fruit(random, 'apple', at(0.5, 26), mix(38, 44, random()), colors[1 + shift] as string, papers) +
        fruit(random, 'pear', at(-0.02, 16), 36, colors[(2 + shift) % 3] as string, papers)
      )
    },
  })
}

// Two brushes lean in a glass, each to its side.
function brushes({ centerX, rimX, top }: Turned, color: string, papers: Papers): string {
  const brush = (side: number, length: number, handle: string) => {
    const [fromX, tipX, tipY] = [centerX - side * rimX * 0.3, centerX + side * rimX * 1.02, top - length]
    const along = (t: number): Point => [mix(fromX, tipX, t), mix(top + 30, tipY, t)]
    const [neckX, neckY] = along(0.7)
    const bristles = drawing`
      M${whole(neckX + side * 9)} ${whole(neckY)}L${whole(tipX + side * 9)} ${whole(tipY)}
      l${side * 22} 6L${whole(neckX + side * 31)} ${whole(neckY + 6)}z
    `
    return (
      fill(bristles, papers.sheet) +
      stroke(`M${whole(fromX)} ${whole(top + 30)}L${whole(tipX)} ${whole(tipY)}`, handle, 13)
    )
  }
  const [one, other] = color === papers.honey ? [papers.leaf, papers.terracotta] : [papers.honey, papers.leaf]
  return brush(-1, 84, one as string) + brush(1, 100, other as string)
}

function spout({ at, h }: Turned, side: number, color: string): string {
  const [lowX, lowY] = at(0.28, side)
  const [highX, highY] = at(0.7, side)
  const [tipX, tipY] = [highX + side * 54, highY - h * 0.42]
  const d = drawing`
    M${whole(lowX - side * 14)} ${whole(lowY)}Q${whole(highX + side * 34)} ${whole(lowY - 8)} ${whole(tipX)} ${whole(tipY)}
    L${whole(tipX - side * 20)} ${whole(tipY - 4)}Q${whole(highX + side * 6)} ${whole(highY - 6)} ${whole(highX - side * 14)} ${whole(highY)}z
  `
  return fill(d, side > 0 ? darker(color) : color)
}

function lid({ centerX, rimX, top }: Turned, color: string, papers: Papers): string {
  const wide = rimX * 1.12
  const dome = drawing`
    M${whole(centerX - wide)} ${whole(top + 4)}Q${whole(centerX)} ${whole(top - 40)} ${whole(centerX + wide)} ${whole(top + 4)}
    Q${whole(centerX)} ${whole(top + 18)} ${whole(centerX - wide)} ${whole(top + 4)}z
  `
  return fill(dome, darker(color, 0.92)) + stroke(dot(centerX, top - 26), papers.dark, 18)
}
