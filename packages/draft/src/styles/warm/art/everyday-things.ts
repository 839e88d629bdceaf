import { drawing } from '../../../html.ts'
import { between, type Random } from '../../../seed/seeded-random.ts'
import { darker, dot, ellipse, fill, leaf, type Papers, type Point, stroke, whole } from './paper.ts'
import { vessel } from './vessel.ts'

type Paint = (random: Random, at: Point, color: string, papers: Papers) => string

/** Things of everyday life that are no vessels, each standing at a point of the table; what is `color` may be any paper. */
export const everydayThings = { books, stones, glasses, yarn, hat, bread } satisfies Record<string, Paint>

// Three books lie on each other, with their spines to the left and their pages to the right.
function books(random: Random, [x, y]: Point, color: string, papers: Papers): string {
  const covers = [papers.dark, color, papers.honey].map((cover, index, all) =>
    cover === all[index - 1] ? papers.leaf : cover,
  )
  let svg = ellipse(papers.shade, x + 56, y + 4, 126, 15)
  let bottom = y
  for (const [index, cover] of covers.entries()) {
    const half = [118, 104, 88][index] as number
    const thick = between(random, 28, 36)
    const left = x - half + between(random, -10, 10)
    const [right, top] = [left + half * 2, bottom - thick]
    const outside = drawing`
      M${whole(right)} ${whole(bottom)}H${whole(left + 14)}
      Q${whole(left - 6)} ${whole((top + bottom) / 2)} ${whole(left + 14)} ${whole(top)}H${whole(right)}z
    `
    const pages = `M${whole(right - 4)} ${whole(bottom - 7)}H${whole(left + 20)}V${whole(top + 7)}H${whole(right - 4)}z`
    svg += fill(outside, cover) + fill(pages, papers.sheet)
    bottom = top
  }
  return svg
}

function stones(random: Random, [x, y]: Point, color: string, papers: Papers): string {
  const colors = [color, color === papers.sheet ? papers.soft : papers.sheet, papers.second]
  let svg = ellipse(papers.shade, x + 44, y + 2, 104, 17)
  let bottom = y
  for (const [index, paper] of colors.entries()) {
    const [half, high] = [
      [88, 62],
      [66, 50],
      [42, 36],
    ][index] as [number, number]
    // One paper cut, a little larger than it will look: stones rest in each other.
    svg += vessel(random, 'stone', [x + between(random, -8, 8), bottom], [half, high], paper)
    bottom -= high - 3
  }
  return svg
}

function glasses(_random: Random, [x, y]: Point, _color: string, papers: Papers): string {
  const ring = (center: number) =>
    `M${whole(center - 40)} ${whole(y - 44)}a40 36 0 1 1 80 0a40 36 0 1 1-80 0z`
  const rings = ring(x - 54) + ring(x + 54)
  const bridge = `M${whole(x - 14)} ${whole(y - 50)}q14-14 28 0`
  const arms = drawing`
    M${whole(x - 92)} ${whole(y - 56)}L${whole(x - 62)} ${whole(y - 98)}q8-10 18-4
    M${whole(x + 92)} ${whole(y - 56)}L${whole(x + 122)} ${whole(y - 98)}q8-10 18-4
  `
  return (
    ellipse(papers.shade, x + 20, y - 2, 116, 10) +
    stroke(arms, darker(papers.dark), 8) +
    fill(rings, papers.sheet) +
    stroke(rings + bridge, papers.dark, 11)
  )
}

function yarn(random: Random, [x, y]: Point, color: string, papers: Papers): string {
  const r = between(random, 62, 70)
  const thread = color === papers.sheet ? papers.soft2 : darker(color, 0.8)
  const lines = drawing`
    M${whole(x - r * 0.9)} ${whole(y - r * 0.7)}q${whole(r * 0.9)} ${whole(-r)} ${whole(r * 1.7)} ${whole(-r * 0.5)}
    M${whole(x - r * 0.98)} ${whole(y - r * 1.1)}q${whole(r)} ${whole(-r * 0.9)} ${whole(r * 1.6)} ${whole(-r * 0.34)}
    M${whole(x - r * 0.6)} ${whole(y - r * 0.3)}q${whole(r * 0.5)} ${whole(-r * 0.8)} ${whole(r * 1.5)} ${whole(-r * 0.5)}
    M${whole(x - r * 0.2)} ${whole(y - r * 0.06)}q${whole(r * 0.3)} ${whole(-r * 0.5)} ${whole(r)} ${whole(-r * 0.4)}
  `
  const needles = drawing`
    M${whole(x + r * 0.5)} ${whole(y - r * 1.2)}L${whole(x + r * 1.2)} ${whole(y - r * 2.5)}
    M${whole(x - r * 0.1)} ${whole(y - r * 1.4)}L${whole(x - r * 0.5)} ${whole(y - r * 2.6)}
  `
  const ends = dot(x + r * 1.2, y - r * 2.5) + dot(x - r * 0.5, y - r * 2.6)
  const loose = `M${whole(x - r * 0.3)} ${whole(y - 3)}q${whole(-r * 0.7)} ${whole(r * 0.34)} ${whole(-r * 1.1)} 4`
  return (
    ellipse(papers.shade, x + r * 0.5, y, r * 1.1, 15) +
    stroke(needles, papers.dark, 8) +
    stroke(ends, papers.honey, 20) +
    ellipse(color, x, y - r, r, r) +
    stroke(lines, thread, 7) +
    stroke(loose, color, 7)
  )
}

function hat(_random: Random, [x, y]: Point, _color: string, papers: Papers): string {
  const crown = drawing`
    M${whole(x - 70)} ${whole(y - 26)}Q${whole(x - 70)} ${whole(y - 108)} ${whole(x - 6)} ${whole(y - 110)}
    Q${whole(x + 68)} ${whole(y - 110)} ${whole(x + 70)} ${whole(y - 26)}Q${whole(x)} ${whole(y - 4)} ${whole(x - 70)} ${whole(y - 26)}z
  `
  const ribbon = drawing`
    M${whole(x - 71)} ${whole(y - 28)}L${whole(x - 69)} ${whole(y - 54)}Q${whole(x)} ${whole(y - 30)} ${whole(x + 69)} ${whole(y - 54)}
    L${whole(x + 71)} ${whole(y - 28)}Q${whole(x)} ${whole(y - 2)} ${whole(x - 71)} ${whole(y - 28)}z
  `
  return (
    ellipse(papers.shade, x + 44, y - 2, 140, 24) +
    ellipse(darker(papers.honey, 0.9), x, y - 16, 136, 28) +
    ellipse(papers.honey, x - 3, y - 22, 132, 25) +
    fill(crown, papers.honey) +
    fill(ribbon, papers.second)
  )
}

function bread(random: Random, [x, y]: Point, _color: string, papers: Papers): string {
  const half = between(random, 112, 124)
  const crust = papers.terracotta
  const loaf = drawing`
    M${whole(x - half)} ${whole(y - 26)}Q${whole(x - half + 4)} ${whole(y - 92)} ${whole(x - 20)} ${whole(y - 94)}
    Q${whole(x + half)} ${whole(y - 96)} ${whole(x + half)} ${whole(y - 26)}
    Q${whole(x + half - 4)} ${whole(y)} ${whole(x + half - 40)} ${whole(y)}H${whole(x - half + 36)}
    Q${whole(x - half + 2)} ${whole(y)} ${whole(x - half)} ${whole(y - 26)}z
  `
  const cuts = [-0.5, -0.08, 0.34].map((u) => leaf(x + half * u - 10, y - 44, -0.9, 58, 11)).join('')
  return ellipse(papers.shade, x + 52, y, half * 1.08, 15) + fill(loaf, crust) + fill(cuts, papers.honey)
}
