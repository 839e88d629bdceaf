import { drawing } from '../../../html.ts'
import { pick, type Random } from '../../../seed/seeded-random.ts'
import { fill, leaf, mix, type Papers, whole } from './paper.ts'

/**
 * What surrounds a window in a picture of its own, as colors. The wall and the table then cover what lies outside of
 * the window: a clip path would take as long to draw as the rest of the picture.
 */
export type Room = { readonly wall: string; readonly table: string }

/**
 * Paints a window (tall, wide or round) with round hills, a sun and a few trees behind a table edge at height table.
 * It is the only large shape of a picture. sunSide (-1 left, 1 right) keeps the sun away from the greenery.
 */
export function windowView(
  random: Random,
  papers: Papers,
  id: string,
  table: number,
  sunSide: number,
  room?: Room,
): string {
  const shape = pick(random, ['tall', 'wide', 'round'] as const)
  const center = mix(440, 490, random())
  const width = { tall: 352, wide: 470, round: 496 }[shape]
  const top = { tall: 58, wide: 126, round: 62 }[shape]
  const bottom = shape === 'round' ? top + width : table + 40
  const x = center - width / 2
  const frame =
    shape === 'round'
      ? `<circle cx="${whole(center)}" cy="${whole(top + width / 2)}" r="${whole(width / 2)}"/>`
      : `<rect x="${whole(x)}" y="${top}" width="${width}" height="${whole(bottom - top)}" rx="22"/>`
  const hill = (hillX: number, hillY: number, radius: number, color: string) =>
    `<circle fill="${color}" cx="${whole(hillX)}" cy="${whole(hillY + radius)}" r="${radius}"/>`
  const low = shape === 'tall' ? 352 : 346
  const sunY = top + mix(86, 128, random())
  const sunX = center + sunSide * width * mix(0.16, 0.26, random())
  let trees = ''
  for (let i = 0; i < 3; i++) {
    const treeX = center + sunSide * width * (0.06 + i * 0.1 + random() * 0.03)
    trees += leaf(treeX, low + 74 + i * 2, -Math.PI / 2 + (random() - 0.5) * 0.1, mix(84, 122, random()), 20)
  }
  const bars = {
    tall: `M${whole(center)} ${top}V${table}M${whole(x)} ${top + 196}h${width}`,
    wide: `M${whole(x + width / 3)} ${top}V${table}M${whole(x + (width * 2) / 3)} ${top}V${table}`,
    round: `M${whole(center)} ${top}V${whole(bottom)}M${whole(x)} ${whole(top + width / 2)}h${width}`,
  }[shape]
  const view =
    `<path fill="${papers.cut}" d="M0 0h900v720H0z"/>` +
    `<circle fill="${papers.sheet}" cx="${whole(sunX)}" cy="${whole(sunY)}" r="${whole(mix(34, 46, random()))}"/>` +
    hill(center - sunSide * width * 0.3, low - 34, 330, papers.soft) +
    fill(trees, papers.leaf) +
    hill(center + sunSide * width * 0.36, low + 22, 300, papers.leaf2) +
    hill(center - sunSide * width * 0.22, low + 84, 260, papers.soft2)
  const frames = drawing`
    <g fill="none" stroke="${papers.frame}" stroke-width="13">${frame}<path stroke-width="9" d="${bars}"/>
    </g>
  `
  if (room) {
    const [left, height, half] = [whole(x), whole(bottom - top), whole(width / 2)]
    const hole =
      shape === 'round'
        ? `M${left} ${whole(top + width / 2)}a${half} ${half} 0 0 1 ${width} 0a${half} ${half} 0 0 1-${width} 0z`
        : drawing`
          M${left} ${top + 22}a22 22 0 0 1 22-22h${width - 44}a22 22 0 0 1 22 22v${+height - 44}
          a22 22 0 0 1-22 22h-${width - 44}a22 22 0 0 1-22-22z
        `
    return (
      `${view}<path fill="${room.wall}" fill-rule="evenodd" d="M-600-99H999V999H-600z${hole}"/>${frames}` +
      `<path fill="${room.table}" d="M-600 ${table}H999V999H-600z"/>`
    )
  }
  return (
    `<clipPath id="${id}">${frame}</clipPath><clipPath id="${id}t"><path d="M0 0h900v${table}H0z"/></clipPath>` +
    `<g clip-path="url(#${id}t)"><g clip-path="url(#${id})">${view}</g>` +
    `${frames}</g>`
  )
}
