import type { Retry } from '../../lib/retry.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

type LoadFailureProps = {
  /** The sentence that says what could not be loaded. */
  readonly children: string
  readonly className?: string | undefined
  /** The query that failed. */
  readonly of: Retry
}

/** Says that a part of a screen could not be loaded, and offers a retry. */
export function LoadFailure({ children, className, of: query }: LoadFailureProps) {
  return (
    <div role="status" className={className}>
      <Notice kind="warning">
        <p>{children}</p>
        <Button
          look="second"
          size="small"
          busy={query.isFetching}
          className="mt-1.5 justify-self-start"
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      </Notice>
    </div>
  )
}

type NotLoadedProps = Omit<LoadFailureProps, 'of'> & {
  readonly of: Retry & { readonly isError: boolean }
  /** What is loading, for screen readers. */
  readonly loading: string
  /** How many placeholder rows are shown while it is loading. */
  readonly rows: number
}

/** Stands in the place of what a query has not loaded: placeholder rows until it fails, and then a retry. */
export function NotLoaded({ of: query, loading, rows, className, children }: NotLoadedProps) {
  return query.isError ? (
    <LoadFailure of={query} className={className}>
      {children}
    </LoadFailure>
  ) : (
    <Skeleton label={loading} rows={rows} className={className} />
  )
}
