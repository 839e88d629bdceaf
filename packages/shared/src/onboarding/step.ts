import type { Answer, Answers } from './answers.ts'
import type { CustomId } from './custom-item.ts'
import type { ToastMessage, ToastText } from './message.ts'
import type { Option } from './option.ts'
import type { QuestionKey } from './question-keys.ts'

/** The part of the guide to which a step belongs. */
export type GuideSectionId = 'business_info' | 'marketing_strategy' | 'website_creation'

/** What the waiting page speaks about: the website that is to be built, or the one that exists. */
export type WaitingFlow = 'build-presence' | 'current-website'

/** What the left panel says beside a screen. */
export type PanelTexts = { readonly title: string; readonly subtitle: string }

/**
 * What a failed save does: a toast with the message or 'Failed to save response', a toast with the message and
 * nothing else, or a line in the log and on to the next screen.
 */
export type SaveFailure = 'toast-with-fallback' | 'toast-with-message' | 'log-only'

type StepBase<Key extends QuestionKey> = {
  readonly key: Key
  /** Stored with each answer and fixed for each question; the place on the path is another number. */
  readonly stepNumber: number
  readonly path: `/onboarding/${string}`
  readonly section: GuideSectionId
  readonly panel: PanelTexts
  /** The question, which is the heading of its screen. */
  readonly title: string
  /** Stands under the question and belongs to its accessible name. */
  readonly hint?: string
  readonly continueLabel: string
  readonly busyLabel: string
  readonly saveFailure: SaveFailure
  readonly successToast?: ToastMessage
  /** Whether the question is asked, judged by earlier answers on the path. Left out: everyone is asked. */
  readonly appliesWhen?: (earlier: Answers) => boolean
  /** Whether earlier answers have changed so that a stored answer no longer says enough. */
  readonly isOutdated?: (answers: Answers) => boolean
  /** Where Back leads when the specification fixes it: the first of these on the path, else the last. */
  readonly back?: readonly [QuestionKey, ...QuestionKey[]]
  /** The last question of its branch leads to the waiting page, with this flow. */
  readonly finishes?: WaitingFlow
}

type SelectedField<Key extends QuestionKey> = Extract<keyof Answer<Key>, `selected_${string}`>
type CustomField<Key extends QuestionKey> = Extract<keyof Answer<Key>, `custom_${string}`>

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value
type OptionIdOf<Key extends QuestionKey> = Exclude<
  Extract<ItemOf<Answer<Key>[SelectedField<Key>]>, string>,
  CustomId
>

/** The dialogs in which an owner adds or edits a card. */
export type CustomTexts = {
  readonly addLabel: string
  readonly addTitle: string
  readonly editTitle: string
}

type ChoiceParts<Key extends QuestionKey> = {
  /** The field of the stored response that holds the chosen ids. */
  readonly selectedField: SelectedField<Key>
  /** Whether that field is one id or a list of ids. */
  readonly storedAs: Answer<Key>[SelectedField<Key>] extends string ? 'id' : 'list'
  readonly options: readonly Option<OptionIdOf<Key>>[]
  /** On wide screens; narrow ones have one column. */
  readonly columns: 1 | 2
  /** What a toast says when nothing is chosen. Left out: choosing nothing is an answer. */
  readonly required?: ToastText
  /** Given: Continue is disabled while nothing is chosen, and this reason stands beside it. */
  readonly disabledReason?: string
  readonly custom?: CustomTexts & { readonly field: CustomField<Key>; readonly isSelectedWhenAdded: boolean }
}

/** Pick one card. */
export type SingleChoiceStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & {
    readonly kind: 'single-choice'
    /** Choosing a card (by click, Enter or Space, never by arrow keys) saves and goes on at once. */
    readonly isAutosubmit: boolean
  }

/** Pick any number of cards. */
export type MultipleChoiceStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & {
    readonly kind: 'multiple-choice'
    /** The label of Continue while nothing is chosen. */
    readonly emptyContinueLabel?: string
  }

/** One address for each place where the practice can be found. */
export type LinksStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> & {
  readonly kind: 'links'
  readonly formTitle: string
}

/** Places of practice and, below, the details that they ask for. */
export type LocationStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> &
  ChoiceParts<Key> & { readonly kind: 'location' }

/** A PDF or a text. */
export type StoryStep<Key extends QuestionKey = QuestionKey> = StepBase<Key> & {
  readonly kind: 'story'
  readonly uploadLabel: string
  readonly uploadHint: string
  readonly divider: string
  readonly textLabel: string
  readonly textPlaceholder: string
}

// The shape of an answer decides which kinds of screen can ask for it.
type StepByShape<Key extends QuestionKey> =
  Answer<Key> extends { links: unknown }
    ? LinksStep<Key>
    : Answer<Key> extends { location_details: unknown }
      ? LocationStep<Key>
      : Answer<Key> extends { resume_text: unknown }
        ? StoryStep<Key>
        : SingleChoiceStep<Key> | MultipleChoiceStep<Key>

type StepByKey = { readonly [Key in QuestionKey]: StepByShape<Key> }

/** The step of one question. */
export type StepOf<Key extends QuestionKey> = StepByKey[Key]
export type Step = StepOf<QuestionKey>
export type StepOfKind<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** A step that is asked with cards. */
export type ChoiceStep = StepOfKind<'single-choice' | 'multiple-choice' | 'location'>
