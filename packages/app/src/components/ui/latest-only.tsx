import { LATEST_COUNT } from '../../lib/paging.ts'

/** Says below a list that it has more entries than are shown; nothing when all are shown. */
export function LatestOnly({ shown }: { readonly shown: number | undefined }) {
  if (shown !== LATEST_COUNT) return null
  return (
    <p className="mt-3 text-sm text-muted">
      Only the latest {LATEST_COUNT} are shown here. "My data" in the settings has all of them.
    </p>
  )
}
