import type { Option } from '@foyer/shared/onboarding/questions/catalogues/option.ts'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Checkbox, RadioGroup } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

type ChoiceCardProps = {
  readonly kind: 'one' | 'many'
  readonly option: Option
  readonly isSelected: boolean
  readonly isSaving: boolean
  /** The digit that selects this card, if it is shown. */
  readonly digit?: number | undefined
  /** A small drawing at the start; the mark then moves to the end. */
  readonly drawing?: ReactNode
  /** A picture above the text. */
  readonly picture?: ReactNode
  /** Buttons of the card, at most two. */
  readonly buttons?: readonly ReactNode[]
  /** Called on click and Space, and in a radio group on arrow keys. */
  readonly onPick: () => void
  readonly onEnter: () => void
}

/** One card. The whole card is the radio button or checkbox; its own buttons are siblings on top of it. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { kind, option, isSelected, isSaving, digit, drawing, picture, buttons = [], onPick, onEnter } = props
  const id = useId()
  const control = {
    'aria-labelledby': `${id}title`,
    'aria-describedby': `${id}text`,
    // Not `disabled`: that would lose the focus, which must stay if the save fails.
    'aria-disabled': isSaving || undefined,
    'data-card': option.id,
    onClick: onPick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onEnter()
    },
    className: clsx(
      'grid w-full gap-x-3.5 rounded-card @3xs:grid-cols-[auto_1fr_auto] border-[1.5px] text-left transition-[background-color,border-color,box-shadow] duration-(--t-quick)',
      drawing ? 'items-center sm:gap-x-5' : 'items-start',
      picture ? undefined : 'py-3.5 pl-4 sm:py-4 sm:pl-4.5',
      ['pr-4 sm:pr-4.5', 'pr-12', 'pr-22'][buttons.length],
      lookOf(isSelected, isSaving),
    ),
  }
  const mark = <Mark kind={kind} isSelected={isSelected} isSaving={isSaving} />
  const content = (
    <>
      {drawing ?? mark}
      <span className="min-w-0">
        <span id={`${id}title`} className="block leading-[1.3] font-[650] wrap-anywhere">
          {option.title}
        </span>
        <span
          id={`${id}text`}
          className="mt-0.75 block text-sm leading-[1.4] text-pretty wrap-anywhere text-muted"
        >
          {option.description}
        </span>
      </span>
      {drawing ? mark : digit !== undefined && <KeyHint isQuiet={isSelected}>{digit}</KeyHint>}
    </>
  )
  return (
    <div className={clsx('relative grid', picture && 'pictured')}>
      {kind === 'one' ? (
        <RadioGroup.Item value={option.id} {...control}>
          {content}
        </RadioGroup.Item>
      ) : (
        <Checkbox.Root checked={isSelected} {...control}>
          {content}
        </Checkbox.Root>
      )}
      {/* Beside the button that it fills: a page inside a button would be no valid HTML. */}
      {picture && (
        <span aria-hidden="true" className="card-picture">
          {picture}
        </span>
      )}
      {buttons.length > 0 && (
        <div className={clsx('absolute right-1 flex', picture ? 'bottom-3' : 'top-1')}>{buttons}</div>
      )}
    </div>
  )
}

// Three signals of a selection: background, border and mark.
function lookOf(isSelected: boolean, isSaving: boolean): string {
  if (isSelected) {
    return clsx(
      'border-lit-line bg-lit not-focus-visible:shadow-[inset_0_0_0_1px_var(--lit-line)] focus-visible:shadow-[inset_0_0_0_1px_var(--lit-line),0_0_0_7px_var(--focus-halo)]',
      isSaving && 'cursor-progress',
    )
  }
  return isSaving
    ? 'cursor-progress border-line bg-sunken'
    : 'border-control bg-surface hover:border-muted hover:bg-raised not-focus-visible:hover:shadow-2'
}

type MarkProps = Pick<ChoiceCardProps, 'kind' | 'isSelected' | 'isSaving'>

/** The mark: round for single choice, square for multiple. */
function Mark({ kind, isSelected, isSaving }: MarkProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-px grid size-5.5 flex-none place-items-center border-[1.5px]',
        kind === 'one' ? 'rounded-full' : 'rounded-badge',
        isSelected
          ? 'border-primary bg-primary text-on-primary'
          : clsx('border-control', !isSaving && 'bg-surface'),
      )}
    >
      {isSelected &&
        (kind === 'one' ? (
          <span className="size-2 rounded-full bg-on-primary" />
        ) : (
          <Check className="size-4 stroke-3" />
        ))}
    </span>
  )
}

type KeyHintProps = { readonly isQuiet?: boolean; readonly children: ReactNode }

/** The hint of a digit key; hidden on touch devices. */
export function KeyHint({ isQuiet = false, children }: KeyHintProps) {
  return (
    <kbd
      className={clsx(
        'mt-px inline-block h-5.5 min-w-5.5 rounded-badge border px-1.25 text-center font-sans text-xs leading-5 text-muted max-sm:hidden pointer-coarse:hidden',
        isQuiet ? 'border-transparent' : 'border-line bg-bg',
      )}
    >
      {children}
    </kbd>
  )
}
