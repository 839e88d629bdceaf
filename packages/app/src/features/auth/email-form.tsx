import { EMAIL_INVALID, EMAIL_MISSING } from '@foyer/shared/contact/email.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'

type EmailFormProps = {
  readonly initialEmail: string
  readonly label: string
  readonly busyLabel: string
  /** Sends; the form stays busy until it has answered. */
  readonly onSubmit: (email: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** One required email field and one button. The browser's own rules for emails decide, our words say it. */
export function EmailForm({ initialEmail, label, busyLabel, onSubmit, children }: EmailFormProps) {
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email !== 'string' || isBusy) return
    setIsBusy(true)
    await onSubmit(email.trim())
    setIsBusy(false)
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
        defaultValue={initialEmail}
        readOnly={isBusy}
        error={error}
        onInvalid={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          setError(event.currentTarget.validity.valueMissing ? EMAIL_MISSING : EMAIL_INVALID)
        }}
        onChange={() => setError('')}
      />
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {isBusy ? busyLabel : label}
      </Button>
      {children}
    </form>
  )
}
