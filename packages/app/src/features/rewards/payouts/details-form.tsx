import { BANK_NAME_LENGTHS, bankFileName } from '@foyer/shared/referrals/bank-name.ts'
import { formatBookDay } from '@foyer/shared/referrals/money.ts'
import { type PayoutDetails, payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { ChoicePills } from '../../../components/ui/choice-pills.tsx'
import { Problem } from '../../../components/ui/field-error.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { type OpenedPayout, savePayoutDetails } from '../api/payout-details.ts'

type DetailsFormProps = {
  readonly opened: OpenedPayout
  readonly nextPayday: string | undefined
  readonly onCancel: () => void
  readonly onSaved: (usableAt: string) => Promise<void>
}

const METHODS = [
  { value: 'ach', label: 'US bank (ACH)' },
  { value: 'iban', label: 'Bank by IBAN' },
  { value: 'paypal', label: 'PayPal' },
] as const
const ABOUT = {
  ach: 'Up to 3 business days, no fee.',
  iban: 'Up to 5 business days. We send US dollars; your bank changes them at its rate.',
  paypal: 'The same day; PayPal may take a fee.',
} as const

const EMPTY = {
  method: 'ach',
  legal_name: '',
  country: 'US',
  account_kind: 'checking',
  routing_number: '',
  account_number: '',
  iban: '',
  paypal_email: '',
}

/** The payout details while they are open. What is typed is kept when saving fails. */
export function DetailsForm({ opened, nextPayday, onCancel, onSaved }: DetailsFormProps) {
  const [refusal, setRefusal] = useState('')
  const { form, field, typed, change, errors, isBusy } = useCheckedForm<typeof EMPTY, PayoutDetails>({
    schema: payoutDetailsSchema,
    initial: { ...EMPTY, ...opened.details },
    onSubmit: async (details) => {
      setRefusal('')
      const saved = await savePayoutDetails(opened.opening, details)
      if (!saved.ok) return setRefusal(saved.error.message)
      await onSaved(saved.value.usable_at)
    },
  })
  const method = METHODS.find(({ value }) => value === typed.method)?.value ?? 'ach'
  const bank = method === 'iban' ? 'iban' : 'ach'
  const written = method === 'paypal' ? undefined : bankFileName(typed.legal_name, bank)
  const choose = (next: (typeof METHODS)[number]['value']) => {
    change('method', next)
    if (next === 'ach') change('country', 'US')
    else if (next === 'iban' && typed.country === 'US') change('country', '')
  }
  return (
    <form {...form} className="grid gap-5">
      <TextField
        label="Legal name"
        autoComplete="organization"
        hint={
          written && written !== typed.legal_name.trim()
            ? `Your bank will read “${written}”: transfers carry only plain letters, and at most ${BANK_NAME_LENGTHS[bank]} characters.`
            : "As your bank knows it. If the account is your company's, the company's name."
        }
        {...field('legal_name')}
      />
      <div>
        <p className="text-sm font-semibold">Paid by</p>
        <ChoicePills legend="Paid by" options={METHODS} value={method} onChange={choose} />
        <p className="mt-2 text-sm text-muted">{ABOUT[method]}</p>
      </div>
      {method !== 'ach' && (
        <SelectField label="Country of the account" {...field('country')}>
          <option value="">Choose one</option>
          {COUNTRIES.filter(({ code }) => method === 'paypal' || code !== 'US').map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {method === 'ach' && (
        <>
          <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
            <TextField
              label="Routing number"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              hint="Nine digits."
              {...field('routing_number')}
            />
            <TextField
              label="Account number"
              autoComplete="off"
              spellCheck={false}
              hint="Hidden again when this closes."
              {...field('account_number')}
            />
          </div>
          <div>
            <p className="text-sm font-semibold">Kind of account</p>
            <ChoicePills
              legend="Kind of account"
              options={[
                { value: 'checking', label: 'Checking' },
                { value: 'savings', label: 'Savings' },
              ]}
              value={typed.account_kind}
              onChange={(kind) => change('account_kind', kind)}
            />
          </div>
        </>
      )}
      {method === 'iban' && (
        <TextField
          label="IBAN"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          {...field('iban')}
        />
      )}
      {method === 'paypal' && (
        <TextField
          label="PayPal address"
          type="email"
          autoComplete="email"
          hint="Must be able to receive US dollars. PayPal reports these payments itself."
          {...field('paypal_email')}
        />
      )}
      <Notice kind="info" title="New details wait for 7 days.">
        <p>
          Until then nothing is sent to them
          <span>{nextPayday && `; the next payday is ${formatBookDay(nextPayday, new Date())}`}</span>. We
          mail you about the change at once.
        </p>
      </Notice>
      <Problem>{refusal || errors.method}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save details'}
        </Button>
      </div>
    </form>
  )
}

const CODES =
  'US AT BE CA CH CZ DE DK EE ES FI FR GB GR HR HU IE IL IS IT LI LT LU LV MT MX NL NO PL PT RO SE SI SK'

/** Countries in which a partner may have an account, with their English names, the United States first. */
const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = CODES.split(' ').map(
  (code) => ({ code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code }),
)
