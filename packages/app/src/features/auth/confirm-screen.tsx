import { useLayoutEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { env } from '../../config/env.ts'
import { PATHS } from '../../config/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { usePerson } from '../../session/session.ts'
import { verifyLink } from './api/verify.ts'
import { type ConfirmLink, readConfirmLink } from './confirm-link.ts'
import { EmailForm } from './email-form.tsx'
import { requestLink } from './request-link.ts'
import { sentLink } from './sent-link.ts'
import { SignedInNotice } from './signed-in-notice.tsx'

const WORDS = {
  signIn: {
    title: 'You are at the door',
    what: 'Press the button to sign in on this device. The link in your mail is then used up.',
    button: 'Sign in',
    busy: 'Opening...',
    otherwise: 'You did not ask to sign in? Then close this page. Nobody gets in without this mail.',
  },
  emailChange: {
    title: 'Confirm your change of email',
    what: 'Press the button to confirm with this address. Your account moves when both addresses have confirmed.',
    button: 'Confirm',
    busy: 'Confirming...',
    otherwise: 'You did not ask for this? Then close this page. Nothing changes without this mail.',
  },
} as const

/**
 * The landing page of mailed links. Mail scanners open links and run scripts, so only the button spends the token.
 */
export function ConfirmScreen() {
  const [query] = useSearchParams()
  const link = readConfirmLink(query, [location.origin, new URL(env().appUrl).origin])
  const [state, setState] = useState<'fresh' | 'unusable' | 'half-confirmed'>(
    link.tokenHash === '' ? 'unusable' : 'fresh',
  )
  return (
    <div className="w-full lg:max-w-120">
      {state === 'fresh' && <Confirm link={link} onState={setState} />}
      {state === 'half-confirmed' && <HalfConfirmed />}
      {state === 'unusable' &&
        (link.type === 'email_change' ? <UnusableChange /> : <UnusableLink landingPath={link.landingPath} />)}
    </div>
  )
}

type ConfirmProps = {
  readonly link: ConfirmLink
  readonly onState: (state: 'unusable' | 'half-confirmed') => void
}

function Confirm({ link: { tokenHash, type, landingPath }, onState }: ConfirmProps) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const isChange = type === 'email_change'
  const words = isChange ? WORDS.emailChange : WORDS.signIn

  const confirm = async () => {
    const verified = await verifyLink(tokenHash, type)
    if (verified.ok) {
      if (verified.value === 'half-confirmed') return onState('half-confirmed')
      if (isChange) {
        const description = 'Sign in with your new address from now on.'
        showToast({ title: 'Your email is changed', description, kind: 'success' })
      }
      // After a fresh sign-in, the dashboard redirects to the guide.
      const target = landingPath === PATHS.home ? PATHS.guide : landingPath
      return navigate(target, { replace: true })
    }
    const { code, message } = verified.error
    if (code === 'otp_expired' || code === 'validation_failed') return onState('unusable')
    const description =
      code === 'unreachable'
        ? 'We could not reach the server. Your link is still good: check your connection and try again.'
        : message
    showToast({ title: 'Error', description, kind: 'destructive' })
  }

  return (
    <>
      <ScreenTitle>{words.title}</ScreenTitle>
      <p className="mt-3 text-muted">{words.what}</p>
      <Button busy={isBusy} className="mt-7 w-full" onClick={() => run(confirm)}>
        {isBusy ? words.busy : words.button}
      </Button>
      <p className="mt-4.5 text-sm text-muted">{words.otherwise}</p>
    </>
  )
}

// These screens replace another one at the same path, so the focus has to be moved.
function useFocusOnTitle() {
  useLayoutEffect(() => document.querySelector('h1')?.focus(), [])
}

function HalfConfirmed() {
  useFocusOnTitle()
  return (
    <>
      <ScreenTitle>One address has confirmed</ScreenTitle>
      <p className="mt-3 text-muted">
        Now open the mail that we sent to your other address, and press its button. Until then your account
        keeps its email.
      </p>
      <Button asChild look="second" className="mt-7 w-full">
        <Link to={PATHS.settings}>Go to settings</Link>
      </Button>
    </>
  )
}

function UnusableChange() {
  useFocusOnTitle()
  return (
    <>
      <ScreenTitle>This link does not open the door</ScreenTitle>
      <Notice kind="warning" className="mt-5">
        <p>This link was used or is older than 24 hours. Each link works one time.</p>
      </Notice>
      <p className="mt-5 text-muted">
        Your settings say which email your account has. You can ask for new links there.
      </p>
      <Button asChild className="mt-7 w-full">
        <Link to={PATHS.settings}>Go to settings</Link>
      </Button>
    </>
  )
}

function UnusableLink({ landingPath }: { readonly landingPath: string }) {
  const person = usePerson()
  const navigate = useNavigate()
  const [email] = useState(() => sentLink.read()?.email ?? pendingSignUp.read()?.email ?? '')
  useFocusOnTitle()

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
      {/* Often signed in by the same link or its code: a new link would be useless. */}
      {person ? (
        <SignedInNotice className="mt-5" />
      ) : (
        <EmailForm
          initialEmail={email}
          label="Send a new link"
          busyLabel="Sending a new link..."
          onSubmit={handleSubmit}
        />
      )}
    </>
  )
}
