import { CalendarClock, CalendarDays, Clock, FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TwoColumns } from '../../components/ui/two-columns.tsx'
import { PATHS } from '../../config/paths.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { PriceList } from './price-list.tsx'

/** Prices, the estimate where the law asks for one, and the words on fees. */
export function PaymentsScreen() {
  return (
    <>
      <ScreenTitle size="medium">Payments</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        Your prices, and the words on fees. Foyer takes no money from the people who come to you.
      </p>
      <WithOwnSite>
        {(own) => (
          <>
            <Payments own={own} />
            <LaterLine feature="payments" what="payments here" />
          </>
        )}
      </WithOwnSite>
    </>
  )
}

function Payments({ own: { site, edits, draftUrl } }: { readonly own: WithSite }) {
  return (
    <TwoColumns className="mt-6">
      <div className="grid gap-4 lg:gap-5">
        <PriceList edits={edits} />
        {site.fees.length > 0 && <WordsOnFees fees={site.fees} draftUrl={draftUrl} />}
      </div>
      <div className="grid gap-4 lg:gap-5">
        {site.field.owesEstimate && (
          <Card title="Good Faith Estimate">
            <p className="mt-1.5 text-sm text-pretty text-muted">
              For each person who pays without insurance. Pick items, print, write the name by hand.
            </p>
            <RuleList rules={DEADLINES} />
            <Button asChild className="mt-4">
              <Link to={PATHS.estimate}>
                <FileText />
                Write an estimate
              </Link>
            </Button>
            <p className="mt-2 text-sm text-muted">Nothing about the person is typed into Foyer.</p>
          </Card>
        )}
        <Card title="Card payments">
          <p className="mt-1.5 text-sm text-pretty text-muted">
            Take payment in your booking system or at the desk. Send no card numbers by email or text.
          </p>
        </Card>
      </div>
    </TwoColumns>
  )
}

const DEADLINES = [
  { key: 'asked', icon: Clock, when: 'They ask:', what: 'within 3 business days' },
  {
    key: 'near',
    icon: CalendarDays,
    when: 'Visit is 3 to 9 business days away:',
    what: 'within 1 business day of booking',
  },
  { key: 'far', icon: CalendarClock, when: '10 or more:', what: 'within 3 business days of booking' },
].map(({ key, icon, when, what }) => ({
  key,
  icon,
  text: (
    <>
      <b className="font-[650]">{when}</b> <span className="text-muted">{what}</span>
    </>
  ),
}))

type WordsOnFeesProps = { readonly fees: readonly string[]; readonly draftUrl: string | null }

function WordsOnFees({ fees, draftUrl }: WordsOnFeesProps) {
  return (
    <Card title="Words on fees">
      <p className="mt-1 text-sm text-muted">Your site uses these sentences. Use the same ones on paper.</p>
      {fees.map((said) => (
        <p key={said} className="mt-3 rounded-control border border-line bg-bg px-4.5 py-4 text-pretty">
          {said}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <CopyButton
          text={fees.join('\n\n')}
          label={fees.length === 2 ? 'Copy both' : fees.length === 1 ? 'Copy it' : 'Copy all'}
          size="small"
        />
        {draftUrl && (
          <Button asChild look="ghost" size="small">
            <DraftLink url={draftUrl}>See them on your site</DraftLink>
          </Button>
        )}
      </div>
    </Card>
  )
}
