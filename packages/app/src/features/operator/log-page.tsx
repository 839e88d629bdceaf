import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { logQuery } from './api/desk.ts'
import { easternFull } from './eastern-time.ts'
import { deedWords } from './log-words.ts'

/** The log: what operators did and why, newest first. Nothing in it is ever changed. */
export function LogPage() {
  const query = useInfiniteQuery(logQuery)
  const entries = query.data?.pages.flat() ?? []
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        Log
      </h1>
      <p className="none">
        Everything done at this desk, by whom and why, newest first. Entries are added, never changed. When a
        person is erased, the name goes; the entry stays.
      </p>
      {query.isError && <LoadFailure of={query}>The log could not be loaded.</LoadFailure>}
      {query.isSuccess && entries.length === 0 && <p className="sec">Nothing was done yet.</p>}
      <table className="tbl st" hidden={entries.length === 0}>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">On</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, action, subject, who, reason }) => (
            <tr key={id}>
              <th scope="row">{id.toLocaleString('en-US')}</th>
              <td data-l="When">
                <time dateTime={at}>{easternFull(at)}</time>
              </td>
              <td data-l="Who">{actor}</td>
              <td data-l="What" className="did">
                {deedWords(action)}
              </td>
              <td data-l="On">
                <span>{who ?? subjectWords(subject)}</span>
                {who && isNumber(subject) && <small>{subject}</small>}
              </td>
              <td data-l="Reason">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <button
          type="button"
          className="b"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier entries
        </button>
      )}
    </main>
  )
}

/** Whether an entry names its subject by a number that people know: R-1001, P-1. */
const isNumber = (subject: string): boolean => /^[A-Z]-\d+$/.test(subject)

/** A subject without a name: its number or its word; ids say nothing to people. */
function subjectWords(subject: string): string {
  return /[0-9a-f]{8}-[0-9a-f]{4}/.test(subject) ? 'A name that is gone' : subject
}
