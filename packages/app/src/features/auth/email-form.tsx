import { EMAIL_INVALID, EMAIL_MISSING } from '@foyer/shared/contact/email.ts'
import { withoutInvisible } from '@foyer/shared/plain-text.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useBusy } from '../../lib/use-busy.ts'
import { emailHint } from './email-hint.tsx'

type EmailFormProps = {
  readonly initialEmail: string
  readonly label: string
  readonly busyLabel: string
  readonly onType?: (email: string) => void
  /** The form stays busy until this resolves. */
  readonly onSubmit: (email: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** One required email field and one button. SPEC section 5 leaves the rule to the browser; the messages are ours. */
export function EmailForm({ initialEmail, label, busyLabel, onType, onSubmit, children }: EmailFormProps) {
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState('')
  const [isBusy, run] = useBusy()

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(() => onSubmit(email.trim()))
  }
  const change = (typed: string) => {
    const visible = withoutInvisible(typed)
    setEmail(visible)
    setError('')
    onType?.(visible)
  }

  return (
    <form className="mt-7 grid gap-4.5" onSubmit={handleSubmit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        value={email}
        readOnly={isBusy}
        error={error}
        onInvalid={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          setError(event.currentTarget.validity.valueMissing ? EMAIL_MISSING : EMAIL_INVALID)
        }}
        hint={emailHint(email, change)}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {isBusy ? busyLabel : label}
      </Button>
      {children}
    </form>
  )
}
