import { statementName } from '@foyer/shared/referrals/money.ts'
import { Card } from '../../components/ui/card.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS, statementPath } from '../../config/paths.ts'
import { DatedRow } from '../../referrals/dated-row.tsx'
import { referralPath } from '../../referrals/referral-path.ts'
import type { NewsLine } from './tell-news.ts'

/** What happened to a partner's referrals and payments last, each with a link to what it speaks of. */
export function WhatHappened({ lines }: { readonly lines: readonly NewsLine[] }) {
  return (
    <Card
      title="What happened"
      aside={
        <span className="text-sm">
          <TextLink to={PATHS.rewards}>All referrals</TextLink>
        </span>
      }
    >
      <ul className="mt-2 text-sm tabular-nums">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ day, text, about, money, referral, statement }: NewsLine) {
  return (
    <DatedRow
      day={day}
      dayWidth="5.25rem"
      money={<span className={money.includes('$') ? 'font-[650]' : 'text-xs text-muted'}>{money}</span>}
    >
      {referral ? <TextLink to={referralPath(referral)}>{text}</TextLink> : text}
      {about && <span className="block text-muted">{about}</span>}
      {statement !== undefined && (
        <span className="block">
          <TextLink to={statementPath(statement)}>Statement {statementName(statement)}</TextLink>
        </span>
      )}
    </DatedRow>
  )
}
