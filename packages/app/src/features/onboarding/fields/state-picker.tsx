import { addState, removeState } from '@foyer/shared/onboarding/input/location.ts'
import { findState, type StateMatch, searchStates } from '@foyer/shared/places/find-states.ts'
import { type StateCode, stateName } from '@foyer/shared/places/us-states.ts'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FieldError } from '../../../components/ui/field-error.tsx'
import { StateOptions } from './state-options.tsx'

type StatePickerProps = {
  readonly label: string
  readonly states: readonly StateCode[]
  /** What is typed and not selected yet. */
  readonly typed: string
  readonly describedBy: string
  readonly error?: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (states: readonly StateCode[]) => void
  readonly onType: (typed: string) => void
}

/**
 * Selects states by name or code: a combobox with the selected states as chips inside the field, each with a remove
 * button. The focus stays in the field while the arrow keys move through the list (ARIA 1.2).
 */
export function StatePicker(props: StatePickerProps) {
  const { label, states, typed, describedBy, error, isDisabled, onChange, onType } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [news, setNews] = useState('')
  const matches = searchStates(typed, states)
  const isListShown = isOpen && !isDisabled
  const current = isListShown ? matches[active] : undefined
  const optionId = (match: StateMatch) => `${id}${match.state.code}`

  function show(text: string) {
    onType(text)
    setActive(0)
    setIsOpen(true)
  }
  function close() {
    setIsOpen(false)
    setActive(0)
  }
  function choose(code: StateCode) {
    onChange(addState(states, code))
    setNews(`${stateName(code)} added`)
    onType('')
    close()
  }
  function remove(code: StateCode) {
    const place = states.indexOf(code)
    onChange(removeState(states, code))
    setNews(`${stateName(code)} removed`)
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])].filter((_, at) => at !== place)
    const next = buttons[Math.min(place, buttons.length - 1)] ?? field.current
    next?.focus()
  }
  function move(step: number) {
    if (!isListShown) setIsOpen(true)
    else if (matches.length > 0) setActive((active + step + matches.length) % matches.length)
  }
  /** Handles a key; returns `false` to leave it to the browser. */
  function handleKey(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        move(1)
        return true
      case 'ArrowUp':
        move(-1)
        return true
      case 'Enter':
        if (current) choose(current.state.code)
        // Typed text is not selected yet: submitting the form would lose it.
        return isListShown || typed !== ''
      case 'Escape':
        if (!isListShown) onType('')
        close()
        return isListShown || typed !== ''
      case 'Backspace':
        return typed === '' && removeLast()
      default:
        return false
    }
  }
  function removeLast(): boolean {
    const last = states.at(-1)
    if (!last) return false
    onChange(removeState(states, last))
    setNews(`${stateName(last)} removed`)
    return true
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (handleKey(event.key)) event.preventDefault()
  }
  function handleBlur() {
    close()
    const meant = typed.trim() ? findState(typed) : undefined
    if (meant && !states.includes(meant.code)) choose(meant.code)
    else if (meant) onType('')
  }

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips means the field in it */}
        <div
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            field.current?.focus()
          }}
          className={clsx(
            'state-field flex min-h-12 cursor-text flex-wrap items-center gap-1.5 rounded-control px-2 py-1.5',
            isDisabled ? 'bg-sunken' : 'bg-surface',
            error ? 'border-2 border-danger' : 'border-[1.5px] border-control',
          )}
        >
          {states.length > 0 && (
            <ul ref={chips} aria-label="Chosen states" className="contents">
              {states.map((code) => (
                <Chip key={code} code={code} isDisabled={isDisabled} onRemove={() => remove(code)} />
              ))}
            </ul>
          )}
          <input
            ref={field}
            id={id}
            role="combobox"
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            aria-expanded={isListShown}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            aria-invalid={error ? true : undefined}
            aria-describedby={clsx(describedBy, error && `${id}error`)}
            placeholder={states.length === 0 ? 'Type a name or a code' : undefined}
            disabled={isDisabled}
            value={typed}
            onChange={(event) => show(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
            className="min-h-8 max-sm:min-h-11 min-w-24 flex-1 bg-transparent px-1.5 outline-none focus-visible:shadow-none disabled:text-muted"
          />
        </div>
        {isListShown && (
          <StateOptions
            id={`${id}list`}
            label={label}
            matches={matches}
            current={current}
            optionId={optionId}
            onChoose={choose}
          />
        )}
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      <p role="status" className="sr-only">
        {isListShown && typed ? spokenCount(matches.length) : news}
      </p>
    </div>
  )
}

function spokenCount(count: number): string {
  return count === 0 ? 'No state fits' : `${count} ${count === 1 ? 'state fits' : 'states fit'}`
}

type ChipProps = { readonly code: StateCode; readonly isDisabled: boolean; readonly onRemove: () => void }

function Chip({ code, isDisabled, onRemove }: ChipProps) {
  return (
    <li className="inline-flex min-h-8 max-sm:min-h-11 pointer-coarse:min-h-11 items-center gap-1 rounded-full border border-lit-line bg-lit pr-1 pl-3 max-sm:pr-0 pointer-coarse:pr-0 text-sm font-[550]">
      {stateName(code)}
      <button
        type="button"
        aria-label={`Remove ${stateName(code)}`}
        disabled={isDisabled}
        onClick={onRemove}
        className="grid size-7 max-sm:size-11 pointer-coarse:size-11 place-items-center rounded-full hover:bg-quiet"
      >
        <X className="size-4" />
      </button>
    </li>
  )
}
