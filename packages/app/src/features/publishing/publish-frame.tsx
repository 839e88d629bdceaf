import clsx from 'clsx'
import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { useSaveStatus } from '../../site/use-save-status.ts'
import { STEP_PATHS, STEPS, type StepName } from './steps.ts'

const WORDS = { address: 'Address', check: 'Check', publish: 'Publish' } as const satisfies {
  readonly [Name in StepName]: string
}

type PublishFrameProps = {
  readonly step: StepName
  readonly title: string
  readonly lead: string
  /** Closes the steps; all of it is kept. */
  readonly onClose: () => void
  readonly action: { readonly label: string; readonly isBusy?: boolean; readonly press: () => void }
  /** Why the button is off. */
  readonly reason?: string | null
  readonly children: ReactNode
}

/** The frame around each step: how far it is, the heading, Back and one button. */
export function PublishFrame({ step, title, lead, onClose, action, reason, children }: PublishFrameProps) {
  const navigate = useNavigate()
  const place = STEPS.indexOf(step)
  const before = STEPS[place - 1]
  const { input } = useSaveStatus()
  const note = reason ?? INPUT[input]
  return (
    <div className="flex w-full max-w-(--measure) flex-1 flex-col">
      <div className="flex min-h-11 items-center justify-between">
        <Steps place={place} />
        <button
          type="button"
          aria-label="Close, and keep everything"
          title="Close, and keep everything"
          onClick={onClose}
          className="-mr-2.5 grid size-11 place-items-center rounded-control text-muted hover:bg-quiet"
        >
          <X />
        </button>
      </div>
      <ScreenTitle size="medium" className="mt-5">
        {title}
      </ScreenTitle>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="mt-6 pb-6">{children}</div>
      <div className="onboarding-foot sticky bottom-0 mt-auto [@media(height<30rem)]:static">
        <div className="onboarding-bar flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            look="ghost"
            className="-ml-5.5"
            onClick={() => (before ? void navigate(STEP_PATHS[before]) : onClose())}
          >
            <ArrowLeft />
            {before ? 'Back' : 'Back to editing'}
          </Button>
          <span
            id="publish-note"
            role="status"
            className="ml-auto text-right text-sm leading-tight text-muted max-sm:order-first max-sm:min-h-[1lh] max-sm:basis-full max-sm:text-left"
          >
            {note}
          </span>
          <Button
            busy={action.isBusy ?? false}
            disabled={!action.isBusy && reason != null}
            aria-describedby={reason ? 'publish-note' : undefined}
            className="max-sm:flex-1 sm:min-w-40"
            onClick={action.press}
          >
            {action.label}
          </Button>
        </div>
      </div>
    </div>
  )
}

const INPUT = { saved: null, saving: 'Saving...', failed: 'Not saved. Your words are still here' } as const

function Steps({ place }: { readonly place: number }) {
  return (
    <ol aria-label="Steps" className="flex items-center gap-4 text-sm">
      {STEPS.map((one, index) => (
        <li
          key={one}
          aria-current={index === place ? 'step' : undefined}
          className={clsx('flex items-center gap-2', index === place ? 'font-[650]' : 'text-muted')}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'rotate-45 rounded-[1.5px]',
              index < place && 'size-[11px] bg-done',
              index === place && 'size-[15px] border-2 border-now bg-glow',
              index > place && 'size-[11px] border-[1.5px] border-control',
            )}
          />
          <span className={clsx(index !== place && 'max-sm:sr-only')}>
            {WORDS[one]}
            {index < place && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
