import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { env } from '../../config/env.ts'
import { PATHS } from '../../config/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { verifyLink } from './api/verify-link.ts'
import { readConfirmLink } from './confirm-link.ts'
import { EmailForm } from './email-form.tsx'
import { pendingSignUp } from './pending-sign-up.ts'
import { requestLink } from './request-link.ts'
import { sentLink } from './sent-link.ts'

/**
 * Where mailed links land. Mail scanners open links and run scripts, so the token is spent by nothing but the button.
 */
export function ConfirmScreen() {
  const [query] = useSearchParams()
  const link = readConfirmLink(query, [location.origin, new URL(env().appUrl).origin])
  const [isUnusable, setIsUnusable] = useState(link.tokenHash === '')
  return (
    <div className="w-full lg:max-w-120">
      {isUnusable ? (
        <UnusableLink landingPath={link.landingPath} />
      ) : (
        <Confirm {...link} onUnusable={() => setIsUnusable(true)} />
      )}
    </div>
  )
}

type ConfirmProps = {
  readonly tokenHash: string
  readonly landingPath: string
  readonly onUnusable: () => void
}

function Confirm({ tokenHash, landingPath, onUnusable }: ConfirmProps) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  const handleClick = async () => {
    setIsBusy(true)
    const verified = await verifyLink(tokenHash)
    setIsBusy(false)
    if (verified.ok) {
      // Arriving at the dashboard right after signing in leads to the guide.
      const target = landingPath === PATHS.home ? PATHS.guide : landingPath
      return navigate(target, { replace: true })
    }
    if (verified.error.code === 'otp_expired' || verified.error.code === 'validation_failed')
      return onUnusable()
    const description =
      verified.error.code === 'unreachable'
        ? 'We could not reach the server. Your link is still good: check your connection and try again.'
        : verified.error.message
    showToast({ title: 'Error', description, kind: 'destructive' })
  }

  return (
    <>
      <ScreenTitle>You are at the door</ScreenTitle>
      <p className="mt-3 text-muted">
        Press the button to sign in on this device. The link in your mail is then used up.
      </p>
      <Button busy={isBusy} className="mt-7 w-full" onClick={handleClick}>
        {isBusy ? 'Opening...' : 'Sign in'}
      </Button>
      <p className="mt-4.5 text-sm text-muted">
        You did not ask to sign in? Then close this page. Nobody gets in without this mail.
      </p>
    </>
  )
}

function UnusableLink({ landingPath }: { readonly landingPath: string }) {
  const navigate = useNavigate()
  const [email] = useState(() => sentLink.read()?.email ?? pendingSignUp.read()?.email ?? '')
  // The screen has changed although its address has not.
  useEffect(() => document.querySelector('h1')?.focus(), [])

  const handleSubmit = async (address: string) => {
    const sent = await requestLink({ email: address, landingPath })
    const from = { previousPage: 'login', previousPath: PATHS.login }
    if (sent.ok) await navigate(PATHS.checkEmail, { state: { ...from, email: address } })
  }

  return (
    <>
      <ScreenTitle>This link does not open the door</ScreenTitle>
      <Notice kind="warning" className="mt-5">
        <p>This link was used or is older than 24 hours. Each link works one time.</p>
      </Notice>
      <EmailForm
        initialEmail={email}
        label="Send a new link"
        busyLabel="Sending a new link..."
        onSubmit={handleSubmit}
      />
    </>
  )
}
