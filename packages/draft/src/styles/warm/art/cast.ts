import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ArtField } from '../../art-field.ts'
import type { Plant } from './stem.ts'
import type { Kind } from './turn.ts'

/** What stands in front: fruit, vessels, and a few things of everyday life. */
export type Low =
  | 'pear'
  | 'apple'
  | 'fruitbowl'
  | 'bowl'
  | 'cup'
  | 'jug'
  | 'teapot'
  | 'candle'
  | 'books'
  | 'stones'
  | 'brushes'
  | 'glasses'
  | 'yarn'
  | 'hat'
  | 'bread'

/** What stands on the table of one field. Never an instrument. */
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

const casts: Readonly<Partial<Record<FieldId, Cast>>> = {
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
  therapy: cast('tall', ['tall', 'round', 'jug'], ['books', 'cup', 'cup', 'candle'], ['olive', 'round']),
  psychiatry: cast(
    'bottle',
    ['bottle', 'round', 'pot'],
    ['candle', 'books', 'cup', 'pear'],
    ['fern', 'olive'],
  ),
  dental: cast(
    'jug',
    ['jug', 'tall', 'bottle'],
    ['brushes', 'apple', 'cup', 'apple'],
    ['herb', 'herb', 'round'],
  ),
  chiropractic: cast('tall', ['tall', 'tall', 'round'], ['stones', 'cup', 'bowl', 'pear'], ['fern', 'olive']),
  physical_therapy: cast(
    'bottle',
    ['bottle', 'jug', 'pot'],
    ['stones', 'apple', 'cup', 'fruitbowl'],
    ['round', 'fern'],
  ),
  dermatology: cast(
    'round',
    ['bottle', 'round', 'round'],
    ['hat', 'pear', 'cup', 'apple'],
    ['flower', 'round', 'round'],
  ),
  nutrition: cast(
    'pot',
    ['pot', 'jug', 'bottle'],
    ['bread', 'fruitbowl', 'apple', 'pear'],
    ['herb', 'herb', 'fern'],
  ),
  acupuncture: cast(
    'bottle',
    ['bottle', 'pot', 'round'],
    ['teapot', 'cup', 'cup', 'stones'],
    ['fern', 'herb'],
  ),
  eye_care: cast('tall', ['tall', 'bottle', 'jug'], ['glasses', 'books', 'cup', 'pear'], ['olive', 'round']),
  midwifery: cast(
    'round',
    ['round', 'jug', 'round'],
    ['yarn', 'cup', 'apple', 'pear'],
    ['flower', 'flower', 'olive'],
  ),
}
const otherCast = cast(
  'jug',
  ['jug', 'round', 'tall'],
  ['bowl', 'pear', 'cup', 'apple'],
  ['olive', 'round', 'fern'],
)

/** Returns the cast of a field; types that we do not recognize have one of their own. */
export const castFor = (field: ArtField): Cast =>
  field === 'custom' || field === 'unknown' ? otherCast : (casts[field] ?? otherCast)
