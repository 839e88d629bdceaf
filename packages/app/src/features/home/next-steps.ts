import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { FULL_DRAFT_PATH, PATHS } from '../../config/paths.ts'
import type { SaveState } from '../../session/kept-thing.ts'
import type { KeptReading } from '../../site/api/website-reading.ts'
import { ageText } from '../../site/openings-age.ts'
import type { OwnSite } from '../../site/own-site.ts'
import { unsettledIn } from '../../site/website-reading.ts'

/** One thing to do, with why and where. */
export type NextStep = {
  readonly id: 'save' | 'full-draft' | 'sentences' | 'gaps' | 'found' | 'openings' | 'review-card' | 'plan'
  readonly minutes: number
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: string
}

type StepFacts = {
  readonly answers: Answers
  readonly site: Pick<OwnSite, 'open' | 'gaps'>
  readonly draftUrl: string
  readonly input: SaveState
  /** Whether visitors can open the site; `null` while it is not known. */
  readonly isLive: boolean | null
  readonly reading: KeptReading | null
  /** How many days ago it was said whether new patients are taken, once that is asked again. */
  readonly openingsAge: number | null
  readonly hasTriedReviewLink: boolean
  /** How the owner's profession may ask for reviews. */
  readonly asking: OwnSite['reviews']
}

const REVIEW_STEPS = {
  ask: {
    id: 'review-card',
    minutes: 5,
    title: 'Print the card for the desk',
    text: 'Try your review link once; then the card with its code is ready, in the look of your site.',
  },
  link: {
    id: 'review-card',
    minutes: 5,
    title: 'Try your review link',
    text: 'Then it can stand under your emails, where nobody is asked face to face.',
  },
} as const

/** Returns what to do next, the most urgent first. */
export function nextSteps({
  answers,
  site,
  draftUrl,
  input,
  isLive,
  reading,
  openingsAge,
  hasTriedReviewLink,
  asking,
}: StepFacts): NextStep[] {
  const checklist = `${draftUrl}?view=checklist`
  const unsettled = reading ? unsettledIn(reading) : 0
  const hasWebsite = renderableLink(answers.webPresenceLinks?.links.website ?? '') !== undefined
  const steps: (NextStep | false)[] = [
    input === 'failed' && {
      id: 'save',
      minutes: 1,
      title: 'Something you typed is not saved',
      text: 'It is kept on this device. Open the editor with a connection, and it is sent.',
      action: 'Open it to send',
      to: draftUrl,
    },
    isProposal(answers) && {
      id: 'full-draft',
      minutes: 3,
      title: 'Answer six questions',
      text: 'Then you see your whole site, in the style you like.',
      action: 'Answer them',
      to: FULL_DRAFT_PATH,
    },
    site.open.length > 0 && {
      id: 'sentences',
      minutes: Math.max(1, Math.ceil(site.open.length / 3)),
      title:
        site.open.length === 1 ? 'Is this sentence true?' : `Are these ${site.open.length} sentences true?`,
      text: isLive
        ? 'We wrote them for you. Visitors see them only after your yes.'
        : 'We wrote them for you, and nobody has said yes. Your site can go live when they are settled.',
      action: 'Read them on the page',
      to: checklist,
    },
    site.gaps.length > 0 && {
      id: 'gaps',
      minutes: 2,
      title: `Add ${new Intl.ListFormat('en-US').format(site.gaps)}`,
      text: `Without it, visitors could not find or reach you, so ${isLive ? 'nothing new can be published' : 'the site cannot go live'}.`,
      action: 'Open the checklist',
      to: checklist,
    },
    unsettled > 0 && {
      id: 'found',
      minutes: 2,
      title: unsettled === 1 ? 'One fact waits for your yes' : `${unsettled} facts wait for your yes`,
      text: `We read them on ${reading?.address}. What you confirm fills your checklist.`,
      action: 'Look at them',
      to: PATHS.found,
    },
    hasWebsite &&
      !reading && {
        id: 'found',
        minutes: 2,
        title: 'Let us read your other website',
        text: 'Phone, hours and services can fill your checklist, once you say yes to each.',
        action: 'See what we would read',
        to: PATHS.found,
      },
    openingsAge !== null && {
      id: 'openings',
      minutes: 1,
      title: 'Is what you said of openings still so?',
      text: `It is from ${ageText(openingsAge)}, and it is the first question on the phone.`,
      action: 'Look at it',
      to: checklist,
    },
    !hasTriedReviewLink &&
      asking !== 'none' && { ...REVIEW_STEPS[asking], action: 'Open Reviews', to: PATHS.reviews },
    {
      id: 'plan',
      minutes: 10,
      title: 'Your first ninety days',
      text: 'Twelve things for your practice, as a list to tick.',
      action: 'Open the plan',
      to: PATHS.marketing,
    },
  ]
  return steps.filter((step) => step !== false)
}
