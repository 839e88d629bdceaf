import { useLayoutEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { usePerson } from '../../session/session.ts'
import { EmailForm } from './email-form.tsx'
import { requestLinkAgain } from './request-link.ts'
import { sentLink } from './sent-link.ts'
import { SignedInNotice } from './signed-in-notice.tsx'

const SHUT = 'This link does not open the door'
const USED_OR_OLD = 'This link was used or is older than 24 hours. Each link works one time.'

/** Moves the focus to the heading of a screen that replaces another one at the same path. */
export function useFocusOnTitle() {
  useLayoutEffect(() => document.querySelector('h1')?.focus(), [])
}

/** Says that the link of a change of email does not work. */
export function UnusableChange() {
  useFocusOnTitle()
  return (
    <>
      <ScreenTitle>{SHUT}</ScreenTitle>
      <Notice kind="warning" className="mt-5">
        <p>{USED_OR_OLD}</p>
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

type UnusableLinkProps = { readonly title?: string; readonly reason?: string }

/** Says why a sign-in link does not work, and offers the way on. */
export function UnusableLink({ title = SHUT, reason = USED_OR_OLD }: UnusableLinkProps) {
  const person = usePerson()
  const navigate = useNavigate()
  const [email] = useState(() => sentLink.read()?.email ?? pendingSignUp.read()?.email ?? '')
  useFocusOnTitle()

  const handleSubmit = async (address: string) => {
    const sent = await requestLinkAgain(address)
    const from = { previousPage: 'login', previousPath: PATHS.login }
    if (sent.ok) await navigate(PATHS.checkEmail, { state: { ...from, email: address } })
  }

  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Notice kind="warning" className="mt-5">
        <p>{reason}</p>
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
