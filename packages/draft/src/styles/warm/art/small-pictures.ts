import { drawing } from '../../../html.ts'
import { pick, seededRandom } from '../../../seed/seeded-random.ts'
import type { WarmPalette } from '../palette.ts'
import { darker, papersOf, whole } from './paper.ts'
import { stem } from './stem.ts'
import { fruit, vessel } from './vessel.ts'

/** How many colored fields stamps take turns with. */
export const stampFields = 6

/**
 * Returns the inside of a postage stamp, 300 x 300: one thing on a colored field. index keeps neighbors different.
 */
export function stampPicture(seed: string, palette: WarmPalette, index: number): string {
  const random = seededRandom(`${seed}/stamp/${index}`)
  const papers = papersOf(palette)
  const fields = [
    [papers.soft, papers.second],
    [papers.honey, papers.dark],
    [papers.soft2, papers.deep],
    [papers.cut, papers.sheet],
    [papers.second, papers.honey],
    [papers.dusk, papers.sheet],
  ] as const
  const [ground, color] = fields[index % stampFields] as (typeof fields)[number]
  const things = ['jug', 'pear', 'sprig', 'round', 'cup', 'flower', 'bowl'] as const
  const thing = things[
    (index + Math.floor(seededRandom(`${seed}/stamps`)() * 7)) % 7
  ] as (typeof things)[number]
  const shadow = darker(ground, 0.78)
  const leaf = { length: 88, bend: 16, color: papers.leaf, flower: papers.lead }
  const paper = `<path fill="${ground}" d="M0 0h300v300H0z"/><path fill="${darker(ground, 0.9)}" d="M0 234h300v66H0z"/>`
  if (thing === 'pear') return paper + fruit(random, 'pear', [142, 264], 72, color, papers, shadow)
  if (thing === 'sprig') {
    const plant = pick(random, ['olive', 'fern', 'round'] as const)
    return paper + stem(random, plant, [124, 296], { ...leaf, length: 260, bend: 44, color }, papers)
  }
  if (thing === 'flower') {
    const isPale = ground === papers.soft2 || ground === papers.soft || ground === papers.honey
    const green = isPale ? papers.leaf : darker(ground, 0.55)
    return (
      paper +
      stem(random, 'flower', [138, 300], { length: 196, bend: 20, color: green, flower: color }, papers)
    )
  }
  const [width, height] = { jug: [76, 174], round: [76, 150], cup: [66, 96], bowl: [104, 86] }[thing] as [
    number,
    number,
  ]
  return (
    paper +
    vessel(random, thing, [148, 258], [width, height], color, {
      shadow,
      handle: thing === 'jug' || thing === 'cup' ? 1 : 0,
      spout: thing === 'jug' ? -1 : 0,
      ...(thing === 'round' && {
        inside: (turned) => stem(random, 'olive', [turned.centerX, turned.top + 4], leaf, papers),
      }),
    })
  )
}

/** Returns the inside of two cut stems for a margin, 300 x 440. */
export function sprig(seed: string, palette: WarmPalette): string {
  const random = seededRandom(`${seed}/sprig`)
  const papers = papersOf(palette)
  const plant = pick(random, ['olive', 'fern', 'round', 'flower'] as const)
  const short = { length: 250, bend: -74, color: papers.leaf2, flower: papers.honey }
  const long = { length: 350, bend: 70, color: papers.leaf, flower: papers.second }
  return stem(random, plant, [120, 434], short, papers) + stem(random, plant, [128, 434], long, papers)
}

/**
 * Returns the inside of what was left on the table beside the letter, 260 x 200: a fruit, with another, a cup or a
 * bowl.
 */
export function leftBeside(seed: string, palette: WarmPalette): string {
  const random = seededRandom(`${seed}/fruit`)
  const papers = papersOf(palette)
  const shadow = papers.shade
  const apple = (color: string) => fruit(random, 'apple', [186, 190], 42, color, papers, shadow)
  const thing = pick(random, ['pear', 'cup', 'bowl'] as const)
  if (thing === 'pear')
    return fruit(random, thing, [96, 178], 52, papers.honey, papers, shadow) + apple(papers.leaf2)
  const [width, height] = thing === 'cup' ? [62, 88] : [84, 70]
  const color = pick(random, [papers.soft, papers.second])
  const handle = thing === 'cup' ? -1 : 0
  return (
    vessel(random, thing, [96, 176], [width, height], color, { shadow, handle }) +
    apple(pick(random, [papers.honey, papers.leaf2]))
  )
}

/** Returns the inside of the favicon, 640 x 640: one jug, vase or pear on a disc. */
export function emblem(seed: string, palette: WarmPalette): string {
  const random = seededRandom(`${seed}/emblem`)
  const papers = papersOf(palette)
  const kind = pick(random, ['jug', 'round', 'pear'] as const)
  const thing =
    kind === 'pear'
      ? fruit(random, kind, [308, 540], 145, papers.honey, { dark: papers.sheet, leaf: papers.sheet })
      : vessel(random, kind, [300, 520], [150, 370], papers.sheet, {
          handle: kind === 'jug' ? 1 : 0,
          spout: kind === 'jug' ? -1 : 0,
        })
  return `<circle cx="320" cy="320" r="320" fill="${papers.lead}"/>${thing}`
}

/** Returns the round postmark without words, 320 x 150: two rings and four waves. */
export function postmark(color: string): string {
  let waves = ''
  for (let row = 0; row < 4; row++)
    waves += `M148 ${whole(42 + row * 22)}q14-10 28 0t28 0 28 0 28 0 28 0 28 0`
  return drawing`
    <g fill="none" stroke="${color}" stroke-width="2.5"><circle cx="74" cy="75" r="70"/><circle cx="74"
    cy="75" r="46"/><path d="${waves}"/></g>
  `
}
