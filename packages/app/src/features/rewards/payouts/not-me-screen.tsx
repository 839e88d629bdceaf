import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Problem } from '../../../components/ui/field-error.tsx'
import { ScreenTitle } from '../../../components/ui/screen-title.tsx'
import { PATHS } from '../../../config/paths.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { undoPayoutChange } from '../api/payout-details.ts'

/** The link of the mail about changed payout details. Nothing happens before the button: mail scanners follow links. */
export function NotMeScreen() {
  const { token = '' } = useParams()
  const [done, setDone] = useState<{ readonly masked: string | null }>()
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const undo = async () => {
    setProblem('')
    const undone = await undoPayoutChange(token)
    if (!undone.ok) return setProblem(undone.error.message)
    setDone(undone.value)
    document.querySelector('h1')?.focus()
  }
  return (
    <div className="w-full lg:max-w-120">
      <ScreenTitle>{done ? 'Payouts are stopped' : 'Was this change not yours?'}</ScreenTitle>
      {done ? (
        <p role="status" className="mt-3 text-muted">
          {done.masked
            ? `The account ending in ${done.masked} is back.`
            : 'The account that was added is gone.'}{' '}
          A person looks at it and writes to you. What is due stays due.
        </p>
      ) : (
        <>
          <p className="mt-3 text-muted">
            Press the button if you did not change where your rewards are paid. Payouts stop at once, and the
            account from before is back.
          </p>
          <div className="mt-6 grid justify-items-start gap-3">
            <Button busy={isBusy} onClick={() => void run(undo)}>
              It was not me
            </Button>
            <Problem>{problem}</Problem>
            <Link to={PATHS.support} className="text-link inline-flex min-h-11 items-center text-sm">
              Write to us
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
