import { drawing } from '../../../html.ts'
import { pick, type Random } from '../../../seed/seeded-random.ts'
import { darker, dot, ellipse, fill, leaf, mix, type Papers, type Point, stroke, whole } from './paper.ts'
import { type Kind, type Turned, turn } from './turn.ts'

/** What a vessel may carry. handle and spout name a side: -1 left, 1 right, 0 none. */
interface VesselParts {
  shadow?: string
  handle?: number
  spout?: number
  inside?: (vessel: Turned) => string
  pattern?: ((vessel: Turned) => string) | undefined
}

/** Paints an open vessel: shadow, handle, mouth, what stands in it, then the front. */
export function vessel(
  random: Random,
  kind: Kind,
  [x, y]: Point,
  [w, h]: readonly [width: number, height: number],
  color: string,
  { shadow, handle = 0, spout = 0, inside, pattern }: VesselParts = {},
): string {
  const turned = turn(random, kind, x, y, w, h)
  let svg = shadow ? ellipse(shadow, x + w * 0.5, y + turned.foot * 0.6, w * 1.12, Math.max(8, w * 0.15)) : ''
  if (handle) {
    const [a, b, out] = [turned.at(0.84, handle), turned.at(0.36, handle), handle * w * 0.85]
    const start = `${whole(a[0] - handle * 6)} ${whole(a[1])}`
    const first = `${whole(a[0] + out)} ${whole(a[1] - h * 0.06)}`
    const second = `${whole(b[0] + out * 0.75)} ${whole(b[1] - h * 0.02)}`
    const curve = `C${first} ${second} ${whole(b[0] - handle * 6)} ${whole(b[1])}`
    svg += stroke(`M${start}${curve}`, darker(color, handle > 0 ? 0.84 : 0.9), Math.max(8, w * 0.17))
  }
  if (turned.open) svg += ellipse(darker(color, 0.66), turned.centerX, turned.top, turned.rimX, turned.rimY)
  svg += inside?.(turned) ?? ''
  svg += fill(turned.body, color) + fill(turned.dark, darker(color))
  if (spout) {
    const [a, b] = [turned.at(1, spout), turned.at(0.84, spout)]
    const d = drawing`
      M${whole(a[0] - spout * turned.rimX * 0.7)} ${whole(a[1] + turned.rimY * 0.8)}
      Q${whole(a[0])} ${whole(a[1] + 2)} ${whole(a[0] + spout * w * 0.3)} ${whole(a[1] - h * 0.035)}
      Q${whole(a[0] + spout * w * 0.06)} ${whole(mix(a[1], b[1], 0.5))} ${whole(b[0])} ${whole(b[1])}z
    `
    svg += fill(d, spout > 0 ? darker(color) : color)
  }
  return svg + (pattern?.(turned) ?? '')
}

/** Draws a pattern for a vessel. The caller never gives a red on a pale paper: this is a medical page. */
export function patternFor(random: Random, kind: Kind, color: string): (vessel: Turned) => string {
  const low = kind === 'cup' || kind === 'bowl'
  const which = pick(random, low ? ['band', 'strokes'] : ['bands', 'band', 'dots', 'strokes', 'dip'])
  return (turned) => {
    if (which === 'bands')
      return fill(turned.band(0.3, 0.345) + turned.band(0.42, 0.465) + turned.band(0.54, 0.585), color)
    if (which === 'band') return fill(turned.band(0.3, 0.5), color)
    if (which === 'dip') return fill(turned.band(0.02, 0.3), color)
    const rows = turned.h > 150 ? [0.34, 0.45, 0.56] : [0.42]
    let d = ''
    for (const [row, t] of rows.entries()) {
      const from = turned.at(t, -1)[0]
      const span = turned.at(t, 1)[0] - from
      const count = Math.max(3, Math.round(span / 30))
      for (let i = 0; i < count; i++) {
        const u = (i + 0.5 + (row % 2) * 0.25 - 0.12) / count
        const [x, y] = [from + span * u, turned.y - turned.h * t + Math.sin(u * Math.PI) * span * 0.09]
        d += which === 'dots' ? dot(x, y) : leaf(x, y + 9, -Math.PI / 2, 20, 6)
      }
    }
    return which === 'dots' ? stroke(d, color, 12) : fill(d, color)
  }
}

/** Paints a pear or an apple of half-width w with its stalk and one leaf. */
export function fruit(
  random: Random,
  kind: 'pear' | 'apple',
  [x, y]: Point,
  w: number,
  color: string,
  papers: Pick<Papers, 'dark' | 'leaf'>,
  shadow?: string,
): string {
  const turned = turn(random, kind, x, y, w, kind === 'pear' ? w * 2.7 : w * 1.8)
  const lean = (random() - 0.3) * w * 0.5
  const stalk = drawing`
    M${whole(turned.centerX)} ${whole(turned.top + 2)}
    q${whole(lean * 0.2)} ${whole(-w * 0.3)} ${whole(lean)} ${whole(-w * 0.5)}
  `
  return (
    (shadow ? ellipse(shadow, x + w * 0.5, y + 1, w * 1.1, w * 0.2) : '') +
    fill(turned.body, color) +
    fill(turned.dark, darker(color)) +
    stroke(stalk, papers.dark, Math.max(4, w * 0.08)) +
    fill(
      leaf(turned.centerX + lean * 0.4, turned.top - w * 0.22, -0.5 + random() * 0.5, w * 0.85, w * 0.26),
      papers.leaf,
    )
  )
}
