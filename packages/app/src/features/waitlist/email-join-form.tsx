import { emailProblem } from '@foyer/shared/contact/email.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { outsideLinks } from '../../config/links.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { joinByEmail } from './api/waitlist-membership.ts'

/** The form for visitors without an account: one email, which stays in the field until it is stored. */
export function EmailJoinForm({ onJoined }: { readonly onJoined: (email: string) => void }) {
  const { support, supportEmail } = outsideLinks()
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const emailField = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const wrong = emailProblem(email)
    if (wrong) {
      setProblem(wrong)
      emailField.current?.focus()
      return
    }
    setProblem('')
    void run(async () => {
      const joined = await joinByEmail({ email, website: String(form.get('website') ?? '') })
      if (joined.ok) return onJoined(email)
      setProblem(joined.error.message)
      emailField.current?.focus()
    })
  }

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit}>
      <TextField
        ref={emailField}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        readOnly={isBusy}
        error={problem || undefined}
      />
      {/* A honeypot: bots fill in fields that people do not see. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Website <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Saving...' : 'Join the waitlist'}
      </Button>
      <p className="text-sm text-muted">
        We keep your email for this list alone, and write once the ads open. To be taken off, write to{' '}
        <a href={support} className="text-link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </form>
  )
}
