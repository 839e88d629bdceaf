import type { InPerson } from '@foyer/draft/compose/in-person.ts'
import type { FieldPack, ReviewRule } from '@foyer/draft/packs/field-pack.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SiteContent } from './review-site.ts'

/** Words of the site that the owner typed, or confirmed as their own, character for character. */
export type OwnWords = {
  /** Sentences of the story and of cards that the owner wrote. */
  readonly typed: readonly string[]
  /** Other sentences on the page that the owner typed or said yes to. */
  readonly confirmed: readonly string[]
  /** Cards with a title and a text: a way of working that the owner named. */
  readonly cards: readonly { readonly title: string; readonly text: string }[]
}

/** What the plan, the posts and the help say because of the field. */
type FieldAdvice = Pick<FieldPack, 'people' | 'posts' | 'plan'> & {
  /** Whether health insurance is ever billed. */
  readonly isBilled: boolean
  readonly owesEstimate: boolean
  readonly inPerson: InPerson
}

/** What screens beside the viewer say of the owner's site: plain facts, so that none of them needs the renderer. */
export type OwnSite = {
  readonly content: SiteContent
  readonly style: DesignStyleId
  readonly isProposal: boolean
  /** The name on the page, and of the person behind it; empty when none was given. */
  readonly name: string
  readonly person: string
  /** Of the office; empty when it is not known. */
  readonly city: string
  readonly region: string
  readonly phone: string
  /** The office as on an envelope, line by line. */
  readonly address: readonly string[]
  /** The names of the states of video visits. */
  readonly videoStates: readonly string[]
  readonly words: OwnWords
  /** The sentences on fees, paragraph by paragraph. */
  readonly fees: readonly string[]
  /** What the button on the first screen says. */
  readonly action: string
  /** Where the page leads to a link for bookings, in its order. */
  readonly bookingPlaces: readonly ('top' | 'end')[]
  readonly hours: readonly { readonly days: string; readonly times: string }[]
  /** Sentences that we wrote and nobody has confirmed, as many as lines of the checklist. */
  readonly open: readonly string[]
  /** What the code of the owner's profession says of asking patients for reviews. */
  readonly reviews: ReviewRule
  readonly field: FieldAdvice
  /** What is missing to publish it. */
  readonly gaps: readonly string[]
}
