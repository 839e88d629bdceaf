import { emailProblem } from '@foyer/shared/contact/email.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useBusy } from '../../lib/use-busy.ts'

type EmailFormProps = {
  readonly initialEmail: string
  readonly label: string
  readonly busyLabel: string
  /** The form stays busy until this resolves. */
  readonly onSubmit: (email: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** One required email field and one button. */
export function EmailForm({ initialEmail, label, busyLabel, onSubmit, children }: EmailFormProps) {
  const [error, setError] = useState('')
  const [isBusy, run] = useBusy()
  const field = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    const problem = emailProblem(email)
    setError(problem ?? '')
    if (problem) return field.current?.focus()
    void run(() => onSubmit(email))
  }

  return (
    <form noValidate className="mt-7 grid gap-4.5" onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        defaultValue={initialEmail}
        readOnly={isBusy}
        error={error}
        onChange={() => setError('')}
      />
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {isBusy ? busyLabel : label}
      </Button>
      {children}
    </form>
  )
}
