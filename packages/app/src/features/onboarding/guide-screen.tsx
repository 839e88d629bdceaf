import clsx from 'clsx'
import { ArrowRight, Check, Circle, CircleDot } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { AccountCard } from '../account/account-card.tsx'
import { GUIDE_STEPS, type GuideStatus, type GuideStep } from './guide-steps.ts'

const STATUS_TAGS = {
  todo: { look: 'neutral', icon: Circle, word: 'To do' },
  'in-progress': { look: 'warning', icon: CircleDot, word: 'In progress' },
  done: { look: 'success', icon: Check, word: 'Done' },
} as const

/** Says what is coming before the first question. */
export function GuideScreen() {
  return (
    <div className="w-full max-w-(--measure)">
      <ScreenTitle size="medium" documentTitle="What to expect">
        Here is what to expect from the onboarding
      </ScreenTitle>
      <p className="mt-3 text-balance text-muted">
        A few questions, one at a time. Each answer is saved, so you can stop and come back.
      </p>
      <AccountCard />
      <ol className="mt-7 grid gap-3">
        {GUIDE_STEPS.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild className="w-full sm:w-auto">
          <Link to={PATHS.businessDetails} state={{ previousPage: 'guide', previousPath: PATHS.guide }}>
            Let's Get Started
            <ArrowRight aria-hidden="true" className="size-5 stroke-[1.75]" />
          </Link>
        </Button>
        <Link to={PATHS.home} className="text-link py-2.5 text-sm">
          Go to dashboard
        </Link>
      </div>
    </div>
  )
}

function Step({ step: { title, text, status } }: { readonly step: GuideStep }) {
  const { look, icon, word } = STATUS_TAGS[status]
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card border border-line bg-surface px-5 py-4.5">
      <Diamond status={status} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="leading-[1.3] font-[650]">{title}</h2>
          <Tag look={look} icon={icon}>
            {word}
          </Tag>
        </div>
        <p className="mt-1 text-sm leading-[1.4] text-muted">{text}</p>
      </div>
    </li>
  )
}

/** A floor tile of the path to the door. */
function Diamond({ status }: { readonly status: GuideStatus }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-[5px] size-3.5 rotate-45 rounded-[2px]',
        status === 'done' && 'bg-done',
        status === 'in-progress' && 'border-2 border-now bg-glow',
        status === 'todo' && 'border-[1.5px] border-control',
      )}
    />
  )
}
