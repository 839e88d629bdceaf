/** The id of a custom item: `custom-` and the time it was added, in milliseconds. */
export type CustomId = `custom-${number}`

/** An owner's own card. */
export type CustomItem = {
  readonly id: CustomId
  readonly title: string
  readonly description: string
}

/** Whether an id has the format of custom item ids. */
export function isCustomId(id: unknown): id is CustomId {
  return typeof id === 'string' && /^custom-\d{1,16}$/.test(id)
}
