import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { waitSeconds } from '../../session/auth-failure.ts'
import { AlreadySent } from './already-sent.tsx'
import { EmailForm } from './email-form.tsx'
import { failedLinkCode } from './failed-link.ts'
import { usePrefilledEmail } from './prefilled-email.ts'
import { requestLink } from './request-link.ts'
import { SignedInNotice } from './signed-in-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { typedEmail } from './typed-email.ts'

const FROM = { previousPage: 'login', previousPath: PATHS.login }

/** The screen to sign in without a password, by a mailed link. */
export function LoginScreen() {
  const navigate = useNavigate()
  const prefilledEmail = usePrefilledEmail()
  const [failedLink] = useState(failedLinkCode)
  const [alreadySentTo, setAlreadySentTo] = useState('')
  const [initialEmail] = useState(() => initialValue(prefilledEmail, failedLink !== null))

  const handleSubmit = async (email: string) => {
    const sent = await requestLink({ email })
    if (sent.ok) return navigate(PATHS.checkEmail, { state: { ...FROM, email } })
    setAlreadySentTo(waitSeconds(sent.error.message) === null ? '' : email)
  }

  return (
    <div className="w-full lg:max-w-120">
      <SignedInNotice />
      <ScreenTitle documentTitle="Sign in">Sign in to your account</ScreenTitle>
      <StorageNotice />
      <p className="mt-3 text-muted">We'll send you a magic link to your email to sign in</p>
      {failedLink && (
        <Notice kind="warning" className="mt-6" title="This link does not open the door">
          <p>
            {failedLink === 'otp_expired'
              ? 'It was used or is older than 24 hours. Enter your email to get a new one.'
              : 'Enter your email to get a new one.'}
          </p>
        </Notice>
      )}
      <EmailForm
        initialEmail={initialEmail}
        label="Send magic link"
        busyLabel="Sending magic link..."
        onType={(email) => typedEmail.write({ email, prefilledEmail })}
        onSubmit={handleSubmit}
      >
        {alreadySentTo && <AlreadySent email={alreadySentTo} from={FROM} />}
        <p className="text-sm text-muted">
          <Link className="text-link inline-flex min-h-11 items-center" to={PATHS.onboarding}>
            Don't have an account? Sign up
          </Link>
        </p>
      </EmailForm>
    </div>
  )
}

/** What was typed here before, the email of the link, or, after a failed link, the one of the sign-up. */
function initialValue(prefilledEmail: string, hasFailedLink: boolean): string {
  const typed = typedEmail.read()
  if (typed?.prefilledEmail === prefilledEmail) return typed.email
  return prefilledEmail || (hasFailedLink ? (pendingSignUp.read()?.email ?? '') : '')
}
