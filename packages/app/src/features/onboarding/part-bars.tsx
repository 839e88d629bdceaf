import type { PartProgress } from '@foyer/shared/onboarding/flow/progress.ts'
import { GUIDE_CARDS } from '@foyer/shared/onboarding/pages/guide.ts'
import clsx from 'clsx'

/** Progress as the three named parts of the guide, each with a bar that fills up to the tile that is now. */
export function PartBars({ parts }: { readonly parts: readonly PartProgress[] }) {
  const position = parts.findIndex((part) => part.isCurrent) + 1
  const percent = (fill: number) => Math.round(fill * 100)
  const overall = parts.reduce((sum, { fill }) => sum + fill, 0) / parts.length
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(overall)}
      aria-valuetext={`Part ${position} of ${parts.length}, ${titleOf(parts[position - 1])}: ${percent(parts[position - 1]?.fill ?? 0)}% done`}
      className="grid min-w-0 flex-1 basis-52 gap-2 text-sm leading-tight"
    >
      {/* Narrow screens have room for one name. */}
      <span aria-hidden="true" className="font-[650] sm:hidden">
        {titleOf(parts[position - 1])}
      </span>
      <div aria-hidden="true" className="flex items-end gap-2 sm:gap-3">
        {parts.map((part) => (
          <div key={part.id} className={clsx('grid gap-2 pb-1.5', part.isCurrent ? 'flex-[3]' : 'flex-[2]')}>
            <span
              className={clsx(
                'text-balance max-sm:hidden',
                part.isCurrent ? 'font-[650] text-text' : 'text-muted',
              )}
            >
              {titleOf(part)}
            </span>
            <span className="relative block h-2 rounded-[2px] border-[1.5px] border-control">
              <span className="block h-full bg-done" style={{ width: `${percent(part.fill)}%` }} />
              {part.isCurrent && (
                <span
                  className="absolute top-1/2 size-3.5 -translate-1/2 rotate-45 rounded-[1.5px] border-2 border-now bg-glow"
                  style={{ left: `clamp(7px, ${percent(part.fill)}%, calc(100% - 7px))` }}
                />
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function titleOf(part: PartProgress | undefined): string {
  return GUIDE_CARDS.find(({ id }) => id === part?.id)?.title ?? ''
}
