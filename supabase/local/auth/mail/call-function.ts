/** The functions of Go's templates that are served, with Go's meaning. Throws on any other name. */
export function callFunction(name: string, args: readonly unknown[]): unknown {
  const [first, ...others] = args
  switch (name) {
    case 'and':
      return args.find((value) => !isTrue(value)) ?? args.at(-1)
    case 'or':
      return args.find(isTrue) ?? args.at(-1)
    case 'not':
      return !isTrue(first)
    case 'eq':
      return others.includes(first)
    case 'ne':
      return first !== others[0]
    case 'len':
      return lengthOf(first)
    case 'slice':
      return sliceText(first, others)
    default:
      throw new Error(`the function ${name} is not supported in mail templates`)
  }
}

/** False, 0, nil and whatever is empty are false. */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}

/** A value as it stands in a mail; what is missing is nothing. */
export function printValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A field of a map, `undefined` where it has none; what stands in the prototype does not count. */
export function readKey(value: unknown, key: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === String(key))?.[1]
}

/** Go counts bytes, not characters. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'object' && value !== null) return Object.keys(value).length
  throw new Error(`len of ${printValue(value) || 'nil'}`)
}

function sliceText(value: unknown, bounds: readonly unknown[]): string {
  if (typeof value !== 'string') throw new Error(`slice of ${printValue(value) || 'nil'}`)
  const bytes = Buffer.from(value)
  const [from = 0, to = bytes.length] = bounds.map(Number)
  if (!(from >= 0 && from <= to && to <= bytes.length)) throw new Error(`slice ${from} ${to} is out of range`)
  return bytes.subarray(from, to).toString()
}
