import { isPicture } from '@foyer/shared/pictures/picture.ts'
import { isGap, isLine } from './line.ts'

/**
 * Returns what a content says as one text: each line with its standing, each gap, each picture, each address of a link, the last
 * days of notices, in their order, and the owner's order of the sections. Two contents with the same words are the same site for its owner, whatever else their shapes hold.
 *
 * @param content also one that an earlier release stored, in any order of its keys
 */
export function wordsOf(content: unknown): string {
  return JSON.stringify(partsOf(content))
}

function partsOf(value: unknown): unknown[] {
  if (isLine(value)) return [[value.id, value.text, value.standing]]
  if (isGap(value)) return [[value.id, value.gap]]
  if (isPicture(value)) return [[value.id, value.x, value.y, value.zoom, value.alt]]
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, part]) => (isFact(key, part) || key === 'order' ? [[key, part]] : partsOf(part)))
}

function isFact(key: string, value: unknown): boolean {
  return typeof value === 'string' && (key === 'href' || key === 'until')
}
