import { canonicalEmail, emailProblem } from '@foyer/shared/contact/email.ts'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useBusy } from '../../lib/use-busy.ts'
import { type AuthFailure, waitSeconds } from '../../session/auth-failure.ts'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { changeEmail } from './api/sign-in.ts'

/** The new email while it is typed, kept while the person visits other screens. */
const typedEmail = keep({ name: 'new-email', area: 'tab', schema: z.string() })

type EmailChangeFormProps = {
  readonly currentEmail: string
  readonly onAsked: () => Promise<unknown>
}

/** Requests a new email; what was typed stays until the emails are sent. */
export function EmailChangeForm({ currentEmail, onAsked }: EmailChangeFormProps) {
  const { id: personId } = useSignedInPerson()
  const [typed, setTyped] = useState(() => typedEmail(personId).read() ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    const wrong = newEmailProblem(email, currentEmail)
    setProblem(wrong)
    if (wrong) return
    void run(async () => {
      const asked = await changeEmail(email)
      if (!asked.ok) return setProblem(refusalText(asked.error))
      setTyped('')
      typedEmail(personId).write(null)
      await onAsked()
    })
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
          typedEmail(personId).write(event.target.value)
          setProblem('')
        }}
      />
      <Button type="submit" look="second" busy={isBusy} className="justify-self-start">
        {isBusy ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}

function newEmailProblem(email: string, currentEmail: string): string {
  const isCurrent = canonicalEmail(email) === canonicalEmail(currentEmail)
  return emailProblem(email) ?? (isCurrent ? 'This is your email already.' : '')
}

function refusalText({ code, message }: AuthFailure): string {
  if (code === 'email_exists') return 'Another account has this address. Sign in with it instead.'
  const wait = waitSeconds(message)
  return wait === null ? message : `We wrote just now. You can ask again in ${wait} seconds.`
}
