import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { progressAt } from '@foyer/shared/onboarding/flow/progress.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step, StepOf } from '@foyer/shared/onboarding/questions/step.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AnswersNotLoaded } from '../../answers/answers-not-loaded.tsx'
import { marketingStatusQuery } from '../../answers/api/answers.ts'
import { NewerAnswer } from '../../answers/newer-answer.tsx'
import type { AnswersFailed } from '../../answers/use-answers.ts'
import { useUnsavedInput } from '../../answers/use-kept-input.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { doorOpening } from '../../components/scene/use-door.ts'
import { TextButton } from '../../components/ui/text-link.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS } from '../../config/paths.ts'
import { useLivePreview } from '../../preview-panel/use-live-preview.tsx'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../site/api/initial-draft.ts'
import { useReopening } from '../../site/use-reopening.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { LinksFields } from './fields/links-fields.tsx'
import { LocationFields } from './fields/location-fields.tsx'
import { StoryFields } from './fields/story-fields.tsx'
import { StylePicture } from './fields/style-picture.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { ReadingLine } from './reading-line.tsx'
import type { Missing, StepFieldsProps } from './step-fields-props.ts'
import { type Intent, useOnboarding } from './use-onboarding.ts'

type QuestionProps = {
  readonly step: Step
  readonly answers: Answers
  /** Given when earlier answers could not be loaded. */
  readonly failed?: AnswersFailed
}

/** One question in its frame. */
export function Question({ step, answers, failed }: QuestionProps) {
  const formId = useId()
  const intent = useRef<Intent>('continue')
  const { state } = useLocation()
  const { isSaving, submit } = useOnboarding()
  const stored = useStoredAnswers(step, answers)
  const { answered, total } = progressAt(step.key, answers)
  useEntryPanel({
    ...step.panel,
    open: doorOpening(answered, total),
    site: useLivePreview(answers, step.key),
  })
  const unsaved = useUnsavedInput(step.key, answers, !failed)
  const fieldsKey = `${step.key} ${unsaved.version}`
  const [refused, setRefused] = useState<Refused>({ fieldsKey })
  const { newer = unsaved.isBehind && !failed ? answers : undefined, missing = null } =
    refused.fieldsKey === fieldsKey ? refused : {}
  if (!stored) return null

  function handleSubmit(fields: object): Promise<boolean> {
    const meant = intent.current
    intent.current = 'continue'
    return submit({
      step,
      fields,
      intent: meant,
      readAt: failed ? undefined : newer ? (newer[step.key]?.updated_at ?? null) : unsaved.basedOn,
      onSaved: unsaved.forget,
      onNewer: (stored) => setRefused({ fieldsKey, newer: stored }),
      onMissing: (toast) => setRefused({ fieldsKey, newer, missing: { ...toast } }),
    })
  }
  function send(meant: Intent) {
    intent.current = meant
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit()
  }
  return (
    <OnboardingFrame
      step={step}
      questionKey={failed ? `${step.key} without answers` : step.key}
      answers={answers}
      isSaving={isSaving}
      formId={formId}
      cameFrom={isLater(parseNavigationState(state).previousPath, step) ? 'later' : 'earlier'}
      notice={
        <>
          <ReopenedLine />
          <ReadingLine step={step} answers={answers} />
        </>
      }
      onContinue={() => {
        intent.current = 'continue'
      }}
      onExit={() => send('exit')}
    >
      {failed && <AnswersNotLoaded failed={failed} className="mt-5" />}
      {newer && (
        <NewerAnswer
          step={step}
          answers={newer}
          isSaving={isSaving}
          onUseNewer={() => unsaved.startOver(newer)}
          onKeepMine={() => send('continue')}
        />
      )}
      {unsaved.restored && !newer && (
        <RestoredNote isSaving={isSaving} onDiscard={() => unsaved.startOver()} />
      )}
      <StepFields
        key={fieldsKey}
        step={step}
        answers={stored}
        restored={unsaved.restored}
        onInput={unsaved.keep}
        missing={missing}
        isSaving={isSaving}
        onSubmit={handleSubmit}
        formId={formId}
      />
    </OnboardingFrame>
  )
}

/** Why the last submit was not saved. */
type Refused = {
  /** The fields that were submitted. */
  readonly fieldsKey: string
  /** The answers as they are stored, of which one is newer than what the person saw. */
  readonly newer?: Answers | undefined
  readonly missing?: Missing
}

function isLater(path: string | undefined, step: Step): boolean {
  return (stepAt(path ?? '')?.stepNumber ?? 0) > step.stepNumber
}

/**
 * The answers to prefill; `null` until they are known. The marketing status is read from its own table first; the stored
 * answer is the fallback.
 */
function useStoredAnswers(step: Step, answers: Answers): Answers | null {
  const person = useSignedInPerson()
  const isMarketing = step.key === 'marketingDetails'
  // The previous question loads it already, so that this one need not wait.
  const isNear = isMarketing || step.key === 'businessDetails'
  const { data, errorUpdateCount } = useQuery({ ...marketingStatusQuery(person.id), enabled: isNear })
  if (!isMarketing) return answers
  // A failure ends the wait, and asking again does not begin another one.
  if (data === undefined && errorUpdateCount === 0) return null
  const updated_at = answers.marketingDetails?.updated_at
  const status = parseAnswer('marketingDetails', { selected_status: data, updated_at })
  return status ? withAnswer(answers, 'marketingDetails', status) : answers
}

type RestoredNoteProps = { readonly isSaving: boolean; readonly onDiscard: () => void }

/** Says that the fields hold what was entered earlier and not saved. */
function RestoredNote({ isSaving, onDiscard }: RestoredNoteProps) {
  return (
    <p role="status" className="mt-4 text-sm text-muted">
      What you entered here is back. It is not saved yet.{' '}
      <TextButton aria-disabled={isSaving || undefined} onClick={() => !isSaving && onDiscard()}>
        Discard it
      </TextButton>
    </p>
  )
}

/** Tells owners who change their answers who sees it, and ends that; nothing for everybody else. */
function ReopenedLine() {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const { isPending, close } = useReopening()
  // The guard loads it.
  const { data } = useQuery({ ...initialDraftQuery(person.id), enabled: false })
  if (!data?.url || !data.isReopened) return null

  async function finish() {
    if (await close()) await navigate(PATHS.mySite)
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-control bg-info-bg px-3.5 text-sm">
      <span className="py-2">
        You are changing your answers. They are on your page at once, and only you see it.
      </span>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && void finish()}
        className="text-link min-h-11"
      >
        Done
      </button>
    </p>
  )
}

type AnyStepFieldsProps = Omit<StepFieldsProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
}

/** Renders the fields of a step: one component for each kind of question. */
function StepFields({ step, ...shared }: AnyStepFieldsProps) {
  const { answers } = shared
  switch (step.kind) {
    case 'single-choice':
    case 'multiple-choice':
      if (step.key === 'designDetails') {
        return <StyleFields step={step} answer={answers[step.key]} {...shared} />
      }
      if (step.key === 'buildPresence') {
        return <ChoiceFields step={withOfferedWays(step)} answer={answers[step.key]} {...shared} />
      }
      return <ChoiceFields step={step} answer={answers[step.key]} {...shared} />
    case 'links':
      return <LinksFields step={step} answer={answers[step.key]} {...shared} />
    case 'location':
      return <LocationFields step={step} answer={answers[step.key]} {...shared} />
    case 'story':
      return <StoryFields step={step} answer={answers[step.key]} {...shared} />
    default:
      return step satisfies never
  }
}

/** Without a page to choose a time on, nobody can be called. */
function withOfferedWays(step: StepOf<'buildPresence'>): StepOf<'buildPresence'> {
  if (outsideLinks().scheduling) return step
  return { ...step, options: step.options.filter(({ id }) => id !== 'talk') }
}

/** The cards of the styles, each with the owner's own site in it. */
function StyleFields(props: StepFieldsProps<'designDetails'>) {
  return (
    <ChoiceFields
      {...props}
      pictureOf={(id) => {
        const style = DESIGN_STYLE_IDS.find((known) => known === id)
        return style ? <StylePicture style={style} answers={props.answers} /> : null
      }}
    />
  )
}
