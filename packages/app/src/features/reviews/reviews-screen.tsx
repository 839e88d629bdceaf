import { Card } from '../../components/ui/card.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { DeskCard } from './desk-card.tsx'
import { ReplyCard } from './reply-card.tsx'
import { reviewLink } from './review-link.ts'
import { ReviewLinkCard } from './review-link-card.tsx'

/** Asks for reviews and answers them, without reading any. */
export function ReviewsScreen() {
  return (
    <>
      <ScreenTitle size="medium">Reviews</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        Ask everyone, answer safely. Foyer does not read, sort or rate your reviews.
      </p>
      <WithOwnSite>
        {(own) => (
          <>
            <Reviews own={own} />
            <LaterLine feature="reviews" what="new reviews on this page" />
          </>
        )}
      </WithOwnSite>
    </>
  )
}

function Reviews({ own: { site, answers, details } }: { readonly own: WithSite }) {
  const link = reviewLink(answers, details.details)
  return (
    <div className="mt-6 grid items-start gap-4 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-5">
      <div className="grid gap-4 lg:gap-5">
        <ReviewLinkCard link={link} details={details} />
        <ReplyCard phone={site.phone} person={site.person} />
      </div>
      <div className="grid gap-4 lg:gap-5">
        <DeskCard site={site} link={link} />
        <Card title="Three rules">
          <RuleList rules={RULES} />
        </Card>
      </div>
    </div>
  )
}

const RULES = [
  ['everyone', 'Ask everyone,', 'not only happy people. Google removes picked reviews.'],
  ['nothing', 'Give nothing for it.', 'No discount, no gift, no prize draw.'],
  ['yourself', 'Never write one yourself.', 'Nor staff or family. The FTC can fine fake reviews.'],
].map(([key = '', title, text]) => ({
  key,
  text: (
    <>
      <b className="font-[650]">{title}</b> <span className="text-muted">{text}</span>
    </>
  ),
}))
