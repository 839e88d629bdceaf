import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { PATHS } from '../../config/paths.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { waitSeconds } from '../../session/auth-failure.ts'
import { giveUpSigningIn } from '../../session/session.ts'
import { sendMagicLink } from './api/send-magic-link.ts'
import { CodeForm } from './code-form.tsx'
import { ResendLink } from './resend-link.tsx'
import { noteSentLink } from './sent-link.ts'

/** Asks for a new session over the screen whose session has ended. It is closed by the session itself. */
export function SignInAgain({ email }: { readonly email: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const codeBox = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isSent) codeBox.current?.querySelector('input')?.focus()
  }, [isSent])

  const handleSend = () =>
    run(async () => {
      const request = { email, landingPath: pathname, request: randomUuid() }
      const sent = await sendMagicLink(request)
      // The code of a mail that was sent a moment ago is still valid.
      const wait = sent.ok ? null : waitSeconds(sent.error.message)
      if (!sent.ok && wait === null) return setProblem(sent.error.message)
      noteSentLink(request, wait)
      setIsSent(true)
    })

  function handleLater() {
    giveUpSigningIn()
    void navigate(PATHS.login)
  }
  return (
    <Dialog
      title="Sign in again to go on"
      description="Your session has ended. What you entered here is kept."
      staysOnPressOutside
      onClose={handleLater}
    >
      {isSent ? (
        <div ref={codeBox} className="grid gap-4">
          <CodeForm email={email} label={`The 8-digit code in the email to ${email}`} />
          <p className="text-sm text-muted">
            Nothing there? Look in spam, or <ResendLink email={email} />.
          </p>
        </div>
      ) : (
        <div className="grid gap-2">
          <Button busy={isBusy} onClick={handleSend}>
            {isBusy ? 'Sending the code...' : 'Email me a code'}
          </Button>
          <Problem>{problem}</Problem>
          <p className="text-sm wrap-anywhere text-muted">It goes to {email}.</p>
        </div>
      )}
      <Button look="ghost" className="justify-self-end" onClick={handleLater}>
        Sign in later
      </Button>
    </Dialog>
  )
}
