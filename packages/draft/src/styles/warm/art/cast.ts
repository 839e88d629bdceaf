import type { Plant } from './stem.ts'
import type { Kind } from './turn.ts'

export type Low = Kind | 'fruitbowl'

/** What stands on the table of one kind of practice. Never an instrument. */
export interface Cast {
  /** The kind that the back row repeats. */
  family: Kind
  back: readonly [Kind, Kind, Kind]
  front: readonly [Low, Low, Low, Low]
  /** A name twice is twice as likely. */
  green: readonly Plant[]
}

const cast = (family: Kind, back: Cast['back'], front: Cast['front'], green: Cast['green']): Cast => ({
  family,
  back,
  front,
  green,
})

const casts: Record<string, Cast> = {
  primary_care: cast(
    'jug',
    ['jug', 'jug', 'round'],
    ['fruitbowl', 'jug', 'pear', 'cup'],
    ['olive', 'round', 'fern'],
  ),
  pediatric_care: cast('pot', ['jug', 'pot', 'round'], ['cup', 'cup', 'apple', 'cup'], ['flower', 'round']),
  womens_health: cast(
    'round',
    ['round', 'bottle', 'round'],
    ['fruitbowl', 'apple', 'cup', 'pear'],
    ['flower', 'flower', 'olive'],
  ),
  mens_health: cast('tall', ['tall', 'jug', 'bottle'], ['cup', 'bowl', 'pear', 'apple'], ['fern', 'olive']),
  weight_management: cast(
    'jug',
    ['jug', 'bottle', 'tall'],
    ['fruitbowl', 'pear', 'apple', 'pear'],
    ['olive', 'round'],
  ),
  functional_medicine: cast(
    'bottle',
    ['bottle', 'bottle', 'round'],
    ['bowl', 'cup', 'pear', 'apple'],
    ['fern', 'herb', 'herb'],
  ),
  healthy_aging: cast(
    'tall',
    ['tall', 'pot', 'jug'],
    ['cup', 'cup', 'pear', 'bowl'],
    ['round', 'olive', 'fern'],
  ),
  chronic_disease: cast(
    'pot',
    ['pot', 'tall', 'jug'],
    ['bowl', 'cup', 'apple', 'pear'],
    ['round', 'fern', 'olive'],
  ),
  sports_medicine: cast(
    'bottle',
    ['bottle', 'jug', 'tall'],
    ['fruitbowl', 'cup', 'apple', 'apple'],
    ['fern', 'olive'],
  ),
  pain_management: cast(
    'round',
    ['round', 'tall', 'bottle'],
    ['cup', 'bowl', 'pear', 'cup'],
    ['herb', 'olive'],
  ),
}
const otherCast = cast(
  'jug',
  ['jug', 'round', 'tall'],
  ['bowl', 'pear', 'cup', 'apple'],
  ['olive', 'round', 'fern'],
)

/** Returns the cast for a practice type id; an unknown or custom type has one of its own. */
export const castFor = (practiceType: string): Cast => casts[practiceType] ?? otherCast
