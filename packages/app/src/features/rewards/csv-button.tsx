import { toCsv } from '@foyer/shared/csv/to-csv.ts'
import { bookDayOf } from '@foyer/shared/referrals/money.ts'
import { describeReferral, labelReferral, type Payday } from '@foyer/shared/referrals/statuses.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { eachPage, MAX_PAGE_ROWS } from '../../lib/paging.ts'
import { loadReferrals, type Referral, type ReferralChoice } from '../../referrals/api/referrals.ts'
import { rewardOf } from './reward-of.ts'

type State = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'busy'; readonly progress: string }

type CsvButtonProps = { readonly choice: ReferralChoice; readonly payday: Payday | undefined }

/** Downloads all chosen referrals as CSV, in their order. A file is complete or not made at all. */
export function CsvButton({ choice, payday }: CsvButtonProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const download = async () => {
    setState({ kind: 'busy', progress: '' })
    try {
      const parts = [CSV_HEAD]
      let written = 0
      for await (const { rows, total } of eachPage((after) =>
        loadReferrals(choice, { after, pageSize: MAX_PAGE_ROWS }),
      )) {
        parts.push(writeReferralsCsv(rows, new Date(), payday))
        written += rows.length
        const amounts = [written, total].map((amount) => amount.toLocaleString('en-US'))
        setState({ kind: 'busy', progress: amounts.join(' of ') })
      }
      downloadFile('foyer-referrals.csv', 'text/csv', ...parts)
      setState({ kind: 'idle' })
    } catch (error) {
      console.warn('The referrals could not be written to a file:', error)
      setState({ kind: 'failed' })
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <span role="status" className="text-right text-sm text-muted tabular-nums">
        <span>{state.kind === 'busy' && state.progress}</span>
        <span>{state.kind === 'failed' && 'The file could not be made. Please try again.'}</span>
      </span>
      <Button look="ghost" size="small" className="-mr-4" busy={state.kind === 'busy'} onClick={download}>
        {state.kind !== 'busy' && <Download aria-hidden="true" className="size-5 stroke-[1.75]" />}
        <span>CSV</span>
      </Button>
    </div>
  )
}

/** The first line of the file. Excel reads UTF-8 only after a byte order mark. */
const CSV_HEAD = `\uFEFF${toCsv([['Person', 'Status', 'What comes next', 'Signed up', 'Reward (USD)']])}`

/** Writes referrals for spreadsheets: as the table shows them, with days of the books as dates and rewards as dollars. */
function writeReferralsCsv(referrals: readonly Referral[], now: Date, payday: Payday | undefined): string {
  return toCsv(
    referrals.map((referral) => [
      referral.masked_email,
      labelReferral(referral),
      describeReferral(referral, now, payday),
      bookDayOf(referral.signed_up_at),
      inDollars(rewardOf(referral)),
    ]),
  )
}

/** A cell of dollars with cents; empty before there is any money. */
function inDollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}
