import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { DataTable } from '../../components/ui/data-table.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { NEWEST_REFERRALS } from '../../referrals/api/referrals.ts'
import { partnerAccountQuery } from '../../referrals/partner-queries.ts'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { columnsOf, paydayOf } from './referral-columns.tsx'
import { ReferralStory } from './story/referral-story.tsx'

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text has the form of an id. */
export function isReferralId(text: string): boolean {
  return IS_ID.test(text)
}

/** One referral with its story, for links that speak of it. */
export function OneReferral({ id }: { readonly id: string }) {
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
      className="scroll-mt-20"
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
