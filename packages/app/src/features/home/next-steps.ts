import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { PATHS } from '../../config/paths.ts'
import type { SaveState } from '../../session/kept.ts'
import type { KeptReading } from '../../site/api/website-reading.ts'
import type { OwnSite } from '../../site/own-site.ts'
import { answerTo, itemsOf } from '../../site/website-reading.ts'

/** One thing to do, with why and where. */
export type NextStep = {
  readonly id:
    | 'save'
    | 'full-draft'
    | 'sentences'
    | 'gaps'
    | 'publish'
    | 'changes'
    | 'found'
    | 'review-card'
    | 'plan'
  readonly minutes: number
  readonly title: string
  readonly text: string
  /** Sentences that it is about. */
  readonly quotes?: readonly string[]
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
  /** How many changes visitors do not see yet; `null` while it is not known. */
  readonly unpublished: number | null
  readonly reading: KeptReading | null
  readonly hasTriedReviewLink: boolean
}

/** Returns what to do next, the most urgent first. */
export function nextSteps({
  answers,
  site,
  draftUrl,
  input,
  isLive,
  unpublished,
  reading,
  hasTriedReviewLink,
}: StepFacts): NextStep[] {
  const checklist = `${draftUrl}?view=checklist`
  const unsettled = reading
    ? itemsOf(reading).filter((item) => answerTo(item, reading.settled) === null).length
    : 0
  const hasWebsite = renderableLink(answers.webPresenceLinks?.links.website ?? '') !== undefined
  const steps: (NextStep | false)[] = [
    input === 'failed' && {
      id: 'save',
      minutes: 1,
      title: 'Something you typed is not saved',
      text: 'It is kept on this device. Open your draft with a connection, and it is sent.',
      // Not as the link of the draft below, which comes next.
      action: 'Open it to send',
      to: draftUrl,
    },
    isProposal(answers) && {
      id: 'full-draft',
      minutes: 3,
      title: 'Answer six questions',
      text: 'Then you see your whole site, in the style you like.',
      action: 'Answer them',
      to: `${PATHS.mySite}#full-draft`,
    },
    site.open.length > 0 && {
      id: 'sentences',
      minutes: Math.max(1, Math.ceil(site.open.length / 3)),
      title:
        site.open.length === 1 ? 'Is this sentence true?' : `Are these ${site.open.length} sentences true?`,
      text: 'We wrote them for you, and nobody has said yes. Your site can go live when they are settled.',
      quotes: site.open.slice(0, 2),
      action: 'Read them on the page',
      to: checklist,
    },
    site.gaps.length > 0 && {
      id: 'gaps',
      minutes: 2,
      title: `Add ${new Intl.ListFormat('en-US').format(site.gaps)}`,
      text: 'Without it, visitors could not find or reach you, so the site cannot go live.',
      action: 'Open the checklist',
      to: checklist,
    },
    isLive === false &&
      site.open.length === 0 &&
      site.gaps.length === 0 &&
      !isProposal(answers) && {
        id: 'publish',
        minutes: 2,
        title: 'Put your site live',
        text: 'Nothing is missing. You confirm what it says, choose its address, and visitors can open it.',
        action: 'Publish',
        to: PATHS.publish,
      },
    Boolean(isLive && unpublished) && {
      id: 'changes',
      minutes: 1,
      title: unpublished === 1 ? 'One change is not published' : `${unpublished} changes are not published`,
      text: 'You see them in your draft; visitors see the page from before.',
      action: 'Open your draft',
      to: draftUrl,
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
    !hasTriedReviewLink && {
      id: 'review-card',
      minutes: 5,
      title: 'Print the card for the desk',
      text: 'Try your review link once; then the card with its code is ready, in the look of your site.',
      action: 'Open Reviews',
      to: PATHS.reviews,
    },
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
