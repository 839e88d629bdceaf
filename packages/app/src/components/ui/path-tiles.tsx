import clsx from 'clsx'

type PathTilesProps = {
  readonly tiles: readonly { readonly key: string; readonly state: 'answered' | 'current' | 'ahead' }[]
  /** From 1. */
  readonly position: number
  /** What screen readers announce instead of the tiles. */
  readonly spokenLabel: string
}

/** Progress as a path of floor tiles up to the door. */
export function PathTiles({ tiles, position, spokenLabel }: PathTilesProps) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={Math.min(1, position)}
      aria-valuenow={position}
      aria-valuemax={tiles.length}
      aria-valuetext={spokenLabel}
      className="flex items-center gap-3.5 text-sm whitespace-nowrap text-muted"
    >
      <ol aria-hidden="true" className="flex items-center gap-[3px] sm:gap-[5px]">
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
      <span>
        <b className="font-[650] text-text">{position}</b> of {tiles.length}
      </span>
    </div>
  )
}
