import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { sayAfterLeaving } from '../../lib/next-screen.ts'
import { showToast } from '../../lib/toast.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { adoptSession } from '../../session/api/session.ts'
import type { AuthFailure } from '../../session/auth-failure.ts'
import { loadPerson, usePerson } from '../../session/session.ts'
import { accountHintOf } from './account-hint.ts'
import { proveVisit } from './api/prove-visit.ts'
import { noteUsedLink } from './api/used-link.ts'
import { verifyLink } from './api/verify.ts'
import { type ConfirmLink, readConfirmLink } from './confirm-link.ts'
import { EmailForm } from './email-form.tsx'
import { landingPathFor, sentLink } from './sent-link.ts'
import { StorageNotice } from './storage-notice.tsx'
import { UnusableChange, UnusableLink, useFocusOnTitle } from './unusable-link.tsx'

type LinkState = 'fresh' | 'unusable' | 'other-account' | 'half-confirmed'

/**
 * The landing page of mailed links. Mail scanners open links and run scripts, so only the button spends the token.
 */
export function ConfirmScreen() {
  const [query] = useSearchParams()
  const link = readConfirmLink(query)
  const [state, setState] = useState<LinkState>(link.tokenHash === '' ? 'unusable' : 'fresh')
  const isChange = link.type === 'email_change'
  return (
    <div className="w-full lg:max-w-120">
      {state === 'fresh' && isChange && <ConfirmChange link={link} onState={setState} />}
      {state === 'fresh' && !isChange && <ConfirmSignIn link={link} onState={setState} />}
      {state === 'half-confirmed' && <HalfConfirmed />}
      {state === 'unusable' && isChange && <UnusableChange />}
      {state === 'unusable' && !isChange && <UnusableLink />}
      {state === 'other-account' && (
        <UnusableLink
          title="This link is for another account"
          reason="It does not belong to the address that you confirmed, so nobody was signed in. Ask for a link of your own."
        />
      )}
    </div>
  )
}

type ConfirmProps = {
  readonly link: ConfirmLink
  readonly onState: (state: LinkState) => void
}

function ConfirmSignIn({ link, onState }: ConfirmProps) {
  const { tokenHash, type, accountHint, request, code } = link
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const signedInEmail = usePerson()?.email
  // Anyone can send a link to an account of their own, and anyone with the same first letters would say yes to its hint. So
  // the address is typed, unless this browser asked for this link.
  const own = [sentLink.read()?.email, signedInEmail].filter(
    (email) => email !== undefined && accountHintOf(email) === accountHint,
  )

  // What the page named is only a claim of the link: the session of any other account is thrown away.
  const signIn = async (isExpected: (email: string) => boolean) => {
    const verified = await verifyLink(tokenHash, type)
    if (!verified.ok) return explain(verified.error, onState)
    if (!verified.value) return onState('unusable')
    const { person, tokens } = verified.value
    if (!isExpected(person.email.toLowerCase())) return onState('other-account')
    // By now the link is used up.
    if (!(await adoptSession(tokens)).ok) return onState('unusable')
    if (request && code) void noteUsedLink(request, code)
    void proveVisit()
    // What the link says of the way may be somebody else's word.
    return navigate(landingPathFor(person.email) || PATHS.guide, { replace: true })
  }
  const isOwn = (email: string) => own.some((known) => known?.toLowerCase() === email)

  return (
    <>
      <ScreenTitle>You are at the door</ScreenTitle>
      <StorageNotice />
      {own.length > 0 && (
        <>
          <p className="mt-3 text-muted">
            Press the button to sign in on this device. The link in your mail is then used up.
          </p>
          <Button busy={isBusy} className="mt-7 w-full" onClick={() => run(() => signIn(isOwn))}>
            {isBusy ? 'Opening...' : 'Sign in'}
          </Button>
        </>
      )}
      {own.length === 0 && (
        <>
          <p className="mt-3 text-muted">
            Type the email that this link was sent to, to sign in on this device.
          </p>
          <EmailForm
            initialEmail={sentLink.read()?.email ?? ''}
            label="Sign in"
            busyLabel="Opening..."
            onSubmit={(typed) => signIn((email) => email === typed.toLowerCase())}
          >
            <p className="text-sm text-muted">
              Somebody else's link? <TextLink to={PATHS.login}>Use your own email</TextLink>
            </p>
          </EmailForm>
        </>
      )}
      <p className="mt-4.5 text-sm text-muted">
        You did not ask to sign in? Then close this page. Nobody gets in without this mail.
      </p>
    </>
  )
}

function ConfirmChange({ link: { tokenHash, type }, onState }: ConfirmProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isBusy, run] = useBusy()

  const confirm = async () => {
    const verified = await verifyLink(tokenHash, type)
    if (!verified.ok) return explain(verified.error, onState)
    if (!verified.value) return onState('half-confirmed')
    const { person, tokens } = verified.value
    // A change of email signs nobody in who was not: somebody may have moved an account of their own to this address.
    const isSignedIn = (await loadPerson())?.id === person.id && (await adoptSession(tokens)).ok
    const description = 'Sign in with your new address from now on.'
    sayAfterLeaving(pathname, { title: 'Your email is changed', description, kind: 'success' })
    return navigate(isSignedIn ? PATHS.settings : PATHS.login, { replace: true })
  }

  return (
    <>
      <ScreenTitle>Confirm your change of email</ScreenTitle>
      <p className="mt-3 text-muted">
        Press the button to confirm with this address. Your account moves when both addresses have confirmed.
      </p>
      <Button busy={isBusy} className="mt-7 w-full" onClick={() => run(confirm)}>
        {isBusy ? 'Confirming...' : 'Confirm'}
      </Button>
      <p className="mt-4.5 text-sm text-muted">
        You did not ask for this? Then close this page. Nothing changes without this mail.
      </p>
    </>
  )
}

const UNREACHABLE =
  'We could not reach the server. Your link is still good: check your connection and try again.'

function explain({ code, message }: AuthFailure, onState: ConfirmProps['onState']): void {
  const isUnusable = code === 'otp_expired' || code === 'validation_failed'
  const description = code === 'unreachable' ? UNREACHABLE : message
  if (isUnusable) onState('unusable')
  else showToast({ title: 'Error', description, kind: 'destructive' })
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
