import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { OwnSite } from '../../../site/own-site.ts'

/** What Foyer knows of a practice beside its answers. */
export type PlanFacts = {
  readonly answers: Answers
  readonly site: Pick<OwnSite, 'phone' | 'address' | 'region' | 'city'>
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

/** Returns the plan of the first ninety days: twelve things for the stage, the model, the place and the states. */
export function ninetyDays(facts: PlanFacts): readonly PlanPart[] {
  return [
    { title: 'Days 1 to 30: be easy to find', untilDay: 30, tasks: toBeFound(facts) },
    { title: 'Days 31 to 60: be known nearby', untilDay: 60, tasks: toBeKnown(facts) },
    { title: 'Days 61 to 90: learn what works', untilDay: 90, tasks: toLearn(facts) },
  ]
}

function toBeFound({
  answers,
  site,
  liveSince,
  liveAddress,
  reviewLinkTried,
  asking,
}: PlanFacts): PlanTask[] {
  const hasOffice = isAtOffice(answers)
  const google = visitorLink(answers.webPresenceLinks?.links.google ?? '')
  const street = site.address[0]
  return [
    {
      id: 'site-live',
      title: 'Put your site live',
      detail: liveAddress ?? 'Settle the open sentences, then publish it from My Site.',
      minutes: 1,
      ...(liveSince && { known: `Live since ${liveSince}` }),
    },
    {
      id: 'one-number',
      title: 'One phone number everywhere',
      detail: site.phone
        ? `Your site shows ${site.phone}. Google, Facebook and your voicemail should say the same.`
        : 'Choose the one that patients call, and write it on your site first.',
      minutes: 10,
    },
    reviewTask(asking, hasOffice),
    {
      id: 'google-profile',
      title: google ? 'Check your Google Business Profile' : 'Claim your Google Business Profile',
      detail: hasOffice
        ? 'Same name, address and hours as your site. Google checks that it is you, often with a short video.'
        : 'As a business that visits or calls: the states you serve, and no street that patients could come to.',
      minutes: google ? 10 : 30,
      ...(google && reviewLinkTried && { known: 'You tried its review link' }),
    },
    {
      id: 'npi-record',
      title: 'Check your NPI record',
      detail: street
        ? `The registry wants changes within 30 days: is ${street} in it?`
        : 'The registry wants changes within 30 days: your address and your phone number.',
      minutes: 15,
    },
  ]
}

function reviewTask(asking: OwnSite['reviews'], hasOffice: boolean): PlanTask {
  if (asking === 'none') {
    return {
      id: 'directories',
      title: 'Bring your directory profiles up to date',
      detail: 'Name, fee, plans and states, word for word as on your site. Clients search there first.',
      minutes: 30,
    }
  }
  return asking === 'ask' && hasOffice
    ? {
        id: 'desk-card',
        title: 'Print the card for the desk',
        detail: 'Under Reviews, with your review link.',
        minutes: 5,
      }
    : {
        id: 'review-line',
        title: 'Put the review link under your emails',
        detail: 'It is under Reviews. Everybody sees it, and nobody is picked.',
        minutes: 5,
      }
}

const NEIGHBORS =
  'A pharmacist, a school nurse, a counselor, a physical therapist, a midwife. Take cards, no gifts: paying for patients can break federal law.'

function toBeKnown({ answers, site }: PlanFacts): PlanTask[] {
  const hasOffice = isAtOffice(answers)
  const further = videoStates(answers).filter((code) => code !== site.region)
  const [first] = further
  return [
    {
      id: 'opening-posts',
      title: 'Post the three opening posts',
      detail: 'One a week, in their order. They wait under Social Media.',
      minutes: 15,
    },
    hasOffice
      ? { id: 'meet-neighbors', title: 'Meet five neighbors in person', detail: NEIGHBORS, minutes: 180 }
      : {
          id: 'call-neighbors',
          title: 'Call five people who send patients on',
          detail: 'Clinics without your field, counselors, schools. Offer your number, and pay for nothing.',
          minutes: 120,
        },
    modelPage(answers),
    first
      ? {
          id: 'video-states',
          title:
            further.length === 1
              ? `Tell ${stateName(first)} how video works`
              : 'Tell each state how video works',
          detail: 'One answer under Questions: who may call from there, and how.',
          minutes: 15,
        }
      : {
          id: 'way-to-you',
          title: hasOffice ? 'Write the way to your door' : 'Write how a first call works',
          detail: hasOffice
            ? 'One answer under Questions: parking, the bus, the step at the door.'
            : 'One answer under Questions: the link, the camera, and what to have at hand.',
          minutes: 15,
        },
  ]
}

function modelPage({ clinicModel, businessDetails }: Answers): PlanTask {
  switch (clinicModel?.selected_model) {
    case 'concierge':
    case 'boutique':
      return {
        id: 'model-page',
        title: 'Write one page on membership',
        detail: 'What it costs, what it holds, what it is not. Payments has the words on fees.',
        minutes: 45,
      }
    case 'virtual_only':
      return {
        id: 'model-page',
        title: 'Write one page on video visits',
        detail: 'What can be done on a screen, what cannot, and where you send people then.',
        minutes: 45,
      }
    default:
      return {
        id: 'model-page',
        title: 'List the plans you take',
        detail:
          businessDetails?.selected_type === 'thinking'
            ? 'Credentialing takes three to six months: name a plan on your site once it is signed.'
            : 'By their names on the card. People search for them first, and the front desk is asked less.',
        minutes: 45,
      }
  }
}

function toLearn({ answers, asking }: PlanFacts): PlanTask[] {
  const model = answers.clinicModel?.selected_model
  const isMembership = model === 'concierge' || model === 'boutique'
  return [
    {
      id: 'ask-heard',
      title: `Ask each new ${isMembership ? 'member' : 'patient'} how they heard of you`,
      detail: 'Keep the tally on paper at the desk, without names.',
      minutes: 1,
      isEach: true,
    },
    asking === 'ask'
      ? {
          id: 'ask-reviews',
          title: 'Ask everyone for a review',
          detail: 'With the card or the link. Never only the happy ones.',
          minutes: 1,
          isEach: true,
        }
      : {
          id: 'colleague-words',
          title: 'Ask two colleagues for a sentence',
          detail: 'People who refer to you, with their name and their consent. Your patients are not asked.',
          minutes: 30,
        },
    {
      id: 'decide-ads',
      title: 'Decide on ads',
      detail: `Only if the tally shows that people who search ${isMembership ? 'join' : 'come to'} you.`,
      minutes: 30,
    },
  ]
}

function isAtOffice({ practiceLocation, clinicModel }: Answers): boolean {
  if (!practiceLocation) return clinicModel?.selected_model !== 'virtual_only'
  return practiceLocation.selected_locations.includes('physical')
}

function videoStates({ practiceLocation }: Answers) {
  return practiceLocation?.selected_locations.includes('virtual')
    ? practiceLocation.location_details.states
    : []
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
