import clsx from 'clsx'
import { type ChangeEvent, type ClipboardEvent, useId, useRef } from 'react'
import { FieldError } from '../../components/ui/field-error.tsx'

/** `otp_length` in config.toml. */
export const CODE_LENGTH = 8

type CodeFieldProps = {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly busy: boolean
  readonly onChange: (digits: string) => void
}

/**
 * An eight-digit code. It is one real input, so that paste, autofill and screen readers work as with any other; the
 * boxes are drawn under it.
 */
export function CodeField({ label, value, error, busy, onChange }: CodeFieldProps) {
  const id = useId()
  const errorId = `${id}error`
  const field = useRef<HTMLInputElement>(null)
  // The cursor is always at the end: the boxes show no other position. Selected digits can be replaced.
  const moveToEnd = () => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    if (selectionStart === selectionEnd) field.current?.setSelectionRange(value.length, value.length)
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = digitsOf(target.value)
    // More digits after a complete code begin another one.
    const isMore = value.length === CODE_LENGTH && digits.length > CODE_LENGTH && digits.startsWith(value)
    onChange((isMore ? digits.slice(CODE_LENGTH) : digits).slice(0, CODE_LENGTH))
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const code = codeIn(event.clipboardData.getData('text'))
    if (!code || busy) return
    event.preventDefault()
    onChange(code)
  }

  return (
    <div className="grid gap-3.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="code-field relative max-w-[26.75rem]">
        <CodeBoxes value={value} isWrong={Boolean(error)} />
        <input
          ref={field}
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="absolute inset-0 size-full text-[1rem] outline-none focus-visible:shadow-none"
          value={value}
          onChange={handleChange}
          onPaste={handlePaste}
          onSelect={moveToEnd}
        />
      </div>
      {error && (
        <FieldError id={errorId} announced>
          {error}
        </FieldError>
      )}
    </div>
  )
}

// Some keyboards type digits of full width.
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** Finds the code in a pasted text, which may be the whole mail; `null` when there is none. */
function codeIn(text: string): string | null {
  const found = /(?<![\p{L}\p{N}])\d{4}[\s-]{0,3}\d{4}(?![\p{L}\p{N}])/u.exec(text.normalize('NFKC'))
  return found && digitsOf(found[0])
}

type CodeBoxesProps = {
  readonly value: string
  readonly isWrong?: boolean
  /** The code was used, and nothing can be typed any more. */
  readonly isUsed?: boolean
}

/** The digits of a code as they are drawn. */
export function CodeBoxes({ value, isWrong = false, isUsed = false }: CodeBoxesProps) {
  return (
    <div aria-hidden="true" className="flex items-center gap-1.25 sm:gap-2">
      {Array.from({ length: CODE_LENGTH }, (_, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
          key={place}
          digit={value[place] ?? ''}
          isCurrent={!isUsed && place === Math.min(value.length, CODE_LENGTH - 1)}
          look={isUsed ? 'used' : isWrong ? 'wrong' : 'open'}
          isAfterGap={place === CODE_LENGTH / 2}
        />
      ))}
    </div>
  )
}

const BOX_LOOKS = {
  open: 'border-[1.5px] border-control bg-surface',
  wrong: 'border-2 border-danger bg-surface',
  used: 'border-[1.5px] border-control bg-quiet text-muted',
} as const

type BoxProps = {
  readonly digit: string
  readonly isCurrent: boolean
  readonly look: keyof typeof BOX_LOOKS
  readonly isAfterGap: boolean
}

function Box({ digit, isCurrent, look, isAfterGap }: BoxProps) {
  return (
    <>
      {isAfterGap && <span className="h-0.5 w-1.5 flex-none bg-control sm:w-2.5" />}
      <span
        data-current={isCurrent || undefined}
        className={clsx(
          'grid h-13 min-w-0 flex-1 place-items-center rounded-control font-display text-[1.375rem] leading-none tabular-nums lining-nums sm:h-14 sm:max-w-11 sm:text-[1.625rem]',
          BOX_LOOKS[look],
        )}
      >
        {digit}
      </span>
    </>
  )
}
