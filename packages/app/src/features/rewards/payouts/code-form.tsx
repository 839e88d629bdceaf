import { PAYOUT_CODE_DIGITS } from '@foyer/shared/api/payouts.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/field-error.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useBusy } from '../../../lib/use-busy.ts'
import { mailPayoutCode, type OpenedPayout, openPayoutDetails } from '../api/payout-details.ts'

type CodeFormProps = {
  readonly hasDetails: boolean
  readonly onOpened: (opened: OpenedPayout) => void
}

/** Asks for a code from the mail before payout details are shown: whoever holds the session alone must not see them. */
export function CodeForm({ hasDetails, onOpened }: CodeFormProps) {
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()

  const send = async () => {
    setProblem('')
    const sent = await mailPayoutCode()
    if (!sent.ok) return setProblem(sent.error.message)
    setCode('')
    setIsSent(true)
  }
  const open = async () => {
    const opened = await openPayoutDetails(code.replace(/\D/g, ''))
    if (opened.ok) return onOpened(opened.value)
    setProblem(opened.error.message)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setProblem('')
    if (code.replace(/\D/g, '').length !== PAYOUT_CODE_DIGITS)
      return setProblem(`The code has ${PAYOUT_CODE_DIGITS} digits.`)
    void run(open)
  }

  if (!isSent)
    return (
      <div className="grid justify-items-start gap-3">
        <h2 className="display text-xl">First, a code</h2>
        <p className="text-sm text-muted">
          {hasDetails
            ? 'Your details are shown and changed only with a code from your mail.'
            : 'Where you are paid is added with a code from your mail, so that nobody else can.'}
        </p>
        <Button busy={isBusy} onClick={() => void run(send)}>
          {isBusy ? 'Sending...' : 'Mail me a code'}
        </Button>
        <Problem>{problem}</Problem>
      </div>
    )
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <h2 className="display text-xl">First, a code</h2>
      <p role="status" className="text-sm text-muted">
        We sent {PAYOUT_CODE_DIGITS} digits to the address of your account. They work once, for 10 minutes.
      </p>
      <TextField
        label="Code from the mail"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        value={code}
        readOnly={isBusy}
        error={problem || undefined}
        hint="After this, your details are open for 10 minutes on this device."
        onChange={({ target }) => {
          setCode(target.value)
          setProblem('')
        }}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="ghost" className="-ml-4" disabled={isBusy} onClick={() => void run(send)}>
          Send a new one
        </Button>
        <Button type="submit" busy={isBusy}>
          Open details
        </Button>
      </div>
    </form>
  )
}
