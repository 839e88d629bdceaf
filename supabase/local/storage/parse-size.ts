import { invalidRequest } from './storage-error.ts'

const UNITS: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

/** Bytes from a number or a text such as `50MiB`. Throws 400 for what is neither. */
export function parseSize(size: number | string): number {
  if (typeof size === 'number') return size
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(size.trim()) ?? []
  const factor = UNITS[unit.toLowerCase() || 'b']
  if (digits === '' || factor === undefined) throw invalidRequest(`"${size}" is not a size`)
  return Math.floor(Number(digits) * factor)
}
