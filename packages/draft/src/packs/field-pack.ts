// The shape of what Foyer knows of one field: a folder holds its rules (`pack.ts`) and its words (`words.ts`), data alone.
import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { FieldWords } from '../words/type-words.ts'

/**
 * How a practice may get reviews by the code of its profession: ask everybody, only leave a link for everybody to find, or
 * not request any.
 */
export type ReviewRule = 'ask' | 'link' | 'none'

/** How a type that the owner wrote is read as this field. */
type Recognition = {
  readonly pattern: RegExp
  /** What names it in Spanish, without accents. */
  readonly spanish?: RegExp
  /** A smaller one is tried first: "veterinary dentistry" is about animals, "physical therapy" is not about talking. */
  readonly order: number
  /** Every description may name children or pain. */
  readonly isTitleOnly?: true
}

/** What the people are called, and what they come for. */
export type People = {
  readonly patient: string
  readonly patients: string
  readonly visit: string
  readonly visits: string
}

/** Letters as they stand on a license, and the role that they allow. */
export type Letters = {
  readonly letters: readonly string[]
  readonly role: string
  /** They settle the field, whatever type was typed beside them. */
  readonly isDeciding?: true
  /** The law asks for the supervisor's name beside them. */
  readonly isSupervised?: true
}

/** A question for the page of a service; without a text only the owner can answer it. */
export type PageQuestion = { readonly title: string; readonly text?: string }

/** The questions of the page of one service, by the id of the service. */
type PageQuestions = {
  readonly [service: string]: readonly [PageQuestion, PageQuestion, PageQuestion]
}

/** Everything that a page, the plan, the posts and the help say because of the field. */
export type FieldPack = {
  readonly words: FieldWords
  /** In a search result; without one, what the owner typed. */
  readonly title?: string
  readonly recognized?: Recognition
  readonly people: People
  /** Whether something is touched or measured; else a visit is a talk. */
  readonly isHandsOn: boolean
  /** Where people are seen when a ZIP is given: `open` claims no office. */
  readonly place: 'office' | 'open'
  readonly crisis?: {
    /** In place of "call 911" alone. */
    readonly contact?: string
    /** Whether the first screen says whom to call. */
    readonly opens?: true
  }
  readonly letters: readonly Letters[]
  /** What a licence line looks like; none where there is no license. */
  readonly licence?: string
  readonly notices: readonly ('privacy' | 'nondiscrimination')[]
  readonly insurance: {
    /** Whether health insurance is ever billed. */
    readonly isBilled: boolean
    /** Said beside the rule of plans: true of the field. */
    readonly says?: string
  }
  /** Who has to give a Good Faith Estimate: every licensed person; where a license is rare, once one is named; nobody. */
  readonly estimate: 'owed' | 'licensed' | 'never'
  readonly reviews: ReviewRule
  /** What nobody in the field posts: a rule and its reason. */
  readonly posts: { readonly title: string; readonly text: string }
  readonly plan: {
    /** Whom to meet, or call: people who send others on. */
    readonly neighbors: string
    /** Where people of this field are looked up. */
    readonly directories: string
    /** Whether people in the field have a number in the national registry. */
    readonly hasNpi: boolean
  }
  readonly pages: PageQuestions
  /** What the practice is for search engines. */
  readonly schema: 'medical' | 'plain' | 'veterinary'
  /** Whose pictures it gets, where it has none of its own. */
  readonly drawnAs?: FieldId
  /** What an owner reads who picked or typed it. */
  readonly note?: string
}
