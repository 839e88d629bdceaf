import clsx from 'clsx'
import type { ReactNode } from 'react'

type PathTilesProps = {
  readonly tiles: readonly { readonly key: string; readonly state: 'answered' | 'current' | 'ahead' }[]
  /** From 1. */
  readonly position: number
  /** What is on its way: `Progress` by default. */
  readonly label?: string
  /** What screen readers announce instead of the tiles. */
  readonly spokenLabel: string
  /** Words above the tiles instead of the count beside them. */
  readonly caption?: ReactNode
}

/** Progress as a path of floor tiles up to the door. */
export function PathTiles({ label = 'Progress', tiles, position, spokenLabel, caption }: PathTilesProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={Math.min(1, position)}
      aria-valuenow={position}
      aria-valuemax={tiles.length}
      aria-valuetext={spokenLabel}
      className={clsx(
        'flex text-sm text-muted',
        caption
          ? 'min-w-0 flex-col items-start gap-2 leading-tight'
          : 'items-center gap-3.5 whitespace-nowrap',
      )}
    >
      {caption && <span aria-hidden="true">{caption}</span>}
      <ol
        aria-hidden="true"
        className={clsx('flex items-center gap-[3px] sm:gap-[5px]', caption && 'h-4 pl-0.5')}
      >
        {tiles.map(({ key, state }) => (
          <li
            key={key}
            className={clsx(
              'rotate-45 rounded-[1.5px]',
              state === 'current'
                ? 'mx-0.5 size-3 border-2 border-now bg-glow sm:size-[15px]'
                : 'size-[9px] border-[1.5px] sm:size-[11px]',
              state === 'answered' && 'border-done bg-done',
              state === 'ahead' && 'border-control',
            )}
          />
        ))}
      </ol>
      {!caption && (
        <span>
          <b className="font-[650] text-text">{position}</b> of {tiles.length}
        </span>
      )}
    </div>
  )
}
