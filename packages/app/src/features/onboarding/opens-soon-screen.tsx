import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../auth/signed-in-person.ts'

/** Stands where the questions will be, and says so. */
export function OpensSoonScreen() {
  const { email } = useSignedInPerson()
  const { support, supportEmail } = outsideLinks()
  return (
    <div className="w-full lg:max-w-128">
      <ScreenTitle documentTitle="The questions open soon">The questions open soon</ScreenTitle>
      <p className="mt-3 text-muted">
        Your account is ready: <b className="font-[650] break-words text-text">{email}</b> is confirmed, and
        what you told us so far is saved.
      </p>
      <p className="mt-3">
        The questions about your practice are the next part to open. Sign in with the same email any time, and
        you go on from here.
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild look="second">
          <Link to={PATHS.guide}>Back to the guide</Link>
        </Button>
        <Link to={PATHS.home} className="text-link py-2.5 text-sm">
          Go to dashboard
        </Link>
      </div>
      <p className="mt-6 text-sm text-muted">
        Questions? Write to{' '}
        <a className="text-link" href={support}>
          {supportEmail}
        </a>
        .
      </p>
    </div>
  )
}
