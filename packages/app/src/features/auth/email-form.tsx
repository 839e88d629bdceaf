import { canonicalEmail, emailProblem } from '@foyer/shared/contact/email.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
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

/** One required email field and one button. The rule is that of sign-up, because browsers take what no mail reaches. */
export function EmailForm({ initialEmail, label, busyLabel, onType, onSubmit, children }: EmailFormProps) {
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState('')
  const [isBusy, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = emailProblem(email)
    setError(problem ?? '')
    if (problem) input.current?.focus()
    else void run(() => onSubmit(canonicalEmail(email)))
  }
  const change = (typed: string) => {
    setEmail(typed)
    setError('')
    onType?.(typed)
  }

  return (
    <form noValidate className="mt-7 grid gap-4.5" onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        value={email}
        readOnly={isBusy}
        error={error}
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
