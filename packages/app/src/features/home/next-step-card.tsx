import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { browserStore } from '../../lib/browser-store.ts'
import { isUnanswered } from '../../lib/is-unanswered.ts'
import { isoDay } from '../../lib/iso-day.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { readingQuery } from '../../site/api/website-reading.ts'
import { openingsAge } from '../../site/openings-age.ts'
import { reviewAsking } from '../../site/review-asking.ts'
import { useSaveStatus } from '../../site/use-save-status.ts'
import { useStandingReading } from '../../site/website-reading.ts'
import { OwnSiteLoading, WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { nextSteps } from './next-steps.ts'

type NextStepCardProps = {
  /** `null` while it is loading. */
  readonly draftUrl: string | null
  /** Is told when the step begins and ends to be looked up. */
  readonly onLoading: (isLoading: boolean) => void
}

/** The one next step of an owner with a draft. */
export function NextStepCard({ draftUrl, onLoading }: NextStepCardProps) {
  const reading = useOwnQuery(readingQuery)
  const published = useOwnQuery(publishedSiteQuery)
  const isKnown = draftUrl !== null && ![reading, published].some(isUnanswered)
  return (
    // Its place is kept when the next one is shorter.
    <div className="grid min-h-67 lg:min-h-60 [&>*]:mt-0">
      <WithOwnSite onLoading={onLoading}>
        {(own) =>
          isKnown ? <ChosenStep own={own} draftUrl={draftUrl} /> : <OwnSiteLoading onLoading={onLoading} />
        }
      </WithOwnSite>
    </div>
  )
}

const laterSchema = z.record(z.string(), z.string())

function ChosenStep({
  own: { site, answers, details },
  draftUrl,
}: {
  readonly own: WithSite
  readonly draftUrl: string
}) {
  const { id } = useSignedInPerson()
  const { input } = useSaveStatus()
  const { data: reading = null } = useStandingReading().loaded
  const { data: published } = useQuery(publishedSiteQuery(id))
  const store = browserStore('browser', `foyer:home-later:${id}`, laterSchema)
  const [later, setLater] = useState(() => store.read() ?? {})
  const heading = useRef<HTMLHeadingElement>(null)
  const today = isoDay(new Date())
  const all = nextSteps({
    answers,
    site,
    draftUrl,
    input,
    isLive: published === undefined ? null : published?.state === 'live',
    reading,
    openingsAge: openingsAge(details),
    hasTriedReviewLink: Boolean(details.details.details.reviewTried),
    asking: reviewAsking(site, details.details),
  })
  const step = all.find((one) => later[one.id] !== today)
  const putOff = () => {
    if (!step) return
    const next = { ...later, [step.id]: today }
    store.write(next)
    setLater(next)
    heading.current?.focus()
  }
  return (
    <Card aria-labelledby="next-step" className="flex flex-col items-start">
      {step ? (
        <>
          <Tag
            look="warning"
            icon={Clock}
          >{`Next, ${step.minutes} ${step.minutes === 1 ? 'minute' : 'minutes'}`}</Tag>
          <h2
            ref={heading}
            id="next-step"
            tabIndex={-1}
            className="display mt-2.5 text-2xl text-balance focus-visible:shadow-none focus-visible:outline-none"
          >
            {step.title}
          </h2>
          <p className="mt-1.5 text-pretty text-muted">{step.text}</p>
          <div className="flex w-full flex-wrap gap-2 pt-5">
            <Button asChild look="second" className="max-lg:grow">
              <Link to={step.to}>{step.action}</Link>
            </Button>
            <Button look="ghost" className="max-lg:grow" onClick={putOff}>
              Not now
            </Button>
          </div>
        </>
      ) : (
        <>
          <h2
            ref={heading}
            id="next-step"
            tabIndex={-1}
            className="display text-2xl text-balance focus-visible:shadow-none focus-visible:outline-none"
          >
            That is all for today
          </h2>
          <p className="mt-1.5 text-pretty text-muted">What you put off comes back tomorrow, in its order.</p>
        </>
      )}
    </Card>
  )
}
