import { servingHost } from '@foyer/shared/api/sites.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { chosenCards } from '@foyer/shared/onboarding/input/selection.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/ui/card.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { TwoColumns } from '../../../components/ui/two-columns.tsx'
import { PATHS } from '../../../config/paths.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { addressOf } from '../../../site/address-of.ts'
import { publishedSiteQuery } from '../../../site/api/published-site.ts'
import { reviewAsking } from '../../../site/review-asking.ts'
import type { WithSite } from '../../../site/with-own-site.tsx'
import { ninetyDays } from './ninety-days.ts'
import { PlanCard, PlanCosts } from './plan-card.tsx'
import { planCosts, planHours } from './plan-costs.ts'

/** The plan with what it is made from and what it costs. */
export function NinetyDays({ own: { site, answers, details } }: { readonly own: WithSite }) {
  const { id } = useSignedInPerson()
  const { data: published } = useQuery(publishedSiteQuery(id))
  const live = published?.state === 'live' ? published : null
  const parts = ninetyDays({
    answers,
    site,
    liveSince: live ? formatDay(live.published_at, new Date()) : null,
    liveAddress: live ? addressOf(servingHost(live)).shown : null,
    reviewLinkTried: Boolean(details.details.details.reviewTried),
    asking: reviewAsking(site, details.details),
  })
  const total = planCosts(answers).reduce((sum, { dollars }) => sum + dollars, 0)
  return (
    <>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        Your first ninety days: twelve things, about {planHours(parts)} hours, about ${total}. You do them;
        Foyer spends and posts nothing.
      </p>
      <TwoColumns className="mt-6">
        <PlanCard parts={parts} />
        <div className="grid gap-4 lg:gap-5 print:hidden">
          <MadeFrom answers={answers} place={site.city || site.address[0] || ''} states={site.videoStates} />
          <PlanCosts answers={answers} />
        </div>
      </TwoColumns>
    </>
  )
}

type MadeFromProps = {
  readonly answers: Answers
  readonly place: string
  readonly states: readonly string[]
}

function MadeFrom({ answers, place, states }: MadeFromProps) {
  const facts = [
    { name: 'Stage', value: chosenCards(stepOf('businessDetails'), answers)[0]?.title },
    { name: 'Model', value: chosenCards(stepOf('clinicModel'), answers)[0]?.title },
    { name: 'Office', value: place },
    { name: 'Video', value: new Intl.ListFormat('en-US').format(states) },
  ].filter(({ value }) => value)
  return (
    <Card title="Made from your answers">
      {facts.length > 0 ? (
        <Facts facts={facts} values="apart" className="mt-2 text-sm" />
      ) : (
        <p className="mt-2 text-sm text-pretty text-muted">
          There are none yet, so this is the plan for any practice. Answer the questions, and it becomes
          yours.
        </p>
      )}
      <p className="mt-2 text-sm text-muted">
        <TextLink to={PATHS.mySite}>Change an answer</TextLink> and the plan follows. Ticks stay.
      </p>
    </Card>
  )
}
