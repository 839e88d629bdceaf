// The shapes of what we say. Three marks may stand in any text of this folder and of the packs:
// `[goes|will go]`: left once the practice is open, right before it opens;
// `{Come|Call}`: right where all visits are by video, else left; a third part is for visits at home alone, which take
// the right one where the left one says come or bring;
// `%patients`, `%visit`: what the field calls them.
import type { VisionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** Different wordings of one sentence or heading; a seed takes one. */
export type Variants = readonly [string, ...string[]]

/** A service: a short name, and a sentence that a style with room prints under it. */
export type ServiceWords = { readonly id: string; readonly name: string; readonly more?: string }

/** A step, a question or a term: its title and what is said under it. */
export type ItemWords = {
  readonly id: string
  readonly title: string
  /** True of the field for everybody: it binds nobody, and no practice could decide otherwise. */
  readonly text?: readonly string[]
  /** What a practice does, decides or advises, said after `text`: a suggestion until the owner confirms it. */
  readonly usual?: readonly string[]
}

/** What we say of a field of practice. */
export type FieldWords = {
  /** Inside a sentence: `primary care`. */
  readonly noun: string
  /** What the practice is for, in one sentence: no more than the card of the catalogue or the name of the field says. */
  readonly lede: Variants
  readonly servicesHeading: string
  /** Suggestions: what such a practice usually treats. */
  readonly services: readonly ServiceWords[]
  /** How a first visit goes, in three or four steps. */
  readonly visit: readonly ItemWords[]
  /** Two that anybody in the field would answer alike. */
  readonly questions: readonly ItemWords[]
  /** The title of the whole person, where that is not said of people or of symptoms. */
  readonly wholeTitle?: string
  /** What each vision means in this field: suggestions that say no more than the card, one claim a line. */
  readonly promises: { readonly [Id in VisionId]: readonly string[] }
  /** What a practice with both usually does in the office and by video: suggestions. */
  readonly ways: { readonly office: string; readonly video: string }
}
