import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { backFrom } from '@foyer/shared/onboarding/flow/flow.ts'
import { stateFor } from '@foyer/shared/onboarding/flow/navigation.ts'
import { progressAt, progressWords } from '@foyer/shared/onboarding/flow/progress.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AccountLine } from '../../account/account-line.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PathTiles } from '../../components/ui/path-tiles.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { useFocusAfterSaving } from '../../lib/use-focus-after-saving.ts'
import { SiteStrip } from '../../preview-panel/site-strip.tsx'
import { useIsWide } from '../../preview-panel/use-is-wide.ts'
import type { StripState } from '../../preview-panel/use-strip-drag.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { QuestionArea, type QuestionAreaProps } from './question-area.tsx'
import { ContinueContext, type ContinueState } from './use-continue.ts'

type OnboardingFrameProps = {
  readonly step: Step
  /** Different for each question: the frame stays mounted, its content is remounted. */
  readonly questionKey: string
  readonly answers: Answers
  readonly isSaving: boolean
  readonly formId: string
  readonly cameFrom: QuestionAreaProps['cameFrom']
  /** Called before Continue submits the form. */
  readonly onContinue: () => void
  /** Called by "Save and exit". */
  readonly onExit: () => void
  /** A line above the question. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame around the fields of every question: progress, heading, Back and Continue. */
export function OnboardingFrame({
  step,
  questionKey,
  answers,
  isSaving: isSavingRow,
  formId,
  cameFrom,
  onContinue,
  onExit,
  notice,
  children,
}: OnboardingFrameProps) {
  const [said, setSaid] = useState<ContinueState>({})
  const [strip, setStrip] = useState<StripState>('closed')
  const isWide = useIsWide()
  const isCovered = strip === 'open' && !isWide
  useFocusOnLateHeading(questionKey)
  const settling = useSettling(questionKey)
  const isSaving = isSavingRow || Boolean(said.isBusy)
  useFocusAfterSaving(isSaving)
  return (
    <div
      {...settling}
      className={clsx(
        'flex w-full flex-1 flex-col',
        // So that the pictures of the styles show that there are more of them below.
        step.key === 'designDetails' ? 'max-w-[36rem]' : 'max-w-(--measure)',
      )}
    >
      <div
        inert={isCovered}
        className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-4 lg:pt-0.5"
      >
        <QuestionProgress questionKey={step.key} answers={answers} />
        <button
          // Not a submit button: it would be the first of the form, which Enter in a text field presses.
          type="button"
          disabled={isSaving}
          onClick={onExit}
          className="text-link min-h-11 text-sm text-muted"
        >
          Save and exit
        </button>
        <AccountLine className="mt-0.5 basis-full truncate text-xs sm:mt-1 sm:text-right" />
      </div>
      {notice}
      <QuestionArea
        key={questionKey}
        isCovered={isCovered}
        cameFrom={cameFrom}
        className={clsx('mt-4', step.key !== 'designDetails' && 'lg:mt-5')}
      >
        <ScreenTitle size="medium" documentTitle={step.title}>
          {step.title}
          {step.hint && (
            <>
              {' '}
              <span className="mt-2.5 block font-sans text-md leading-[1.4] font-normal tracking-normal text-muted">
                {step.hint}
              </span>
            </>
          )}
        </ScreenTitle>
        <ContinueContext value={setSaid}>{children}</ContinueContext>
      </QuestionArea>
      <div className="onboarding-foot sticky bottom-0 mt-auto [@media(height<30rem)]:static">
        <SiteStrip saved={answers} screen={step.key} state={strip} onState={setStrip} />
        <Footer
          step={step}
          answers={answers}
          isSaving={isSaving}
          formId={formId}
          said={said}
          onContinue={onContinue}
        />
      </div>
    </div>
  )
}

// The focus moves to the heading when the path changes. A question that had to load first has missed that.
function useFocusOnLateHeading(questionKey: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a heading of its own
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus()
  }, [questionKey])
}

type FooterProps = Omit<
  OnboardingFrameProps,
  'questionKey' | 'notice' | 'children' | 'cameFrom' | 'onExit'
> & {
  readonly said: ContinueState
}

function Footer({ step, answers, isSaving, formId, said, onContinue }: FooterProps) {
  const reasonId = useId()
  const back = backFrom(step.key, answers)
  const { returnsTo } = parseNavigationState(useLocation().state)
  const reason = said.isContinueDisabled && !isSaving ? said.disabledReason : undefined
  const note = reason ?? said.note
  return (
    <div className="onboarding-bar">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button look="ghost" asChild className="-ml-5.5">
          <Link
            to={returnsTo ?? (back.kind === 'scheduling' ? '' : back.path)}
            state={stateFor(back, step.path, answers)}
            aria-disabled={isSaving || undefined}
            onClick={(event) => isSaving && event.preventDefault()}
          >
            <ArrowLeft />
            Back
          </Link>
        </Button>
        <span
          id={reasonId}
          className={clsx(
            'ml-auto text-right text-sm leading-tight text-muted',
            // A line of its own on phones, which stays when the reason is gone: nothing moves under the finger.
            'disabledReason' in step
              ? 'max-sm:order-first max-sm:min-h-[1lh] max-sm:basis-full max-sm:text-left'
              : 'max-sm:hidden',
          )}
        >
          {note}
        </span>
        <Button
          data-continue
          type="submit"
          form={formId}
          busy={isSaving}
          disabled={Boolean(said.isContinueDisabled) && !isSaving}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onContinue}
          className="max-sm:flex-1 sm:min-w-40"
        >
          {isSaving ? step.busyLabel : (said.continueLabel ?? step.continueLabel)}
        </Button>
      </div>
    </div>
  )
}

/** For how many ms a new question ignores presses: a second, impatient press must not answer it unread. */
const SETTLE_MS = 300

/** Returns the props of an element around a question that ignore presses while the question has only just appeared. */
function useSettling(questionKey: string) {
  const [settled, setSettled] = useState<string | null>(null)
  const isSettling = settled !== questionKey
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(questionKey), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [questionKey])

  function ignore(event: SyntheticEvent) {
    if (!isSettling || !isAnswer(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { 'data-settling': isSettling || undefined, onClickCapture: ignore, onKeyDownCapture: ignore }
}

// Tab, Back and "Save and exit" do not answer the question.
function isAnswer({ target, nativeEvent }: SyntheticEvent): boolean {
  if (nativeEvent instanceof KeyboardEvent && !/^(Enter| |Arrow\w+|[1-9])$/.test(nativeEvent.key))
    return false
  return target instanceof Element && target.closest('[data-card], [data-continue], h1') !== null
}

type QuestionProgressProps = { readonly questionKey: QuestionKey; readonly answers: Answers }

/** Which question this is and what is left, in words, above a path of floor tiles. */
function QuestionProgress({ questionKey, answers }: QuestionProgressProps) {
  const progress = progressAt(questionKey, answers)
  const { position, total, minutesLeft } = progress
  const { place, left } = progressWords(progress)
  const spoken =
    position === total ? left : `about ${minutesLeft === 1 ? 'a minute' : `${minutesLeft} minutes`} left`
  return (
    <PathTiles
      tiles={Array.from({ length: total }, (_, index) => ({
        key: String(index),
        state: index < position - 1 ? 'answered' : index === position - 1 ? 'current' : 'ahead',
      }))}
      position={position}
      spokenLabel={`${place}, ${spoken}`}
      caption={
        <>
          <b className="font-[650] whitespace-nowrap text-text">{place}</b>
          <span className="whitespace-nowrap"> · {left}</span>
        </>
      }
    />
  )
}
