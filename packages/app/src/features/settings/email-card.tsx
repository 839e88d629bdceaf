import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { explainEmail } from '@foyer/shared/contact/explain-email.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useBusy } from '../../lib/use-busy.ts'
import { type AuthFailure, waitSeconds } from '../../session/auth-failure.ts'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { changeEmail, type SignIn, signInQuery } from './api/sign-in.ts'

/** `otp_expiry` in config.toml. */
const LINK_LIFE_MS = 86_400_000

/** The email that a person signs in with, and its change. */
export function EmailCard() {
  const person = useSignedInPerson()
  const query = signInQuery(person.id, person.email)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  return (
    <Card title="Email">
      <p className="mt-2">
        You sign in as{' '}
        <b className="inline-block max-w-full font-[650] wrap-anywhere">{data?.email ?? person.email}</b>
      </p>
      {data?.newEmail && <PendingChange {...data} newEmail={data.newEmail} />}
      <EmailChangeForm
        currentEmail={data?.email ?? person.email}
        onAsked={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    </Card>
  )
}

function PendingChange({ email, newEmail, changeSentAt }: SignIn & { readonly newEmail: string }) {
  const isOver = changeSentAt !== null && Date.parse(changeSentAt) + LINK_LIFE_MS < Date.now()
  if (isOver) {
    return (
      <Notice kind="warning" className="mt-4" title="The change was not confirmed in time">
        <p>
          The links for {newEmail} are older than 24 hours. Your email stays {email}. Enter the new address
          again to get new links.
        </p>
      </Notice>
    )
  }
  return (
    <div role="status" className="mt-4">
      <Notice kind="info" title={`Waiting for ${newEmail}`}>
        <p>
          We wrote to both addresses. Open the mail to {email} and approve, then open the mail to {newEmail}{' '}
          and confirm; the order does not matter. Your email changes when both are done, within 24 hours.
        </p>
      </Notice>
    </div>
  )
}

/** The new email while it is typed, kept while the person visits other screens. */
const typedEmail = keep({ name: 'new-email', area: 'tab', schema: z.string() })

type EmailChangeFormProps = {
  readonly currentEmail: string
  readonly onAsked: () => Promise<unknown>
}

/** Requests a new email; what was typed stays until the emails are sent. */
function EmailChangeForm({ currentEmail, onAsked }: EmailChangeFormProps) {
  const { id: personId } = useSignedInPerson()
  const [typed, setTyped] = useState(() => typedEmail(personId).read() ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const email = canonicalEmail(typed)
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
  return explainEmail(email) ?? (isCurrent ? 'This is your email already.' : '')
}

function refusalText({ code, message }: AuthFailure): string {
  if (code === 'email_exists') return 'Another account has this address. Sign in with it instead.'
  const wait = waitSeconds(message)
  return wait === null ? message : `We wrote just now. You can ask again in ${wait} seconds.`
}
