import { isCustomId } from '@foyer/shared/onboarding/answers/custom-item.ts'
import { JOURNEY_IDS, type JourneyId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  cardsOf,
  readSelection,
  type Selection,
  toggleOption,
  writeSelection,
} from '@foyer/shared/onboarding/input/selection.ts'
import type { Option } from '@foyer/shared/onboarding/questions/catalogues/option.ts'
import type { StepOfKind } from '@foyer/shared/onboarding/questions/step.ts'
import { Info, type LucideIcon, Pencil } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { dismissToasts } from '../../../lib/toast.ts'
import { previewAnswer, usePreviewedAnswer } from '../../../preview-panel/previewed-answer.ts'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { useContinue } from '../use-continue.ts'
import { useKeptFields } from '../use-kept-fields.ts'
import { ChoiceCards, ChoiceMissing, type Pick } from './choice-cards.tsx'
import { CustomCards } from './custom-cards.tsx'
import { useCustomCards } from './use-custom-cards.ts'

type CardsStep = StepOfKind<'single-choice' | 'multiple-choice'>

type ChoiceScreenProps = Omit<StepFieldsProps<CardsStep['key']>, 'step'> & {
  readonly step: CardsStep
  /** A large picture at the head of a card. */
  readonly pictureOf?: (id: string) => ReactNode
}

/** The fields of a question that is answered by one or several cards. */
export function ChoiceFields(props: ChoiceScreenProps) {
  const { step, answer, restored, onInput, missing, isSaving, onSubmit, formId, pictureOf } = props
  const [selection, setSelection] = useState(() => readKnown(step, restored ?? answer))
  const [explained, setExplained] = useState<Option | null>(null)
  const custom = useCustomCards(step, selection, setSelection, restored?.dialog)
  useContinue(continueOf(step, selection))
  usePreviewedAnswer(step.key, writeSelection(step, selection), 'choice')
  useKeptFields(
    { ...writeSelection(step, selection), ...(custom.dialog && { dialog: custom.dialog }) },
    restored,
    onInput,
  )
  useLayoutEffect(() => {
    if (missing) document.querySelector<HTMLElement>('[data-card]')?.focus()
  }, [missing])

  function consider(id: string | null) {
    const isNew = id !== null && !selection.selected.includes(id)
    const considered = isNew ? toggleOption(step, selection, id) : selection
    previewAnswer({ key: step.key, fields: writeSelection(step, considered), cause: 'choice' })
  }
  function send(chosen: Selection) {
    void onSubmit(writeSelection(step, chosen))
  }
  function handlePick(id: string, pick: Pick) {
    const isChosen = selection.selected.includes(id)
    if (isChosen && pick === 'enter') return send(selection)
    const next = step.kind === 'single-choice' && isChosen ? selection : toggleOption(step, selection, id)
    dismissToasts()
    setSelection(next)
    // A click or Enter goes on at once where one press is the whole answer; arrow keys and digits never do.
    const isMeant = pick === 'press' || pick === 'enter'
    if (step.kind === 'single-choice' && step.isAutosubmit && isMeant) send(next)
  }
  function buttonsOf(card: Option): ReactNode[] {
    return [
      card.info && (
        <CardButton
          key="info"
          icon={Info}
          label={`More about ${card.title}`}
          onPress={() => setExplained(card)}
        />
      ),
      isCustomId(card.id) && (
        <CardButton
          key="edit"
          icon={Pencil}
          label={`Edit ${card.title}`}
          onPress={() => !isSaving && custom.open(card.id)}
        />
      ),
    ].filter(Boolean)
  }
  return (
    <>
      {/* The cards are outside of the form: inside, they would add unused hidden fields. */}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          send(selection)
        }}
      />
      <ChoiceCards
        kind={step.kind === 'single-choice' ? 'one' : 'many'}
        label={step.hint ? `${step.title} ${step.hint}` : step.title}
        cards={cardsOf(step, selection.custom)}
        selected={selection.selected}
        columns={step.columns}
        isSaving={isSaving}
        drawingOf={step.key === 'businessDetails' ? drawJourney : undefined}
        pictureOf={pictureOf}
        buttonsOf={buttonsOf}
        onPick={handlePick}
        onConsider={consider}
      >
        {step.custom && <CustomCards texts={step.custom} cards={custom} isSaving={isSaving} />}
      </ChoiceCards>
      {missing && selection.selected.length === 0 && (
        <ChoiceMissing kind={step.kind === 'single-choice' ? 'one' : 'many'} question={step.title} />
      )}
      {explained && (
        <Dialog title={explained.title} description={explained.info ?? ''} onClose={() => setExplained(null)}>
          <Button look="second" className="justify-self-end" onClick={() => setExplained(null)}>
            Close
          </Button>
        </Dialog>
      )}
    </>
  )
}

/** Reads a selection without the cards that do not exist, as in an input that is older than the catalogue. */
function readKnown(step: CardsStep, answer: object | undefined): Selection {
  const { selected, custom } = readSelection(step, answer)
  const ids = cardsOf(step, custom).map(({ id }) => id)
  return { selected: selected.filter((id) => ids.includes(id)), custom }
}

function continueOf(step: CardsStep, { selected }: Selection) {
  const isEmpty = selected.length === 0
  const isMany = step.kind === 'multiple-choice'
  return {
    continueLabel: isMany && isEmpty ? step.emptyContinueLabel : undefined,
    isContinueDisabled: isEmpty && step.disabledReason !== undefined,
    disabledReason: step.disabledReason,
    note: isEmpty ? undefined : noteOf(step, selected),
  }
}

function noteOf(step: CardsStep, selected: readonly string[]): string | undefined {
  if (step.kind === 'multiple-choice') return `${selected.length} selected`
  // Among five pictures the chosen one may be out of sight.
  if (step.key !== 'designDetails') return undefined
  return step.options.flatMap(({ id, title }) => (selected.includes(id) ? `${title} selected` : []))[0]
}

function drawJourney(id: string): ReactNode {
  const journey = JOURNEY_IDS.find((known) => known === id)
  return journey && <JourneyDrawing id={journey} />
}

type CardButtonProps = { readonly icon: LucideIcon; readonly label: string; readonly onPress: () => void }

/** A 44 px button on a card, which does not select the card. */
function CardButton({ icon: Icon, label, onPress }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text"
    >
      <Icon />
    </button>
  )
}

const LEAVES: { readonly [Id in JourneyId]: ReactNode } = {
  thinking: (
    <>
      <rect
        x="14"
        y="26"
        width="28"
        height="24"
        fill="none"
        stroke="var(--brand-line)"
        strokeDasharray="3 2.5"
      />
      <circle cx="37" cy="39" r="1.8" fill="var(--glow)" />
    </>
  ),
  recent: (
    <>
      <rect x="14" y="26" width="28" height="24" fill="var(--glow)" />
      <path d="M14 26l17 3v24l-17-3z" fill="var(--brand)" stroke="var(--brand-line)" />
      <circle cx="28" cy="40" r="1.6" fill="var(--glow)" />
      <path d="M31 50h11l8 6H33z" fill="var(--glow)" opacity=".7" />
    </>
  ),
  established: (
    <>
      <rect x="14" y="26" width="28" height="24" fill="var(--glow)" />
      <path d="M14 26l-7 4v25l7-5z" fill="var(--brand)" stroke="var(--brand-line)" />
      <path d="M14 50h28l9 6H10z" fill="var(--glow)" opacity=".7" />
      <path d="M31 50v-9a4 4 0 0 1 8 0v9z" fill="var(--chart-2)" />
      <circle cx="35" cy="34" r="3" fill="var(--chart-2)" />
    </>
  ),
}

/** The doorway closed, ajar, and open with a person in it. */
function JourneyDrawing({ id }: { readonly id: JourneyId }) {
  return (
    <svg
      viewBox="0 0 56 58"
      aria-hidden="true"
      className="w-11 flex-none [--spot-frame:light-dark(#14503e,#2f6450)] sm:w-14"
    >
      <path d="M4 50.5h48" stroke="var(--control)" strokeWidth="1.5" />
      <path d="M10 50V24a18 18 0 0 1 36 0v26z" fill="var(--spot-frame)" />
      <path d="M14 24a14 14 0 0 1 28 0z" fill="var(--glow)" />
      <path d="M28 24V10M28 24L18 14M28 24l10-10" stroke="var(--spot-frame)" strokeWidth="2" />
      {LEAVES[id]}
    </svg>
  )
}
