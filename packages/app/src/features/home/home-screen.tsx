import { AccountCard } from '../../account/account-card.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyDoorway } from '../../components/ui/empty-doorway.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AdsBanner } from './ads-banner.tsx'
import { greeting } from './greeting.ts'
import { ReferralsGlance } from './referrals-glance.tsx'
import { SiteCard } from './site-card.tsx'
import { siteStory } from './site-story.ts'
import { useSite } from './use-site.ts'

/** The home screen of the dashboard: the status of the website and of the referrals. */
export function HomeScreen() {
  const person = useSignedInPerson()
  const loaded = useSite()
  const now = new Date()
  return (
    <>
      <ScreenTitle size="medium" documentTitle="Home">
        {greeting(now, person.firstName)}
      </ScreenTitle>
      <p className="mt-1 min-h-[1.5em] text-muted">
        {loaded.state === 'known' && siteStory(loaded.answers, loaded.site, now).sentence}
      </p>
      <AccountCard />
      <div className="mt-5 grid gap-4 md:mt-7 lg:@2xl:grid-cols-[1.45fr_1fr] lg:gap-5">
        <SiteCard loaded={loaded} now={now} className="lg:@2xl:col-span-2" />
        <AdsBanner className="lg:@2xl:col-span-2" />
        <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <EmptyDoorway />
          <div className="flex-[1_1_9rem]">
            <h2 className="display text-xl">Check back soon</h2>
            <p className="mt-1 text-sm text-muted">This tab will update once your new website is launched.</p>
          </div>
        </Card>
        <ReferralsGlance />
      </div>
    </>
  )
}
