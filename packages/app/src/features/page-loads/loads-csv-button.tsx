import { toCsv } from '@foyer/shared/csv/to-csv.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type KeptLoads, loadKeptLoads } from '../../site/api/page-loads.ts'
import { pageName, sourceName } from './load-names.ts'

/** Downloads all that is kept, by day, page and site, as CSV. A file is complete or not made at all. */
export function LoadsCsvButton() {
  const { id } = useSignedInPerson()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () =>
      downloadFile('foyer-pages-opened.csv', 'text/csv', loadsCsv(await loadKeptLoads(id))),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button look="second" size="small" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Download aria-hidden="true" className="size-5 stroke-[1.75]" />}
        <span>All days as CSV</span>
      </Button>
      <span role="status" className="text-sm text-muted">
        {isError && 'The file could not be made. Please try again.'}
      </span>
    </div>
  )
}

/** Writes sums for spreadsheets, with a byte order mark, without which Excel does not read UTF-8. */
function loadsCsv(rows: readonly KeptLoads[]): string {
  const lines = rows.map(({ day, page, source, loads }) => [day, pageName(page), sourceName(source), loads])
  return `\uFEFF${toCsv([['Day', 'Page', 'Sent by', 'Opened'], ...lines])}`
}
