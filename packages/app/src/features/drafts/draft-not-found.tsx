import { Link } from 'react-router-dom'
import { NotFoundPage } from '../../components/not-found-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PATHS } from '../../config/paths.ts'

/** Shown for the address of a draft that does not exist, or no longer exists. */
export function DraftNotFound({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <NotFoundPage
      documentTitle="Draft not found"
      title="There is no draft here"
      action={
        <Button asChild look="glow">
          {isSignedIn ? (
            <Link to={PATHS.mySite}>Go to My Site</Link>
          ) : (
            <Link to={PATHS.start}>Get your free draft</Link>
          )}
        </Button>
      }
    >
      {isSignedIn
        ? 'The address has a typo, or you made a new one. Yours is on My Site.'
        : 'The address has a typo, or its owner made a new one. Ask the person who sent it to you.'}
    </NotFoundPage>
  )
}
