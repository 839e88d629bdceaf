import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import clsx from 'clsx'
import type { PartnerAccount } from '../../referrals/api/partner-account.ts'

/** Where a partner's money stands, from the sign-up to the bank; dashes while it loads. The sum that moves next is lit. */
export function MoneyPath({ account }: { readonly account: PartnerAccount | undefined }) {
  const places = account ? placesOf(account, new Date()) : UNKNOWN
  const next = places.findLastIndex(({ moves }) => moves)
  return (
    <section
      aria-label="Your rewards"
      className="rounded-card bg-brand px-4 py-4 text-on-brand md:px-5.5 md:py-5"
    >
      <ol className="grid md:@2xl:grid-cols-5">
        {places.map(({ name, value, about }, index) => (
          <li
            key={name}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 pb-4 last:pb-0 md:@2xl:block md:@2xl:pr-3 md:@2xl:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute bg-brand-line',
                'top-3 bottom-0 left-[0.3125rem] w-px md:@2xl:top-[0.3125rem] md:@2xl:right-0 md:@2xl:bottom-auto md:@2xl:left-0 md:@2xl:h-px md:@2xl:w-auto',
                index === places.length - 1 && 'hidden',
              )}
            />
            <span
              aria-hidden="true"
              className={clsx(
                'relative block size-2.5 rotate-45 rounded-[1.5px]',
                index === next ? 'bg-glow' : 'bg-on-brand-muted',
              )}
            />
            <span className="text-sm text-on-brand-muted md:@2xl:mt-2.5 md:@2xl:block">{name}</span>
            <span
              className={clsx(
                'display text-right text-lg tabular-nums md:@2xl:block md:@2xl:text-left',
                index === next && 'text-glow',
              )}
            >
              {value}
            </span>
            <span className="col-start-2 col-span-2 text-xs text-on-brand-muted md:@2xl:block">{about}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Place = {
  readonly name: string
  readonly value: string
  readonly about: string
  /** Whether money stands here that goes on by itself. */
  readonly moves: boolean
}

const UNKNOWN: readonly Place[] = ['Signed up', 'Launched', 'Due', 'On its way', 'Paid'].map((name) => ({
  name,
  value: '–',
  about: '',
  moves: false,
}))

function placesOf({ path, ahead, next_payday, payout }: PartnerAccount, now: Date): readonly Place[] {
  const people = path.signed_up + path.held
  const arrival = ahead.find(({ kind }) => kind === 'arrival')
  const due = WAITING[payout.waits_for ?? 'nothing']
  return [
    {
      name: 'Signed up',
      value: people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`,
      about: 'Dollars begin when they launch',
      moves: false,
    },
    {
      name: 'Launched',
      value: formatMoney(path.launched_cents),
      about:
        path.launched === 0
          ? ''
          : path.launched === 1
            ? '1 practice, in its 30 days'
            : `${path.launched} practices, in their 30 days`,
      moves: path.launched_cents > 0,
    },
    {
      name: 'Due',
      value: formatMoney(path.due_cents),
      about:
        path.due_cents === 0
          ? ''
          : (due ?? `Leaves on ${formatBookDay(next_payday, now, { weekday: 'short' })}`),
      moves: path.due_cents > 0,
    },
    {
      name: 'On its way',
      value: formatMoney(path.on_its_way_cents),
      about: arrival ? `There by ${formatBookDay(arrival.on, now, { weekday: 'short' })}` : '',
      moves: path.on_its_way_cents > 0,
    },
    {
      name: 'Paid',
      value: formatMoney(path.paid_cents),
      about:
        path.paid_this_year_cents > 0
          ? `${formatMoney(path.paid_this_year_cents)} in ${now.getFullYear()}`
          : '',
      moves: false,
    },
  ]
}

/** Why what is due does not leave on the next payday. */
const WAITING: Readonly<Record<string, string>> = {
  account: 'Waits for an account',
  new_account: 'Waits for the new account',
  correction: 'Waits for a correction',
  check: 'Payouts are stopped',
  hold: 'A person is looking at it',
  form: 'Waits for the tax form',
}
