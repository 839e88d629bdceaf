import { bookDayOf, formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import clsx from 'clsx'
import type { PartnerAccount } from './api/partner-account.ts'
import { describeDue } from './describe-due.ts'

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
        {places.map(({ name, value, about, has }, index) => (
          <li
            key={name}
            className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 pb-4 last:pb-0 md:@2xl:block md:@2xl:pr-3 md:@2xl:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute bg-brand-line',
                'top-3 bottom-0 left-2.25 w-0.5 md:@2xl:top-1 md:@2xl:right-0 md:@2xl:bottom-auto md:@2xl:left-0 md:@2xl:h-0.5 md:@2xl:w-auto',
                index === places.length - 1 && 'hidden',
              )}
            />
            <Tile isDoor={index === places.length - 1} isNext={index === next} has={has} />
            <span className="text-sm md:@2xl:mt-2.5 md:@2xl:block">{name}</span>
            <span
              className={clsx(
                'display text-right text-xl tabular-nums md:@2xl:block md:@2xl:text-left',
                index === next && 'text-glow',
              )}
            >
              {value}
            </span>
            <span className="col-start-2 col-span-2 text-xs text-balance text-on-brand-muted md:@2xl:block">
              {about}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A tile that somebody has walked over, on the dark ground of both themes. */
const TRODDEN = '#7fb59f'

/** A tile of the path; the last one is the door. It takes the room of ten pixels, so that the line meets its middle. */
function Tile({
  isDoor,
  isNext,
  has,
}: {
  readonly isDoor: boolean
  readonly isNext: boolean
  readonly has: boolean
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 22 22"
      width="22"
      height="22"
      style={{
        margin: '-6px -12px -6px 0',
        color: isNext || isDoor ? 'var(--glow)' : has ? TRODDEN : 'var(--on-brand-muted)',
      }}
      className="relative block self-center"
    >
      {isDoor ? (
        <path fill="currentColor" d="M1 10a10 10 0 0 1 20 0zM1 12h20v10H1z" />
      ) : (
        <path
          fill={isNext || has ? 'currentColor' : 'var(--brand)'}
          stroke={isNext ? 'var(--on-brand)' : 'currentColor'}
          strokeWidth={isNext ? 2 : 1.5}
          strokeLinejoin="round"
          d={
            isNext
              ? 'M11 1.500l9.500 9.500-9.500 9.500L1.500 11z'
              : 'M11 2.500l8.500 8.500-8.500 8.500L2.500 11z'
          }
        />
      )}
    </svg>
  )
}

type Place = {
  readonly name: string
  readonly value: string
  readonly about: string
  /** Whether somebody or something stands here. */
  readonly has: boolean
  /** Whether money stands here that goes on by itself. */
  readonly moves: boolean
}

const BEGINS = 'Dollars begin when they launch'

const UNKNOWN: readonly Place[] = ['Signed up', 'Launched', 'Due', 'On its way', 'Paid'].map((name) => ({
  name,
  value: '–',
  about: name === 'Signed up' ? BEGINS : '',
  has: false,
  moves: false,
}))

function placesOf(account: PartnerAccount, now: Date): readonly Place[] {
  const { path, ahead } = account
  const people = path.signed_up + path.held
  const year = bookDayOf(now).slice(0, 4)
  const arrivals = ahead.filter(({ kind }) => kind === 'arrival')
  const isAtPayPal =
    arrivals.length > 0 && arrivals.every((row) => row.kind === 'arrival' && row.method === 'paypal')
  const statements =
    path.statements_this_year === 1 ? '1 statement' : `${path.statements_this_year} statements`
  const places: readonly Omit<Place, 'has'>[] = [
    {
      name: 'Signed up',
      value: people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`,
      about: BEGINS,
      moves: false,
    },
    {
      name: 'Launched',
      value: formatMoney(path.launched_cents),
      about: path.launched > 0 ? describeLaunched(path.launched_due, now) : '',
      moves: path.launched_cents > 0,
    },
    {
      name: 'Due',
      value: formatMoney(path.due_cents),
      about:
        path.due_cents === 0
          ? ''
          : path.due_cents < 0
            ? 'Taken from the next payment'
            : describeDue(account, now).text,
      moves: path.due_cents > 0,
    },
    {
      name: 'On its way',
      value: formatMoney(path.on_its_way_cents),
      about: path.arrives_on
        ? `At your ${isAtPayPal ? 'PayPal' : 'bank'} by ${formatBookDay(path.arrives_on, now, { weekday: 'long' })}`
        : '',
      moves: path.on_its_way_cents > 0,
    },
    {
      name: 'Paid',
      value: formatMoney(path.paid_cents),
      about:
        path.statements_this_year === 0
          ? ''
          : path.paid_this_year_cents === path.paid_cents
            ? `In ${year}, ${statements}`
            : `${formatMoney(path.paid_this_year_cents)} in ${year}, ${statements}`,
      moves: false,
    },
  ]
  return places.map((place) => ({ ...place, has: !/^(0 people|\$0\.00)$/.test(place.value) }))
}

function describeLaunched(due: PartnerAccount['path']['launched_due'], now: Date): string {
  if (!due) return 'A person looks at it next'
  const [first, last] = [due.first, due.last].map((day) => formatBookDay(day, now))
  return due.days === 1
    ? `Due ${first}`
    : due.days === 2
      ? `Due ${first} and ${last}`
      : `Due ${first} to ${last}`
}
