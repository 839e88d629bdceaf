import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { OwnSite } from '../../../site/own-site.ts'
import { modelPage } from './model-page.ts'
import { isAtOffice } from './plan-costs.ts'
import type { PlanFacts, PlanPart, PlanTask } from './plan-task.ts'

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
  const hasOffice = isAtOffice(answers) && site.field.inPerson !== 'home'
  const { people } = site.field
  const google = visitorLink(answers.webPresenceLinks?.links.google ?? '')
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
        : `Choose the one that ${people.patients} call, and write it on your site first.`,
      minutes: 10,
    },
    reviewTask(asking, hasOffice && site.field.inPerson === 'office', site.field.plan.directories),
    {
      id: 'google-profile',
      title: google ? 'Check your Google Business Profile' : 'Claim your Google Business Profile',
      detail: hasOffice
        ? 'Same name, address and hours as your site. Google checks that it is you, often with a short video.'
        : `As a business that visits or calls: where you serve, and no street that ${people.patients} could come to.`,
      minutes: google ? 10 : 30,
      ...(google && reviewLinkTried && { known: 'You tried its review link' }),
    },
    recordTask(site),
  ]
}

// Practices without a number in the registry are looked up elsewhere.
function recordTask({ address, field }: PlanFacts['site']): PlanTask {
  if (!field.plan.hasNpi) {
    return {
      id: 'listings',
      title: 'Check where people of your field are looked up',
      detail: `Above all ${field.plan.directories}: the same name, number and prices as on your site.`,
      minutes: 15,
    }
  }
  return {
    id: 'npi-record',
    title: 'Check your NPI record',
    detail: address[0]
      ? `The registry wants changes within 30 days: is ${address[0]} in it?`
      : 'The registry wants changes within 30 days: your address and your phone number.',
    minutes: 15,
  }
}

function reviewTask(asking: OwnSite['reviews'], hasDesk: boolean, directories: string): PlanTask {
  if (asking === 'none') {
    return {
      id: 'directories',
      title: 'Bring your directory profiles up to date',
      detail: `Above all ${directories}: name, fee and states, word for word as on your site.`,
      minutes: 30,
    }
  }
  return asking === 'ask' && hasDesk
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

function neighborsOf({ plan, isBilled, people }: OwnSite['field']): string {
  const why = isBilled ? `: paying for ${people.patients} can break federal law` : ''
  return `${plan.neighbors} Take cards, no gifts${why}.`
}

function toBeKnown({ answers, site }: PlanFacts): PlanTask[] {
  const hasOffice = isAtOffice(answers)
  const isAtHome = site.field.inPerson === 'home'
  const { people } = site.field
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
      ? {
          id: 'meet-neighbors',
          title: 'Meet five neighbors in person',
          detail: neighborsOf(site.field),
          minutes: 180,
        }
      : {
          id: 'call-neighbors',
          title: `Call five people who send ${people.patients} on`,
          detail: `${site.field.plan.neighbors} Offer your number, and pay for nothing.`,
          minutes: 120,
        },
    modelPage(answers, site.field),
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
          title: isAtHome
            ? 'Write where you come, and how'
            : hasOffice
              ? 'Write the way to your door'
              : 'Write how a first call works',
          detail: isAtHome
            ? 'One answer under Questions: how far, what it costs, and what to have ready.'
            : hasOffice
              ? 'One answer under Questions: parking, the bus, the step at the door.'
              : 'One answer under Questions: the link, the camera, and what to have at hand.',
          minutes: 15,
        },
  ]
}

function toLearn({ answers, asking, site }: PlanFacts): PlanTask[] {
  const { people } = site.field
  const model = answers.clinicModel?.selected_model
  const isMembership = model === 'concierge' || model === 'boutique'
  return [
    {
      id: 'ask-heard',
      title: `Ask each new ${isMembership ? 'member' : people.patient} how they heard of you`,
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
          detail: `People who refer to you, with their name and their consent. Your ${people.patients} are not asked.`,
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

function videoStates({ practiceLocation }: Answers) {
  return practiceLocation?.selected_locations.includes('virtual')
    ? practiceLocation.location_details.states
    : []
}
