import { formatBookMoment } from '@foyer/shared/referrals/money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../../components/ui/card.tsx'
import { NotLoaded } from '../../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../../components/ui/screen-title.tsx'
import { PATHS } from '../../../config/paths.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { partnerAccountQuery } from '../../../referrals/partner-queries.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OpenedPayout } from '../api/payout-details.ts'
import { CodeForm } from './code-form.tsx'
import { DetailsForm } from './details-form.tsx'
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
          <Card>
            <CodeForm hasDetails={account.data.payout.details !== null} onOpened={setOpened} />
          </Card>
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
      <dl className="mt-3 text-sm">
        {[
          ['Bank, US (ACH)', 'Up to 3 business days after payday'],
          ['Bank, IBAN', 'Up to 5 business days. We send US dollars; your bank changes them at its rate.'],
          ['PayPal', 'The same day. PayPal may take its own fee.'],
        ].map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-4 border-line py-2.5 not-first:border-t sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="font-[650]">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
