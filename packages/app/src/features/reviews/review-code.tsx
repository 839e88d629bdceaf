import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { isoDay } from '../../lib/iso-day.ts'
import type { OwnDetails } from '../../site/use-site-details.ts'

type CodeProps = { readonly details: OwnDetails }

const OTHER_WAYS = [
  ['google', 'Keep your Google profile right:', 'hours, phone number and address.'],
  ['colleagues', 'Ask colleagues who refer to you', 'for a sentence, with their name and their consent.'],
  ['replies', 'Answer with care.', 'If a client writes a review, no reply shows that they were one.'],
].map(([key = '', title, text]) => ({
  key,
  text: (
    <>
      <b className="font-[650]">{title}</b> <span className="text-muted">{text}</span>
    </>
  ),
}))

/** What professions do whose codes bar asking for reviews: no card and no link. */
export function NoAskingCard({ details }: CodeProps) {
  return (
    <Card title="Your profession does not ask">
      <p className="mt-1 text-sm text-pretty text-muted">
        Its code asks you not to request reviews from clients. So there is no card and no link here. What you
        can do:
      </p>
      <RuleList rules={OTHER_WAYS} />
      <BoardAllowance details={details} />
    </Card>
  )
}

/** The owner's word that their board allows to ask, kept with its day; it can be taken back. */
export function BoardAllowance({ details }: CodeProps) {
  const day = details.details.details.reviewsAllowed
  const keep = (reviewsAllowed: string) =>
    details.change((latest) => ({ details: { ...latest.details, reviewsAllowed } }))
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 grow basis-56 text-sm text-pretty text-muted">
        {day
          ? `You said on ${formatDay(`${day}T12:00`, new Date())} that your board allows you to ask.`
          : 'Does your board say otherwise? Then the card and the link are yours to use.'}
      </p>
      <Button look="second" size="small" onClick={() => keep(day ? '' : isoDay(new Date()))}>
        {day ? 'Take it back' : 'My board allows it'}
      </Button>
    </div>
  )
}
