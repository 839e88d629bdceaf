import type { SiteBuild } from '@foyer/shared/api/site-builder.ts'
import { SPOKEN_LOOKS, StepTile } from './step-tile.tsx'

const STEPS = ['Queued', 'Being drawn', 'Ready'] as const

/** How far the build of a website is. */
export function BuildProgress({ status }: { readonly status: SiteBuild['status'] }) {
  const current = status === 'queued' ? 0 : 1
  return (
    <ol className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step, place) => {
        const look = place < current ? 'done' : place === current ? 'now' : 'ahead'
        return (
          <li
            key={step}
            aria-current={look === 'now' ? 'step' : undefined}
            className={`flex items-center gap-2.5 ${look === 'now' ? 'font-[650]' : 'text-muted'}`}
          >
            <StepTile look={look} />
            <span>
              <span className="sr-only">{SPOKEN_LOOKS[look]}</span>
              {step}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
