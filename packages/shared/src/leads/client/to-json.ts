/**
 * Serializes a value as JSON and ignores every `toJSON`: old libraries add one to built-in prototypes that writes
 * malformed output. The replacer returns the member itself, not what its `toJSON` made of it.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (name) {
    return this[name]
  })
}
