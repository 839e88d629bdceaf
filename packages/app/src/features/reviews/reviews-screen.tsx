import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PrintSheet } from '../../components/print-sheet.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TwoColumns } from '../../components/ui/two-columns.tsx'
import type { OwnSite } from '../../site/own-site.ts'
import { reviewAsking } from '../../site/review-asking.ts'
import { pictureQuery, SitePicture } from '../../site/site-picture.tsx'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { ReplyCard } from './reply-card.tsx'
import { BoardAllowance, NoAskingCard } from './review-code.tsx'
import { type ReviewLink, reviewLink } from './review-link.ts'
import { ReviewLinkCard } from './review-link-card.tsx'

/** Asks for reviews and answers them, without reading any. */
export function ReviewsScreen() {
  return (
    <>
      <ScreenTitle size="medium">Reviews</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        Within the rules of your profession. Foyer does not read, sort or rate your reviews.
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

function Reviews({ own: { site, answers, details, draftUrl } }: { readonly own: WithSite }) {
  const link = reviewLink(answers, details.details)
  const asking = reviewAsking(site, details.details)
  const replies = <ReplyCard phone={site.phone} person={site.person} draftUrl={draftUrl} />
  if (asking === 'none') {
    return <Columns side={<NoAskingCard details={details} />}>{replies}</Columns>
  }
  return (
    <Columns
      side={
        <>
          {asking === 'ask' && <DeskCard site={site} link={link} />}
          <Card title="Three rules">
            <RuleList rules={rulesFor(asking)} />
            {site.reviews !== 'ask' && <BoardAllowance details={details} />}
          </Card>
        </>
      }
    >
      <ReviewLinkCard link={link} details={details} />
      {replies}
    </Columns>
  )
}

function Columns({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <TwoColumns className="mt-6">
      <div className="grid content-start gap-4 lg:gap-5">{children}</div>
      <div className="grid content-start gap-4 lg:gap-5">{side}</div>
    </TwoColumns>
  )
}

const FIRST_RULES = {
  ask: ['everyone', 'Ask everyone,', 'not only happy people. Google removes picked reviews.'],
  link: [
    'link',
    'Let the link ask.',
    'Put it under every email. To be asked face to face is hard in care as private as yours.',
  ],
} as const

const rulesFor = (asking: 'ask' | 'link') =>
  [
    FIRST_RULES[asking],
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

const WORDS = {
  heading: 'Tell the neighbors how it was',
  text: 'In your own words, good or bad. It takes two minutes.',
} as const

type DeskCardProps = { readonly site: OwnSite; readonly link: ReviewLink | null }

/** The card for the desk in the site's look, to be printed two a page; without a link, its place. */
function DeskCard({ site, link }: DeskCardProps) {
  return (
    <Card title="Card for the desk">
      {link ? <PrintableCard site={site} link={link} /> : <MissingCard />}
    </Card>
  )
}

function PrintableCard({ site, link }: { readonly site: OwnSite; readonly link: ReviewLink }) {
  const [isPrinting, setIsPrinting] = useState(false)
  const card = { ...WORDS, address: link.shown, by: site.name }
  const query = pictureQuery(['desk-card', site.style, site.content.seed, card, link.href], async () =>
    (await import('../../site/draw-pictures.ts')).drawDeskPicture(site, card, link.href),
  )
  const { data } = useQuery(query)
  return (
    <>
      <SitePicture
        query={query}
        ratio="2 / 3"
        alt={`${WORDS.heading}. ${WORDS.text} A QR code leads to ${link.shown}. ${site.name}`}
        className="mx-auto mt-4 max-w-80 rounded-badge border border-line shadow-2"
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="second" size="small" disabled={!data} onClick={() => setIsPrinting(true)}>
          <Printer />
          Print the card
        </Button>
        <span className="text-sm text-muted">4 by 6 inches, two a page</span>
      </div>
      {isPrinting && data && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          <div className="grid h-[10.9in] grid-cols-[4in_4in] place-content-center gap-[0.15in]">
            {[1, 2].map((place) => (
              <img key={place} src={data.src} alt="" className="h-[6in] w-[4in] outline outline-[#bbb]" />
            ))}
          </div>
        </PrintSheet>
      )}
    </>
  )
}

function MissingCard() {
  return (
    <div className="mt-4 grid place-content-center gap-2 rounded-badge border-[1.5px] border-dashed border-control p-6 text-center">
      <p className="font-[650]">The card waits for your link</p>
      <p className="text-sm text-pretty text-muted">
        Add your Google page, and the card gets its code, in the look of your site.
      </p>
    </div>
  )
}
