import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { REFERRAL_WORD_NAMES, REFERRAL_WORDS, type ReferralWord } from '@foyer/shared/referrals/statuses.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { DataTable } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import type { Sort } from '../../components/ui/sorting.ts'
import { PATHS } from '../../config/paths.ts'
import { useListPages } from '../../lib/use-list-pages.ts'
import type { PartnerAccount } from '../../referrals/api/partner-account.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import {
  NEWEST_REFERRALS,
  type ReferralChoice,
  type ReferralsPage,
  referralsQuery,
} from '../../referrals/api/referrals.ts'
import { REFERRAL_PARAMETER } from '../../referrals/referral-path.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { CsvButton } from './csv-button.tsx'
import { MissingReferral } from './missing-referral.tsx'
import { columnsOf, paydayOf } from './referral-columns.tsx'
import { ReferralStory } from './story/referral-story.tsx'

/** Lists everybody who signed up through a person's code, with status, next step and reward; or the one that the address names. */
export function ReferralsCard() {
  const [query] = useSearchParams()
  const only = query.get(REFERRAL_PARAMETER)
  return only && isReferralId(only) ? <OneReferral key={only} id={only} /> : <AllReferrals />
}

function AllReferrals() {
  const person = useSignedInPerson()
  const [status, setStatus] = useState<ReferralWord>()
  const [sort, setSort] = useState<Sort>(null)
  const { data: account } = useQuery(partnerAccountQuery(person.id))
  const choice = choose(sort, status)
  const referrals = useInfiniteQuery(referralsQuery(person.id, choice))
  const { pages = [], isMissing, hasRefreshFailed, ...list } = useListPages(referrals)
  const [first] = pages
  const failure = (isMissing || hasRefreshFailed) && (
    <LoadFailure className="mt-4" of={referrals}>
      {hasRefreshFailed
        ? 'We could not refresh your referrals. What you see may be some minutes old.'
        : 'We could not load your referrals. They are safe; check your connection.'}
    </LoadFailure>
  )
  if (!first) {
    return (
      <Card title="Your referrals">
        {failure || <Skeleton label="Loading your referrals" rows={6} className="mt-4" />}
      </Card>
    )
  }
  const present = REFERRAL_WORD_NAMES.filter((one) => one === status || countOf(first, one) > 0)
  if (present.length === 0) {
    return (
      <Card title="Your referrals">
        {failure}
        <EmptyState title="No referrals yet">
          The first lead appears under Results. It moves here when the person signs up.
        </EmptyState>
        <MissingReferral after="Name the address; we compare and answer at once." />
      </Card>
    )
  }
  const rows = pages.flatMap((page) => page.rows)
  const payday = paydayOf(account)
  return (
    <Card title="Your referrals" aside={<CsvButton choice={choice} payday={payday} />}>
      {hasRefreshFailed && failure}
      {(first.total > 1 || status) && (
        <SelectField
          label="Status"
          className="mt-2 mb-4 md:mb-2 md:max-w-60"
          value={status ?? ''}
          onChange={({ target }) => setStatus(REFERRAL_WORD_NAMES.find((one) => one === target.value))}
        >
          <option value="">All</option>
          {present.map((one) => (
            <option key={one} value={one}>
              {REFERRAL_WORDS[one].label}
            </option>
          ))}
        </SelectField>
      )}
      {isMissing ? (
        failure
      ) : rows.length === 0 ? (
        <p role="status" className="border-t border-line py-3 text-sm text-muted">
          No referral has this status now.
        </p>
      ) : (
        <DataTable
          caption="Your referrals"
          columns={columnsOf(payday, new Date())}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          usualOrder="Newest first"
          details={(referral) => <ReferralStory referral={referral} />}
          pages={{ ...list, total: first.total }}
        />
      )}
      {account && !status && <Sum page={first} path={account.path} />}
      <MissingReferral after="Name the address; we compare and answer at once." />
    </Card>
  )
}

type SumProps = { readonly page: ReferralsPage; readonly path: PartnerAccount['path'] }

/** What all rows add up to, which are the places of the path. */
function Sum({ page, path }: SumProps) {
  const launched = countOf(page, 'launched') + countOf(page, 'due') + countOf(page, 'sent')
  const cents = path.launched_cents + path.due_cents + path.on_its_way_cents + path.paid_cents
  return (
    <p className="flex justify-between gap-4 border-t-2 border-text pt-3 text-sm font-[650] tabular-nums">
      <span>
        {page.total === 1 ? '1 person' : `${page.total.toLocaleString('en-US')} people`},{' '}
        {launched.toLocaleString('en-US')} of them launched
      </span>
      <span>{formatMoney(cents)}</span>
    </p>
  )
}

function countOf({ statuses }: ReferralsPage, word: ReferralWord): number {
  return REFERRAL_WORDS[word].statuses.reduce((sum, status) => sum + (statuses[status] ?? 0), 0)
}

function choose(sort: Sort, word: ReferralWord | undefined): ReferralChoice {
  const order = sort && { sortBy: sort.id, isDescending: sort.direction === 'descending' }
  return { ...(order ?? NEWEST_REFERRALS), ...(word && { word }) }
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text has the form of an id. */
function isReferralId(text: string): boolean {
  return IS_ID.test(text)
}

/** One referral with its story, for links that speak of it. */
function OneReferral({ id }: { readonly id: string }) {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const { data: account } = useOwnQuery(partnerAccountQuery)
  const referrals = useInfiniteQuery(referralsQuery(person.id, { ...NEWEST_REFERRALS, only: id }))
  const rows = referrals.data?.pages.flatMap((page) => page.rows)
  const isShown = rows !== undefined
  useEffect(() => {
    if (!isShown) return
    card.current?.scrollIntoView()
    card.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  }, [isShown])
  const showAll = async () => {
    await navigate(PATHS.rewards)
    // The button is gone, and the path is the same: nothing else moves the focus.
    document.querySelector('h1')?.focus()
  }
  return (
    <Card
      ref={card}
      title="One of your referrals"
      aside={
        <Button look="second" size="small" onClick={() => void showAll()}>
          Show all referrals
        </Button>
      }
    >
      {referrals.isError && (
        <LoadFailure className="mt-4" of={referrals}>
          {isShown
            ? 'We could not refresh this referral. What you see may be some minutes old.'
            : 'We could not load this referral. It is safe; check your connection.'}
        </LoadFailure>
      )}
      {rows?.length === 0 && (
        <p className="mt-2 text-sm text-muted">It is not in your list. The link may be an old one.</p>
      )}
      {rows && rows.length > 0 && (
        <DataTable
          caption="One of your referrals"
          columns={columnsOf(paydayOf(account), new Date()).map(({ sortBy: _, ...column }) => column)}
          rows={rows}
          rowKey={(row) => row.id}
          sort={null}
          onSort={() => {}}
          usualOrder=""
          details={(referral) => <ReferralStory referral={referral} />}
          openRow={id}
        />
      )}
      {!rows && !referrals.isError && <Skeleton label="Loading the referral" rows={6} className="mt-4" />}
    </Card>
  )
}
