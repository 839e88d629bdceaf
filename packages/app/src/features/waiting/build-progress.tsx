import type { SiteBuild } from '@foyer/shared/api/site-builder.ts'
import { WORK_PLAN } from '@foyer/shared/onboarding/pages/waiting.ts'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

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
  /** What the owner wants to be better, in words. */
  readonly wishes: readonly string[]
  /** How far the website is read; missing where its owner has not agreed to that. */
  readonly website?: ReactNode
}

/** The plan for an existing website. Only the draft is made by itself: no other step is ever shown as done. */
export function WorkPlan({ status, wishes, website }: WorkPlanProps) {
  const titleId = useId()
  const notes = [
    website ?? 'Not done: we have not read your site. This draft comes from your answers.',
    wishes.length > 0 ? `You named them: ${wishes.join(', ')}.` : 'You name them.',
    'They come from your answers, and stand in the draft.',
    status === 'building' ? 'Being drawn from your answers.' : 'Drawn from your answers.',
  ]
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5.5 sm:pb-2"
    >
      <h2 id={titleId} className="display pb-2.5 text-xl">
        The plan
      </h2>
      <ol>
        {WORK_PLAN.map((task, place) => {
          const isNow = status === 'building' && place === WORK_PLAN.length - 1
          return (
            <li
              key={task}
              aria-current={isNow ? 'step' : undefined}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-t border-line py-2.5 text-sm"
            >
              <StepTile look={isNow ? 'now' : 'ahead'} />
              <span>
                <b className="block font-[650]">{task}</b> <span className="text-muted">{notes[place]}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
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
