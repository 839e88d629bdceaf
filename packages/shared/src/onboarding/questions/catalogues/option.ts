/** One card of a question. */
export type Option<Id extends string = string> = {
  readonly id: Id
  readonly title: string
  /** One line below the title. */
  readonly description: string
  /** The paragraph behind the card's info button; omitted when the card has no button. */
  readonly info?: string
}

/** Returns the cards of a catalogue in the order of their ids; an id without a card does not compile. */
export function optionsOf<Id extends string>(
  ids: readonly Id[],
  cards: { readonly [Key in Id]: Omit<Option, 'id'> },
): readonly Option<Id>[] {
  return ids.map((id) => ({ id, ...cards[id] }))
}
