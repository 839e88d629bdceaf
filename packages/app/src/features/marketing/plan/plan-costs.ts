import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import type { PlanPart } from './plan-task.ts'

/** Whether people come to the practice, as far as it was answered. */
export function isAtOffice({ practiceLocation, clinicModel }: Answers): boolean {
  if (!practiceLocation) return clinicModel?.selected_model !== 'virtual_only'
  return practiceLocation.selected_locations.includes('physical')
}

/** What the plan costs, in dollars: estimates of ours. A domain that the owner has costs nothing more. */
export function planCosts(answers: Answers): readonly { readonly name: string; readonly dollars: number }[] {
  return [
    { name: isAtOffice(answers) ? 'Cards and paper' : 'Paper', dollars: isAtOffice(answers) ? 40 : 10 },
    hasOwnDomain(answers)
      ? { name: 'Your domain, which you have', dollars: 0 }
      : { name: 'Your domain, a year', dollars: 15 },
  ]
}

// Addresses that website builders lend.
const LENT =
  /(?:^|\.)(?:wixsite|squarespace|wordpress|weebly|godaddysites|blogspot|webflow|business|carrd|jimdo|jimdosite|strikingly|webnode|google|facebook|instagram|linktr|github)\.(?:com|io|co|ee|site|page|net)$/

function hasOwnDomain({ webPresenceLinks }: Answers): boolean {
  const link = visitorLink(webPresenceLinks?.links.website ?? '')
  return link !== undefined && !LENT.test(new URL(link).hostname)
}

/** The time that all of it takes, in whole hours; what is done with each person is not counted. */
export function planHours(parts: readonly PlanPart[]): number {
  const minutes = parts
    .flatMap(({ tasks }) => tasks)
    .reduce((sum, task) => sum + (task.isEach ? 0 : task.minutes), 0)
  return Math.round(minutes / 60)
}
