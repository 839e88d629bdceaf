import { canonicalEmail, EMAIL_INVALID, isEmail } from '@foyer/shared/contact/email.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { type AuthFailure, waitSeconds } from '../auth/auth-failure.ts'
import { changeEmail } from './api/change-email.ts'

type EmailChangeFormProps = {
  readonly currentEmail: string
  readonly onAsked: () => Promise<unknown>
}

/** Asks for another address; what was typed stays until the mails are on their way. */
export function EmailChangeForm({ currentEmail, onAsked }: EmailChangeFormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    const wrong = emailProblem(email, currentEmail)
    setProblem(wrong)
    if (wrong || isBusy) return
    setIsBusy(true)
    const asked = await changeEmail(email)
    if (asked.ok) {
      setTyped('')
      await onAsked()
    } else setProblem(refusalText(asked.error))
    setIsBusy(false)
  }

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit}>
      <TextField
        label="New email"
        name="new-email"
        type="email"
        autoComplete="off"
        value={typed}
        readOnly={isBusy}
        error={problem || undefined}
        hint="We write to your old and your new address. Both have to confirm."
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem('')
        }}
      />
      <Button type="submit" look="second" busy={isBusy} className="justify-self-start">
        {isBusy ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}

function emailProblem(email: string, currentEmail: string): string {
  if (!isEmail(email)) return EMAIL_INVALID
  return canonicalEmail(email) === canonicalEmail(currentEmail) ? 'This is your email already.' : ''
}

function refusalText({ code, message }: AuthFailure): string {
  if (code === 'email_exists') return 'Another account has this address. Sign in with it instead.'
  const wait = waitSeconds(message)
  return wait === null ? message : `We wrote just now. You can ask again in ${wait} seconds.`
}
