import clsx from 'clsx'

type SkeletonProps = {
  /** What is loading, for screen readers. */
  readonly label: string
  readonly rows?: number
  readonly className?: string | undefined
}

/** Placeholder rows while a list is loading. */
export function Skeleton({ label, rows = 3, className }: SkeletonProps) {
  return (
    <div className={clsx('grid gap-3', className)}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className={clsx('h-5 rounded-badge bg-sunken', row % 2 === 0 ? 'w-full' : 'w-3/4')}
        />
      ))}
    </div>
  )
}
