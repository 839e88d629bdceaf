import { ArrowRight, LogOut } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { Logo } from '../../components/logo.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyDoorway } from '../../components/ui/empty-doorway.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { AccountCard } from '../account/account-card.tsx'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { greeting } from './greeting.ts'

/** The dashboard's home. */
export function HomeScreen() {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-[62rem] items-center justify-between px-4 py-3 md:px-8">
          <Logo className="h-7.5 w-auto md:h-8.5" />
          <Button look="ghost" className="-mr-3.5 text-sm" onClick={() => navigate(PATHS.logout)}>
            <LogOut aria-hidden="true" className="size-5 stroke-[1.75]" />
            Log out
          </Button>
        </div>
      </header>
      <div>
        <ScreenTitle size="medium" documentTitle="Home">
          {greeting(new Date(), person.firstName)}
        </ScreenTitle>
        <p className="mt-1 text-muted">You are signed in as {person.email}.</p>
        <AccountCard />
        <div className="mt-7 grid gap-4 lg:grid-cols-[1.45fr_1fr] lg:gap-5">
          <section className="hall rounded-card bg-hall p-5.5 text-on-hall">
            <h2 className="display text-xl">{person.companyName || 'Your practice'}</h2>
            <p className="mt-1.5 max-w-[30rem] text-on-hall-muted">
              A few questions about your practice, and a first website draft comes by email within 24 hours.
            </p>
            <Button asChild look="glow" className="mt-5.5">
              <Link to={PATHS.guide}>
                Go to the onboarding
                <ArrowRight aria-hidden="true" className="size-5 stroke-[1.75]" />
              </Link>
            </Button>
          </section>
          <section className="flex items-center gap-6 rounded-card border border-line bg-surface p-5.5">
            <EmptyDoorway />
            <div>
              <h2 className="display text-xl">Check back soon</h2>
              <p className="mt-1 text-sm text-muted">
                This tab will update once your new website is launched.
              </p>
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}
