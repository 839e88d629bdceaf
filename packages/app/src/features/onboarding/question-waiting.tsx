import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { useEffect, useState } from 'react'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { doorOpening } from '../../components/scene/use-door.ts'
import { OneMoment } from '../../components/ui/one-moment.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'

// Answers usually arrive earlier; the heading of a question that redirects should not flash.
const SHOWN_AFTER_MS = 1000

/** The heading and the panel of a question whose requests take long. */
export function QuestionWaiting({ path }: { readonly path: string }) {
  const step = stepAt(path)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return step && isSlow ? <Waiting step={step} /> : <OneMoment />
}

function Waiting({ step }: { readonly step: Step }) {
  useEntryPanel({ ...step.panel, open: doorOpening(0, 1) })
  return (
    <div aria-busy className="grid w-full max-w-(--measure) gap-5">
      <ScreenTitle size="medium" documentTitle={step.title}>
        {step.title}
      </ScreenTitle>
      <p role="status" className="text-muted">
        Still loading. This takes longer than usual.
      </p>
    </div>
  )
}
