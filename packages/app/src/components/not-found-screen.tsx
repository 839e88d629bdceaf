import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PATHS } from '../config/paths.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Button } from './ui/button.tsx'

/** Shown for an unknown path, and for one that the person may not know of. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', pathname)
  }, [pathname])
  return (
    <NotFoundPage
      documentTitle="Page not found"
      title="Oops! Page not found"
      action={
        <Button asChild look="glow">
          <Link to={PATHS.home}>Return to Home</Link>
        </Button>
      }
    >
      No door has this number. The page moved, or the address has a typo.
    </NotFoundPage>
  )
}
