import type { SiteTask } from '../../../site/review-site.ts'

export type Claim = Extract<SiteTask, { kind: 'confirm' }>

export type ClaimGroup = {
  readonly section: string
  readonly title: string
  readonly claims: readonly Claim[]
}

const TITLES: Readonly<Record<string, string>> = {
  hero: 'At the top',
  visit: 'The first visit',
  story: 'About you',
  values: 'What patients should know first',
  why: 'Why you do this',
  services: 'What you offer',
  model: 'How you work',
  where: 'Where you are',
  cost: 'Costs',
  questions: 'Questions and answers',
  contact: 'Contact',
  notices: 'Notices',
}

/** Groups suggested sentences by the section in which they stand, in the order of the page. */
export function groupClaims(claims: readonly Claim[]): readonly ClaimGroup[] {
  const groups = new Map<string, Claim[]>()
  for (const claim of claims) {
    const section = claim.id.slice(0, claim.id.indexOf('/'))
    groups.set(section, [...(groups.get(section) ?? []), claim])
  }
  return [...groups].map(([section, ofSection]) => ({
    section,
    title: TITLES[section] ?? 'More',
    claims: ofSection,
  }))
}
