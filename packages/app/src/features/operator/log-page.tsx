import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { type Entry, loadLog } from './api/desk.ts'
import { easternMoment } from './item-words.ts'

const PAGE = 50

const logQuery = infiniteQueryOptions({
  queryKey: ['desk', 'log'],
  queryFn: ({ pageParam, signal }) => loadLog(pageParam, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: readonly Entry[]) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  retry: false,
  staleTime: 0,
})

/** The log: what operators did and why, newest first. Nothing in it is ever changed. */
export function LogPage() {
  const query = useInfiniteQuery(logQuery)
  const entries = query.data?.pages.flat() ?? []
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        Log
      </h1>
      <p className="none">What operators did and why, newest first. Entries are never changed.</p>
      {query.isError && <LoadFailure of={query}>The log could not be loaded.</LoadFailure>}
      <table className="tbl st">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">On</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, action, subject, reason }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td data-l="When">
                <time dateTime={at}>{easternMoment(at)}</time>
              </td>
              <td data-l="Who">{actor}</td>
              <td data-l="What">{action}</td>
              <td data-l="On" className="mono">
                {subject}
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
