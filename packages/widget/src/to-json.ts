/**
 * Writes a record as JSON without asking anything for its `toJSON`: old libraries put one on the prototypes of a
 * page, and it writes texts that no server can read. Takes texts, numbers, booleans and records of them; what is
 * undefined is left out.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`)
  return `{${members.join()}}`
}
