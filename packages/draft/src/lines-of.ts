import { type Gap, isGap, isLine, type Line } from './line.ts'

/** Every line of a content or of a part of it, in its order. */
export function linesOf(value: unknown): Line[] {
  return partsOf(value).filter(isLine)
}

/** Every gap of a content or of a part of it, in its order. */
export function gapsOf(value: unknown): Gap[] {
  return partsOf(value).filter(isGap)
}

function partsOf(value: unknown): (Line | Gap)[] {
  if (isLine(value) || isGap(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(partsOf)
}
