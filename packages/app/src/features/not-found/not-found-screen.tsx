import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Logo } from '../../components/logo.tsx'
import { NumberPlate } from '../../components/scene/number-plate.tsx'
import { Scene } from '../../components/scene/scene.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'

/** Shown for an unknown path. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', pathname)
  }, [pathname])
  return (
    <main className="hall not-found relative min-h-dvh overflow-hidden bg-hall text-on-hall">
      <Scene open={0} wide={900}>
        <NumberPlate number="404" />
      </Scene>
      <div className="relative z-1 flex min-h-dvh max-w-160 flex-col p-5 md:px-12 md:py-10">
        <Logo onHall className="h-7.5 w-auto self-start md:h-10" />
        <div className="mt-10 mb-auto md:my-auto md:pb-[22vh]">
          <p className="sr-only">404</p>
          <ScreenTitle documentTitle="Page not found">Oops! Page not found</ScreenTitle>
          <p className="mt-2.5 mb-7 max-w-96 text-on-hall-muted">
            No door has this number. The page moved, or the address has a typo.
          </p>
          <Button asChild look="glow">
            <Link to={PATHS.home}>Return to Home</Link>
          </Button>
        </div>
      </div>
    </main>
  )
}
