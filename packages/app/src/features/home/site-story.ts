import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import type { Stop } from '../../components/ui/stops.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import type { PendingSite } from '../../site/use-site.ts'

/** The stated delivery time of a draft, and the usual one, said beside it. */
const DELIVERY_MS = 24 * 60 * 60 * 1000
const USUALLY = 'usually in seconds'

export type SiteStory = {
  /** The status, and whether there is something to do. */
  readonly sentence: string
  readonly stops: readonly Stop[]
  /** The draft has not arrived within the stated time. */
  readonly isLate: boolean
}

/** What the home screen says about a website: a sentence and its stage. */
export function siteStory(answers: Answers, site: PendingSite, now: Date): SiteStory {
  const path = pathFor(answers)
  const answered = `${path.filter((step) => isAnswered(step.key, answers)).length} of ${path.length}`
  const isLate =
    (site.kind === 'queued' || site.kind === 'building') && dueAt(site.askedAt).getTime() < now.getTime()
  const tell = (sentence: string, at: number, details: readonly [string, string, string]): SiteStory => ({
    sentence,
    stops: [
      { name: 'Answers', detail: details[0], look: lookAt(0, at) },
      { name: 'Building', detail: details[1], look: lookAt(1, at) },
      { name: 'Draft ready', detail: details[2], look: lookAt(2, at) },
      { name: 'Launched', detail: 'when you say so', look: 'ahead' },
    ],
    isLate,
  })

  switch (site.kind) {
    case 'unfinished':
      return tell(missing(site.asked - site.answered), 0, [
        answered,
        'after your last answer',
        `within 24 hours of it, ${USUALLY}`,
      ])
    case 'call':
      return tell('You chose a call. Your draft follows after it.', 0, [
        'on a call',
        'after the call',
        `within 24 hours of the start, ${USUALLY}`,
      ])
    case 'not-started':
      return tell('Everything is answered. Your draft can be built now.', 1, [
        answered,
        'not started yet',
        `within 24 hours of the start, ${USUALLY}`,
      ])
    case 'queued':
    case 'building': {
      const since = formatMoment(new Date(site.askedAt), now)
      const due = isLate ? 'later than we said' : `by ${formatMoment(dueAt(site.askedAt), now)}, ${USUALLY}`
      const words = site.kind === 'queued' ? 'Your website is next in line.' : 'Your website is being built.'
      return tell(
        isLate
          ? 'Your draft takes longer than the 24 hours we said. We are sorry.'
          : `${words} Nothing to do today.`,
        1,
        [answered, site.kind === 'queued' ? `in line since ${since}` : `since ${since}`, due],
      )
    }
    case 'failed':
      return tell('Your draft could not be built. Your answers are safe.', 1, [
        answered,
        'could not be built',
        `within 24 hours of a new start, ${USUALLY}`,
      ])
  }
}

function missing(count: number): string {
  return `Your website draft waits for ${count} more ${count === 1 ? 'answer' : 'answers'} from you.`
}

function dueAt(askedAt: string): Date {
  return new Date(Date.parse(askedAt) + DELIVERY_MS)
}

function lookAt(stop: number, current: number): Stop['look'] {
  if (stop < current) return 'done'
  return stop === current ? 'now' : 'ahead'
}
