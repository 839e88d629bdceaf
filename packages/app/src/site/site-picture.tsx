import { queryOptions, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { Picture } from './draw-pictures.ts'

/** A picture that is drawn on the device, as a query. The key holds everything that it shows. */
export function pictureQuery(key: readonly unknown[], draw: () => Promise<Picture>) {
  return queryOptions({
    queryKey: ['site-picture', ...key],
    queryFn: draw,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

type SitePictureProps = {
  readonly query: ReturnType<typeof pictureQuery>
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Keeps its place while it is drawn. */
  readonly ratio: `${number} / ${number}`
  readonly className?: string
}

/** Shows a picture of the site's art; its place is kept while it is drawn. */
export function SitePicture({ query, alt, ratio, className }: SitePictureProps) {
  const { data, isError, refetch } = useQuery(query)
  const frame = clsx('block w-full bg-sunken', className)
  if (data) return <img src={data.src} alt={alt} style={{ aspectRatio: ratio }} className={frame} />
  return (
    <div
      style={{ aspectRatio: ratio }}
      className={clsx('grid place-content-center p-4 text-center text-sm text-muted', frame)}
    >
      {isError ? (
        <p>
          The picture could not be drawn.{' '}
          <button type="button" className="text-link min-h-11" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        <p role="status">The picture is drawn.</p>
      )}
    </div>
  )
}
