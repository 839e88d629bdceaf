/** A service: a short name, and a sentence that a style with room prints under it. */
export type ServiceWords = { readonly id: string; readonly name: string; readonly more?: string }

/** A step, a question or a term: its title and what is said under it. */
export type ItemWords = { readonly id: string; readonly title: string; readonly text: readonly string[] }

/** Different wordings of one sentence; a seed takes one. */
export type Variants = readonly [string, ...string[]]

/** What we say of a practice type. Sentences about a visit are general; services are suggestions until confirmed. */
export type TypeWords = {
  /** Inside a sentence: `primary care`. */
  readonly noun: string
  /** What the practice is for, in one sentence. */
  readonly lede: Variants
  readonly servicesHeading: string
  readonly services: readonly ServiceWords[]
  /** Three or four; `opening` words are said before the practice is open. */
  readonly visit: readonly ItemWords[]
  readonly questions: readonly ItemWords[]
}
