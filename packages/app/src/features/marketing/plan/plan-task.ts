import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { OwnSite } from '../../../site/own-site.ts'

/** What Foyer knows of a practice beside its answers. */
export type PlanFacts = {
  readonly answers: Answers
  readonly site: Pick<OwnSite, 'phone' | 'address' | 'region' | 'city' | 'field'>
  /** Since when the site is live, as a day in words; `null` while it is not. */
  readonly liveSince: string | null
  readonly liveAddress: string | null
  readonly reviewLinkTried: boolean
  /** How the owner's profession may ask for reviews. */
  readonly asking: OwnSite['reviews']
}

export type PlanTask = {
  /** As it is stored with a tick: it never changes its meaning. */
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly minutes: number
  /** Minutes for each person that it is done with. */
  readonly isEach?: true
  /** Why Foyer ticked it: `Live since Nov 23`. */
  readonly known?: string
}

export type PlanPart = {
  readonly title: string
  readonly untilDay: number
  readonly tasks: readonly PlanTask[]
}
