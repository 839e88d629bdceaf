import { type FormEvent, useState } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import { useBusy } from '../../lib/use-busy.ts'
import type { AuthFailure } from '../../session/auth-failure.ts'
import { proveVisit } from './api/prove-visit.ts'
import { findUsedLink, type UsedLink } from './api/used-link.ts'
import { verifyCode } from './api/verify.ts'
import { CODE_LENGTH, CodeField } from './code-field.tsx'
import { requestOf } from './sent-link.ts'

type CodeFormProps = {
  readonly email: string
  readonly label: string
  /** Shows the use of the link of the same mail; without it, the field says it. */
  readonly onUsed?: (used: UsedCode) => void
  readonly className?: string
}

/** A code that was used up by the link of the same mail. */
export type UsedCode = UsedLink & { readonly code: string }

/** Signs in with the code of a mail, as soon as its last digit is typed. */
export function CodeForm({ email, label, onUsed, className }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()

  const submit = (digits: string) => {
    if (digits.length < CODE_LENGTH) return setProblem(`The code has ${CODE_LENGTH} digits.`)
    void run(async () => {
      const verified = await verifyCode(email, digits)
      // On success, the handler of the new session navigates.
      if (verified.ok) return void proveVisit()
      const request = verified.error.code === 'otp_expired' && requestOf(email)
      const used = request ? await findUsedLink(request, digits) : null
      if (used && onUsed) onUsed({ ...used, code: digits })
      else setProblem(used ? usedProblem(used) : codeProblem(verified.error))
    })
  }

  const handleChange = (digits: string) => {
    setCode(digits)
    setProblem('')
    if (digits.length === CODE_LENGTH) submit(digits)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(code)
  }

  return (
    <form className={className} onSubmit={handleSubmit}>
      <CodeField label={label} value={code} error={problem} busy={isBusy} onChange={handleChange} />
      <p role="status" className="sr-only">
        {isBusy ? 'Checking the code' : ''}
      </p>
    </form>
  )
}

function usedProblem({ usedAt, device }: UsedLink): string {
  const at = formatMoment(usedAt, new Date())
  return `This code was used: the link in the same mail signed in at ${at}, in ${device}. Send the mail again.`
}

/** Returns the message for a code that was refused. */
function codeProblem({ code, message }: AuthFailure): string {
  switch (code) {
    case 'otp_expired':
      return 'This code is wrong or too old. Check the newest mail from us.'
    case 'otp_attempts_exceeded':
      return 'Five wrong codes: this code no longer works. Use the link in the same mail, or send the mail again.'
    case 'over_request_rate_limit':
      return 'Too many tries. Wait five minutes, then try again.'
    case 'unreachable':
      return 'We could not reach the server. Check your connection and press Enter to try again.'
    default:
      return message
  }
}
