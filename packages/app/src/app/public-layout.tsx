import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet } from 'react-router-dom'
import { Logo } from '../components/logo.tsx'
import { TrustFooter } from '../components/trust-footer.tsx'
import { Button } from '../components/ui/button.tsx'
import { PATHS } from '../config/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { useKnownPerson } from '../session/session.ts'

/** The layout of public pages, with a link to the sign-up or back to the dashboard. */
export function PublicLayout() {
  const person = useKnownPerson()
  return (
    <QueryClientProvider client={queryClient}>
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex max-w-[65rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-8">
          <Link to={PATHS.home} aria-label="Foyer, home" className="flex min-h-11 items-center rounded-badge">
            <Logo className="h-7.5 w-auto md:h-8.5" />
          </Link>
          {person !== undefined && (
            <Button asChild look="second" size="small">
              <Link to={person ? PATHS.home : PATHS.start}>
                {person ? 'Dashboard' : 'Get your free draft'}
              </Link>
            </Button>
          )}
        </div>
      </header>
      <main className="@container mx-auto max-w-[65rem] px-4 pt-9 pb-12 md:px-8 md:pt-10">
        <Outlet />
      </main>
      <div className="border-t border-line print:hidden">
        <TrustFooter className="mx-auto max-w-[65rem] px-4 py-6 md:px-8" />
      </div>
    </QueryClientProvider>
  )
}
