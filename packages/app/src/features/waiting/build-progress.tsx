import type { SiteBuild } from '@foyer/shared/api/site-builder.ts'
import { WORK_PLAN } from '@foyer/shared/onboarding/pages/waiting.ts'
import clsx from 'clsx'
import { useId } from 'react'

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

type WorkPlanProps = {
  /** The status of the build; `null` while none is under way. */
  readonly status: SiteBuild['status'] | null
}

/** The work plan for an existing website; its steps move with the build. */
export function WorkPlan({ status }: WorkPlanProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5.5 sm:pb-2"
    >
      <h2 id={titleId} className="display pb-2.5 text-xl">
        What we do now
      </h2>
      <ol>
        {WORK_PLAN.map((task, place) => {
          const look = lookAt(place, status)
          return (
            <li
              key={task}
              aria-current={look === 'now' ? 'step' : undefined}
              className="flex items-center gap-4 border-t border-line py-2.5 text-sm font-[550]"
            >
              <StepTile look={look} />
              {look !== 'ahead' && <span className="sr-only">{SPOKEN_LOOKS[look]}</span>}
              {task}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

// A build that is drawn has the answers about the site behind it, and writes the draft last.
function lookAt(place: number, status: SiteBuild['status'] | null): StepLook {
  if (status === null || status === 'failed') return 'ahead'
  const current = status === 'queued' ? 0 : WORK_PLAN.length - 1
  if (place < current) return 'done'
  return place === current ? 'now' : 'ahead'
}

type StepLook = 'done' | 'now' | 'ahead'

const LOOKS = {
  done: 'border-[1.5px] border-done bg-done',
  now: 'border-2 border-now bg-glow',
  ahead: 'border-[1.5px] border-control',
} as const

/** What is said of a step beside its tile, for screen readers. */
const SPOKEN_LOOKS = { done: 'Done: ', now: 'Now: ', ahead: 'Later: ' } as const

/** The floor tile of one step of the work. */
function StepTile({ look }: { readonly look: StepLook }) {
  return <span aria-hidden="true" className={clsx('size-3 flex-none rotate-45 rounded-[2px]', LOOKS[look])} />
}
