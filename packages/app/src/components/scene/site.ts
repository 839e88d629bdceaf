import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { StateCode } from '@foyer/shared/places/us-states.ts'

/** The part of the site that the window shows. */
export type SiteView = 'front' | 'values' | 'places' | 'story' | 'whole'

/** What is known about a practice's website. What is empty has not been answered. */
export type Site = {
  readonly view: SiteView
  readonly name: string
  /** Practice type and model, in the owner's words. */
  readonly tagline: string
  /** What makes the practice special, at most three. */
  readonly values: readonly string[]
  readonly states: readonly StateCode[]
  readonly zip: string
  readonly hasOnlineVisits: boolean
  /** The first words of the story; a PDF alone has none to show. */
  readonly story: string
  readonly hasStory: boolean
  readonly style: DesignStyleId | null
}

/** A site of which only the name is known, or nothing. */
export function siteOf(name: string): Site {
  return {
    view: 'front',
    name,
    tagline: '',
    values: [],
    states: [],
    zip: '',
    hasOnlineVisits: false,
    story: '',
    hasStory: false,
    style: null,
  }
}
