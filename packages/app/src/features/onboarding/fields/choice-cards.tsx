import type { Option } from '@foyer/shared/onboarding/questions/catalogues/option.ts'
import clsx from 'clsx'
import { RadioGroup } from 'radix-ui'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { FieldError } from '../../../components/ui/field-error.tsx'
import { ChoiceCard, KeyHint } from './choice-card.tsx'
import { useConsidered } from './use-considered.ts'

/** How a card was selected; arrow keys and digits never submit. */
export type Pick = 'press' | 'enter' | 'arrow' | 'digit'

export type ChoiceCardsProps = {
  readonly kind: 'one' | 'many'
  /** The name of the group. */
  readonly label: string
  readonly cards: readonly Option[]
  readonly selected: readonly string[]
  readonly columns: 1 | 2
  readonly isSaving: boolean
  readonly drawingOf?: ((id: string) => ReactNode) | undefined
  readonly pictureOf?: ((id: string) => ReactNode) | undefined
  readonly buttonsOf?: (card: Option) => readonly ReactNode[]
  readonly onPick: (id: string, pick: Pick) => void
  /** Called with the card under the pointer, else under the focus of the keyboard, and with `null` when it is left. */
  readonly onConsider?: (id: string | null) => void
  /** Rendered at the end of the grid. */
  readonly children?: ReactNode
}

/** Radio buttons or checkboxes as cards, usable by click, touch, Tab, arrows, Space, Enter and 1-9. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const {
    kind,
    label,
    cards,
    selected,
    columns,
    isSaving,
    drawingOf,
    pictureOf,
    buttonsOf,
    onPick,
    children,
  } = props
  const considering = useConsidered(props.onConsider)
  const group = useRef<HTMLDivElement>(null)
  const isArrowHeld = useArrowHeld()
  const hasPlainCards = !drawingOf && !cards.some((card) => card.info)
  const digits = cards.filter((card) => !card.id.startsWith('custom-')).slice(0, 9)

  function pick(id: string, how: Pick) {
    if (!isSaving) onPick(id, how)
  }
  useDigitKeys(group, (index) => {
    const card = digits[index]
    if (!card) return
    findCard(card.id)?.focus()
    pick(card.id, 'digit')
  })
  const list = cards.map((card) => (
    <ChoiceCard
      key={card.id}
      kind={kind}
      option={card}
      isSelected={selected.includes(card.id)}
      isSaving={isSaving}
      digit={hasPlainCards && digits.includes(card) ? digits.indexOf(card) + 1 : undefined}
      drawing={drawingOf?.(card.id)}
      picture={pictureOf?.(card.id)}
      buttons={buttonsOf?.(card) ?? []}
      onPick={() => pick(card.id, kind === 'one' && isArrowHeld.current ? 'arrow' : 'press')}
      onEnter={() => pick(card.id, 'enter')}
    />
  ))
  const grid = clsx(
    'mt-5 grid gap-2.5 sm:gap-3',
    !pictureOf && 'sm:mt-7',
    columns === 2 && 'sm:@md:grid-cols-2',
  )
  return (
    <>
      {kind === 'one' ? (
        <RadioGroup.Root
          ref={group}
          value={selected[0] ?? null}
          aria-label={label}
          aria-disabled={isSaving || undefined}
          className={grid}
          {...considering}
        >
          {list}
          {children}
        </RadioGroup.Root>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
        <div
          ref={group}
          role="group"
          aria-label={label}
          className={grid}
          onKeyDown={moveByArrow}
          {...considering}
        >
          {list}
          {children}
        </div>
      )}
      {!hasPlainCards && <DigitsHint count={digits.length} />}
    </>
  )
}

/** The radio button or checkbox of a card. */
export function findCard(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
}

const ARROW_STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

// A radio group does this by itself.
function moveByArrow(event: ReactKeyboardEvent<HTMLElement>) {
  const step = ARROW_STEPS[event.key]
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const from = cards.findIndex((card) => card.matches(':focus'))
  if (!step || from < 0) return
  event.preventDefault()
  cards.at((from + step) % cards.length)?.focus()
}

function DigitsHint({ count }: { readonly count: number }) {
  return (
    <p className="mt-4 text-xs text-muted max-sm:hidden pointer-coarse:hidden">
      Press <KeyHint>1</KeyHint> to <KeyHint>{count}</KeyHint> to choose
    </p>
  )
}

/** Tracks whether an arrow key is down: in a radio group it selects like a click, but must not submit. */
function useArrowHeld(): RefObject<boolean> {
  const isHeld = useRef(false)
  // In a layout effect, because other effects may run after the first key.
  useLayoutEffect(() => {
    const note = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) isHeld.current = event.type === 'keydown'
    }
    const release = () => {
      isHeld.current = false
    }
    document.addEventListener('keydown', note, true)
    document.addEventListener('keyup', note, true)
    window.addEventListener('blur', release)
    return () => {
      document.removeEventListener('keydown', note, true)
      document.removeEventListener('keyup', note, true)
      window.removeEventListener('blur', release)
    }
  }, [])
  return isHeld
}

type ChoiceMissingProps = { readonly kind: 'one' | 'many'; readonly question: string }

/** Says below the cards that none of them is chosen. */
export function ChoiceMissing({ kind, question }: ChoiceMissingProps) {
  return (
    <div className="mt-3">
      <FieldError id={useId()}>
        {`Choose ${kind === 'one' ? 'one answer' : 'at least one answer'} to “${question}”`}
      </FieldError>
    </div>
  )
}

/**
 * Selects by the digits 1 to 9 while the focus is in the group, on the page itself or on the heading, where it is after
 * a navigation. Digits in text fields are left alone.
 *
 * @param onDigit gets the index, from 0
 */
function useDigitKeys(group: RefObject<HTMLElement | null>, onDigit: (index: number) => void): void {
  const latest = useRef(onDigit)
  useEffect(() => {
    latest.current = onDigit
  })
  // In a layout effect, because other effects may run after the first key.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !/^[1-9]$/.test(event.key)) return
      if (group.current?.closest('[data-settling]')) return
      if (event.defaultPrevented || !isFree(document.activeElement, group.current)) return
      event.preventDefault()
      latest.current(Number(event.key) - 1)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [group])
}

function isFree(focused: Element | null, group: HTMLElement | null): boolean {
  if (!focused || focused === document.body || focused.tagName === 'H1') return true
  return group?.contains(focused) ?? false
}
