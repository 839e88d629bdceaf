/** A part of a section of the guide. */
export type GuideBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Things to do, with boxes to tick on paper. */
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly string[] }
  /** Words to take over, as they could be said or sent. */
  | { readonly kind: 'wording'; readonly title: string; readonly text: string }
  | { readonly kind: 'calculator' }

export type GuideSection = {
  /** Its anchor in the address. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly GuideBlock[]
}
