import { isCutOff, MAX_ROWS } from '../../lib/row-limit.ts'

type CutOffNoteProps = {
  readonly rows: readonly unknown[]
  /** Which rows are listed, such as `referrals that signed up last`. */
  readonly newest: string
  /** What else lacks the older ones, such as `The CSV file lacks the older ones, too.` */
  readonly more?: string
}

/** Says that a list shows only its newest rows, when the database API has cut it off. */
export function CutOffNote({ rows, newest, more = '' }: CutOffNoteProps) {
  if (!isCutOff(rows)) return null
  return (
    <p className="mb-3 text-sm font-semibold">
      Only the {MAX_ROWS.toLocaleString('en-US')} {newest} are listed. {more}
    </p>
  )
}
