import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'

/** Where people write a review of a practice. */
export type ReviewLink = {
  /** As people read it, without the scheme. */
  readonly shown: string
  readonly href: string
  /** When it was given in the web presence; `null` for one that was typed here. */
  readonly answeredAt: string | null
  /** Its owner has opened it and found it right. */
  readonly isTried: boolean
}

/** Returns the link for reviews: the one that was typed for it, else the Google page of the web presence. */
export function reviewLink(answers: Answers, { details }: SiteDetails): ReviewLink | null {
  const given = answers.webPresenceLinks
  const typed = details.reviewUrl
  const href = visitorLink(typed || given?.links.google || '')
  if (!href) return null
  return {
    href,
    shown: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    answeredAt: typed ? null : (given?.updated_at ?? null),
    isTried: details.reviewTried === href,
  }
}
