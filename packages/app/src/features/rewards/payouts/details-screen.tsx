import { PAYOUT_CODE_DIGITS } from '@foyer/shared/api/payouts.ts'
import { formatBookMoment } from '@foyer/shared/referrals/money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { Problem } from '../../../components/ui/field-error.tsx'
import { NotLoaded } from '../../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../../components/ui/screen-title.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { PATHS } from '../../../config/paths.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { partnerAccountQuery } from '../../../referrals/api/partner-account.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { mailPayoutCode, type OpenedPayout, openPayoutDetails } from '../api/payout-details.ts'
import { DetailsForm } from './details-form.tsx'
import { PaidTo } from './paid-to.tsx'
import { TaxForm } from './tax-form.tsx'

/** Where a partner is paid: a code from the mail first, then the details, open for ten minutes. */
export function PayoutDetailsScreen() {
  const person = useSignedInPerson()
  const client = useQueryClient()
  const account = useQuery(partnerAccountQuery(person.id))
  const [opened, setOpened] = useState<OpenedPayout>()
  const [saved, setSaved] = useState('')

  // It closes by itself, and when the screen is left.
  useEffect(() => {
    if (!opened) return
    const left = new Date(opened.open_until).getTime() - Date.now()
    const timer = setTimeout(() => setOpened(undefined), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [opened])

  const handleSaved = async (usableAt: string) => {
    setOpened(undefined)
    setSaved(
      `Saved. The new details are used from ${formatBookMoment(usableAt)} on. We have mailed you about the change.`,
    )
    await client.invalidateQueries({ queryKey: partnerAccountQuery(person.id).queryKey })
    document.querySelector('h1')?.focus()
  }

  return (
    <>
      <nav aria-label="Breadcrumb" className="text-sm">
        <Link to={PATHS.payouts} className="text-link inline-flex min-h-11 items-center">
          Payouts
        </Link>
      </nav>
      <ScreenTitle size="medium">How you are paid</ScreenTitle>
      <p className="mt-1 text-muted">
        {opened
          ? `Open until ${formatMoment(new Date(opened.open_until), new Date())}. It closes by itself, and when you leave this page.`
          : 'Every second Monday, everything that is due. No minimum, no fee from us.'}
      </p>
      <p role="status" className="mt-4 text-sm font-[550] empty:hidden">
        {saved}
      </p>
      {opened ? (
        <Card className="mt-5 max-w-160">
          <DetailsForm
            opened={opened}
            nextPayday={account.data?.next_payday}
            onCancel={() => setOpened(undefined)}
            onSaved={handleSaved}
          />
        </Card>
      ) : account.data ? (
        <div className="mt-5 grid gap-4 md:gap-5 lg:@2xl:grid-cols-2">
          <PaidTo account={account.data}>
            <div className="mt-4 border-t border-line pt-4">
              <CodeForm hasDetails={account.data.payout.details !== null} onOpened={setOpened} />
            </div>
          </PaidTo>
          <TaxForm account={account.data} />
        </div>
      ) : (
        <Card className="mt-5">
          <NotLoaded of={account} loading="Loading your payout details" rows={4}>
            We could not load where you are paid. It is safe; check your connection.
          </NotLoaded>
        </Card>
      )}
      {!opened && <HowLong />}
    </>
  )
}

function HowLong() {
  return (
    <Card title="How long it takes" className="mt-5">
      <Facts
        facts={[
          { name: 'Bank, US (ACH)', value: 'Up to 3 business days after payday' },
          {
            name: 'Bank, IBAN',
            value: 'Up to 5 business days. We send US dollars; your bank changes them at its rate.',
          },
          { name: 'PayPal', value: 'The same day. PayPal may take its own fee.' },
        ]}
        values="explain"
        className="mt-3 text-sm"
      />
    </Card>
  )
}

type CodeFormProps = {
  readonly hasDetails: boolean
  readonly onOpened: (opened: OpenedPayout) => void
}

/** Asks for a code from the mail before payout details are shown: whoever holds the session alone must not see them. */
function CodeForm({ hasDetails, onOpened }: CodeFormProps) {
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
        <h3 className="font-[650]">First, a code</h3>
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
      <h3 className="font-[650]">First, a code</h3>
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
