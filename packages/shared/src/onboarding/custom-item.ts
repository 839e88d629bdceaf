/** The id of something the owner added: `custom-` and the time of adding, in milliseconds. */
export type CustomId = `custom-${number}`

/** A card that the owner wrote. */
export type CustomItem = {
  readonly id: CustomId
  readonly title: string
  readonly description: string
}

/** Tells whether an id has the one form that custom items have. */
export function isCustomId(id: unknown): id is CustomId {
  return typeof id === 'string' && /^custom-\d{1,16}$/.test(id)
}
