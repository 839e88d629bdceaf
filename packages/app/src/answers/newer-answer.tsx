import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answerLines } from '@foyer/shared/onboarding/pages/answer-lines.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'

type NewerAnswerProps = {
  readonly step: Step
  /** All answers as they are stored. */
  readonly answers: Answers
  readonly isSaving: boolean
  readonly onUseNewer: () => void
  readonly onKeepMine: () => void
}

/** Shows the answer that was saved elsewhere, above the fields with the unsaved one, and asks which one counts. */
export function NewerAnswer({ step, answers, isSaving, onUseNewer, onKeepMine }: NewerAnswerProps) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-label="A newer answer" className="mt-5 rounded-card">
      <Notice kind="warning" title={`A newer answer was saved ${savedAt(answers[step.key]?.updated_at)}`}>
        <p>In another window or on another device:</p>
        <div className="max-h-40 overflow-y-auto border-l-2 border-warning pl-3 font-[550]">
          {answerLines(step, answers).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p>Yours is still in the fields below. Which one counts?</p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Button look="second" size="small" busy={isSaving} onClick={onUseNewer}>
            Use the newer answer
          </Button>
          <Button look="second" size="small" busy={isSaving} onClick={onKeepMine}>
            Save mine instead
          </Button>
        </div>
      </Notice>
    </section>
  )
}

function savedAt(time: string | undefined): string {
  if (time === undefined) return 'elsewhere'
  const format = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return `on ${new Date(time).toLocaleString('en-US', format)}`
}
