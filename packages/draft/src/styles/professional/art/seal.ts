// The picture of a professional page: a seal turned on a rose engine for one practice. One center, one order:
// everything repeats as often as the kind of practice says. A calm middle that carries an initial, inside four or
// five rings whose tones alternate. Line only, one weight for each ring. A seal stands on the edge of paper and
// plate, ink on one side and paper on the other.
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { pick, seededRandom } from '../../../seed/seeded-random.ts'
import type { ArtField } from '../../art-field.ts'
import type { ProfessionalColors } from '../palette.ts'
import { coprime, type Lobe, type Ring, ringMarkup } from './ring.ts'

type Order = { readonly counts: readonly [number, number]; readonly close: number }

// How often a seal repeats, and how close it is woven. Numbers with a meaning where there is one, never a picture of
// it.
const ORDERS: Readonly<Partial<Record<ArtField, Order>> & Record<'custom', Order>> = {
  primary_care: { counts: [16, 20], close: 0.5 },
  pediatric_care: { counts: [10, 11], close: 0.35 },
  // The fortnight and the month.
  womens_health: { counts: [14, 28], close: 0.5 },
  mens_health: { counts: [12, 18], close: 0.6 },
  // Many narrow rings, like a tree.
  healthy_aging: { counts: [30, 36], close: 0.85 },
  weight_management: { counts: [20, 22], close: 0.45 },
  functional_medicine: { counts: [9, 18], close: 0.3 },
  // The day, kept closely.
  chronic_disease: { counts: [24, 26], close: 0.75 },
  // Odd orders seem to turn.
  sports_medicine: { counts: [13, 17], close: 0.4 },
  // As many as the bones of the back.
  pain_management: { counts: [24, 25], close: 0.65 },
  // Once a week, for a season or two.
  therapy: { counts: [13, 26], close: 0.35 },
  // Day and night.
  psychiatry: { counts: [12, 24], close: 0.45 },
  // As many as the teeth of a jaw, and of both.
  dental: { counts: [16, 32], close: 0.55 },
  // The bones of the back that move, and all of them.
  chiropractic: { counts: [24, 33], close: 0.7 },
  // As often as an exercise is done.
  physical_therapy: { counts: [10, 15], close: 0.4 },
  // The days in which skin renews itself.
  dermatology: { counts: [27, 28], close: 0.6 },
  // The meals of a week, and those of two.
  nutrition: { counts: [21, 42], close: 0.5 },
  // The twelve lines of the old charts, and both sides.
  acupuncture: { counts: [12, 14], close: 0.8 },
  // The feet from which a chart is read, and its middle line.
  eye_care: { counts: [20, 25], close: 0.65 },
  // The months and the weeks.
  midwifery: { counts: [9, 40], close: 0.4 },
  custom: { counts: [15, 21], close: 0.5 },
  unknown: { counts: [16, 18], close: 0.4 },
}

// From so many strands on, half of them are enough for a small seal.
const MANY = 28

const MIDDLE = ownMarkup('<circle r="248" stroke-width="2"/><circle r="236" stroke-width="6"/>')

/** Strands that each ring of a picture has at most: with more, its lines are most of the bytes and of the time. */
const FEW = 4

/**
 * The seal of a draft as a group with an id, for `<defs>`; its stroke is inherited. Radius 1000. A small seal leaves
 * out the close rings and every second of many strands: under about 300 pixels they run together, and they are most
 * of the bytes and of the drawing time. That of a picture has two rings of few strands, with wider lines.
 */
export function sealGroup(
  seed: string,
  field: ArtField,
  id: string,
  size: 'large' | 'small' | 'picture' = 'large',
): SafeHtml {
  const isPicture = size === 'picture'
  const rings = ringsOf(seed, field)
    .filter(({ isClose }) => size === 'large' || !isClose)
    .filter((_, index) => !isPicture || index < 2)
    .map(({ width, isClose, ...ring }, index) => {
      if (isPicture) return ringMarkup(`${id}${index}`, thinned(ring), width * 1.6)
      const every = size === 'small' && ring.count >= MANY && ring.count % 2 === 0 ? 2 : 1
      return ringMarkup(`${id}${index}`, { ...ring, every }, width)
    })
  return ownMarkup(`<g id="${id}" fill="none">${rings.join('')}${MIDDLE}</g>`)
}

// A ring with few strands: every second, third and so on; where a count has no such divisor, a few strands of its own.
function thinned(ring: Ring): Ring {
  const { count, swings } = ring
  for (let every = 1; every * 4 <= count; every++) {
    if (count % every === 0 && count / every <= FEW) return { ...ring, every }
  }
  return { ...ring, count: coprime(4, swings) }
}

/** The first letter or digit of a name, for the middle of its seal; nothing when it has none. */
export function initialOf(name: string): string {
  return name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? ''
}

/** The initial in the middle of a seal of radius 1000. */
export function initialMarkup(name: string, fill = 'currentColor'): SafeHtml {
  return html`
    <text class="initial" y="118" text-anchor="middle" font-size="344" fill="${fill}" stroke="none">
      ${initialOf(name)}
    </text>
  `
}

// More strands than three run together at 16 px.
const ICONS = [
  { count: 3, swings: 2, inner: 90, width: 34 },
  { count: 2, swings: 3, inner: 100, width: 40 },
  { count: 3, swings: 1, inner: 90, width: 40 },
] as const

/** A few strands in a square plate: clear at 16 px. */
export function sealIcon(seed: string, { lead, onlead }: ProfessionalColors): SafeHtml {
  const { width, ...ring } = pick(seededRandom(`${seed}:icon`), ICONS)
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -320 640 640">
      <path fill="${lead}" d="M-320-320h640v640h-640z" />
      <g fill="none" stroke="${onlead}">${ownMarkup(ringMarkup('a', { ...ring, outer: 262 }, width))}</g>
    </svg>
  `
}

// From the outside in: an open rim with lobes; a close ring over its inner half, where the tone is darkest; the body
// of long loops; the collar around the quiet middle; and for close orders a fine ring more.
function ringsOf(seed: string, field: ArtField): (Ring & { width: number; isClose?: true })[] {
  const next = seededRandom(`${seed}:seal`)
  const between = (from: number, to: number) => Math.round(from + next() * (to - from))
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const { counts, close } = ORDERS[field] ?? ORDERS.custom
  const count = oneOf(counts)
  const fine = count < 14 ? count * 2 : count
  const lobe = oneOf<Lobe>(['round', 'arch', 'double'])
  const other = oneOf<Lobe>(['round', 'arch'])
  const deep = between(34, 62) * Math.sqrt(18 / Math.max(count, 12))
  const rim = between(560, 650)
  const collar = between(405, 455)
  const rings: (Ring & { width: number; isClose?: true })[] = [
    {
      count,
      swings: coprime(between(5, 8), count),
      inner: rim - between(30, 70),
      outer: 1000 - deep,
      innerLobe: -deep * 0.55,
      outerLobe: deep,
      lobe,
      width: 2.6,
    },
    {
      count: fine,
      swings: coprime(between(9, 13) + (fine > count ? 4 : 0), fine),
      inner: rim - between(50, 90),
      outer: rim + between(110, 170),
      outerLobe: deep * (fine > count ? 0.3 : 0.5),
      lobe: other,
      width: 2.1,
      isClose: true,
    },
    {
      count,
      swings: coprime(between(4, 6), count),
      inner: collar - between(60, 95),
      outer: rim - between(-10, 30),
      innerLobe: deep * 0.25,
      outerLobe: -deep * 0.45,
      lobe: other,
      width: 2.2,
    },
    {
      count,
      swings: coprime(between(7, 10) + Math.round(close * 6), count),
      inner: 268,
      outer: collar - between(20, 50),
      outerLobe: between(8, 18),
      lobe,
      width: 1.8,
    },
  ]
  if (close <= 0.55) return rings
  const closest = {
    count,
    swings: coprime(between(15, 19), count),
    inner: collar - 8,
    outer: collar + between(34, 60),
    outerLobe: 6,
    width: 1.7,
    isClose: true,
  } as const
  return [...rings, closest]
}
