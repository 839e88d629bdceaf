// The definition of a question's screen. Definitions are data; the app renders them.
import type { Answer, Answers } from '../answers/answers.ts'
import type { CustomId } from '../answers/custom-item.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import type { SaveFailureBehavior, ToastMessage, ToastText } from '../toasts.ts'
import type { Option } from './catalogues/option.ts'

/** Labels that most screens share, as the specification words them. */
export const CONTINUE = 'Continue'
export const SAVING = 'Saving...'

/** The parts of the guide, in order. */
export const GUIDE_SECTION_IDS = ['business_info', 'marketing_strategy', 'website_creation'] as const

/** The part of the guide that a step belongs to. */
export type GuideSectionId = (typeof GUIDE_SECTION_IDS)[number]

/** The subject of the waiting page: a website to build, or the existing one. */
export type WaitingFlow = 'build-presence' | 'current-website'

/** The texts of the left panel. */
export type PanelTexts = { readonly title: string; readonly subtitle: string }

type StepBase<Key extends QuestionKey> = {
  readonly key: Key
  /** Fixed for each question and stored with its answer; not the position on the path. */
  readonly stepNumber: number
  readonly path: `/onboarding/${string}`
  readonly section: GuideSectionId
  readonly panel: PanelTexts
  /** The question, shown as the heading of its screen. */
  readonly title: string
  /** Shown under the question and part of its accessible name. */
  readonly hint?: string
  readonly continueLabel: string
  readonly busyLabel: string
  readonly saveFailure: SaveFailureBehavior
  readonly successToast?: ToastMessage
  /** Whether the question is asked, given the earlier answers on the path. Omitted: always asked. */
  readonly appliesWhen?: (earlier: Answers) => boolean
  /** Whether changes to earlier answers have made a stored answer incomplete. */
  readonly isOutdated?: (answers: Answers) => boolean
  /** Where Back leads, if the specification fixes it: the first of these on the path, otherwise the last. */
  readonly back?: readonly [QuestionKey, ...QuestionKey[]]
  /** Set on questions that can be the last of a branch: there Continue leads to the waiting page with this flow. */
  readonly finishes?: WaitingFlow
}

type SelectedField<Key extends QuestionKey> = Extract<keyof Answer<Key>, `selected_${string}`>
type CustomField<Key extends QuestionKey> = Extract<keyof Answer<Key>, `custom_${string}`>

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value
type OptionIdOf<Key extends QuestionKey> = Exclude<
  Extract<ItemOf<Answer<Key>[SelectedField<Key>]>, string>,
  CustomId
>

/** The texts of the dialogs in which an owner adds or edits a card. */
export type CustomDialogTexts = {
  readonly addLabel: string
  readonly addTitle: string
  readonly editTitle: string
}

type ChoiceParts<Key extends QuestionKey> = {
  /** The field of the stored response that holds the selected ids. */
  readonly selectedField: SelectedField<Key>
  /** Whether that field holds one id or a list of ids. */
  readonly storedAs: Answer<Key>[SelectedField<Key>] extends string ? 'id' : 'list'
  readonly options: readonly Option<OptionIdOf<Key>>[]
  /** On wide screens; narrow screens have one column. */
  readonly columns: 1 | 2
  /** The toast text when nothing is selected. Omitted: an empty selection is a valid answer. */
  readonly required?: ToastText
  /** If set, Continue is disabled while nothing is selected, with this reason next to it. */
  readonly disabledReason?: string
  readonly custom?: CustomDialogTexts & { readonly field: CustomField<Key> }
}

/** Asks for one card. */
export type SingleChoiceStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & {
    readonly kind: 'single-choice'
    /** Selecting a card (by click, Enter or Space, not by arrow keys) saves and continues immediately. */
    readonly isAutosubmit: boolean
  }

/** Asks for any number of cards. */
export type MultipleChoiceStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & {
    readonly kind: 'multiple-choice'
    /** The label of Continue while nothing is selected. */
    readonly emptyContinueLabel?: string
  }

/** Asks for one URL for each online presence of the practice. */
export type LinksStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> & {
  readonly kind: 'links'
  readonly formTitle: string
}

/** Asks for the types of location and their details. */
export type LocationStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & { readonly kind: 'location' }

/** Asks for a PDF or a text. */
export type StoryStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> & {
  readonly kind: 'story'
  readonly uploadLabel: string
  readonly uploadHint: string
  readonly divider: string
  readonly textLabel: string
  readonly textPlaceholder: string
}

// The shape of an answer determines which kinds of screen can ask for it.
type StepByShape<Key extends QuestionKey> =
  Answer<Key> extends { links: unknown }
    ? LinksStep<Key>
    : Answer<Key> extends { location_details: unknown }
      ? LocationStep<Key>
      : Answer<Key> extends { resume_text: unknown }
        ? StoryStep<Key>
        : SingleChoiceStep<Key> | MultipleChoiceStep<Key>

type StepByKey = { readonly [Key in QuestionKey]: StepByShape<Key> }

/** The step for one question. */
export type StepOf<Key extends QuestionKey> = StepByKey[Key]
export type Step = StepOf<QuestionKey>
export type StepOfKind<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** A step whose screen shows cards. */
export type ChoiceStep = StepOfKind<'single-choice' | 'multiple-choice' | 'location'>
