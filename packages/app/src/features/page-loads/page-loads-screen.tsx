import { Check, Mail, Phone, X } from 'lucide-react'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure, NotLoaded } from '../../components/ui/load-failure.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { pageLoadsQuery } from '../../site/api/page-loads.ts'
import { DaysCard } from './days-card.tsx'
import { pageName, sourceName } from './load-names.ts'
import { SumsCard } from './sums-card.tsx'

/** How often the pages of the person's site were opened, by day, page and site. */
export function PageLoadsScreen() {
  return (
    <>
      <BackLink to={PATHS.mySite}>My Site</BackLink>
      <ScreenTitle size="medium">Did anybody come?</ScreenTitle>
      <p className="mt-1 text-muted">How often a page of your website was opened, in the last 30 days.</p>
      <div className="mt-5 grid gap-4 lg:gap-5">
        <Sums />
        <Rules />
      </div>
    </>
  )
}

function Sums() {
  const loaded = useOwnQuery(pageLoadsQuery)
  const { data } = loaded
  if (!data)
    return (
      <Card className="min-h-80">
        <NotLoaded of={loaded} loading="The count is looked up." rows={6}>
          We could not load the count. Nothing of it is lost.
        </NotLoaded>
      </Card>
    )
  if (data.live_since === null)
    return (
      <Card>
        <EmptyState title="Nothing to count yet">
          The count begins on the day you publish. It keeps days and pages, never people.
        </EmptyState>
      </Card>
    )
  return (
    <>
      {loaded.isError && (
        <LoadFailure of={loaded}>We could not look again. What you see may be some minutes old.</LoadFailure>
      )}
      <DaysCard loads={data} />
      {data.pages.length > 0 && (
        <div className="grid gap-4 lg:@2xl:grid-cols-2 lg:gap-5">
          <SumsCard title="By page" name="Page" sums={data.pages} nameOf={pageName} />
          <SumsCard title="Sent by" name="Site" sums={ownLast(data.sources)} nameOf={sourceName}>
            “No site named”: typed in, from an app, or a browser that does not say.
          </SumsCard>
        </div>
      )}
    </>
  )
}

/** Whoever goes from page to page was sent by nobody else: that row stands below the others. */
function ownLast<Sum extends { readonly name: string }>(sums: readonly Sum[]): readonly Sum[] {
  return sums.toSorted((one, other) => Number(one.name === 'own') - Number(other.name === 'own'))
}

function Rules() {
  return (
    <Card title="What is counted, and what is not">
      <RuleList
        rules={[
          {
            key: 'counted',
            icon: Check,
            isGood: true,
            text: (
              <>
                <b className="font-[650]">Counted:</b> each time one of your pages is sent to a browser: the
                day, the page, and the name of the site that sent it. Your own looks count, too.
              </>
            ),
          },
          {
            key: 'not',
            icon: X,
            text: (
              <>
                <b className="font-[650]">Not counted:</b> people. Three pages may be one person or three.
                Programs that say they are programs are left out; some do not say so.
              </>
            ),
          },
          {
            key: 'never',
            icon: X,
            text: (
              <>
                <b className="font-[650]">Never kept:</b> cookies, internet addresses, devices, places,
                searches, times of day. We cannot tell who came, and nobody can ask us.
              </>
            ),
          },
          {
            key: 'calls',
            icon: Phone,
            text: (
              <>
                <b className="font-[650]">Calls and bookings</b> happen on your phone and in your booking
                system. Ask new people: “How did you find us?”
              </>
            ),
          },
          {
            key: 'mail',
            icon: Mail,
            text: (
              <>
                <b className="font-[650]">By email</b> only if you ask for it, once a week:{' '}
                <TextLink to={PATHS.settings}>choose it in Settings</TextLink>. Days are kept for 400 days and
                go with your account.
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
