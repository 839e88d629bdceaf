import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { useBusy } from './use-busy.ts'

type Typed = Readonly<Record<string, string | boolean>>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type CheckedFormOptions<Fields extends Typed, Checked> = {
  /** Validates and transforms the fields. */
  readonly schema: z.ZodMiniType<Checked>
  /** The initial values: a boolean for a checkbox, a text for everything else. */
  readonly initial: Fields
  /** Submits; the form stays busy until this resolves. */
  readonly onSubmit: (checked: Checked) => Promise<unknown>
  readonly onChange?: (typed: Fields) => void
}

/**
 * The state of a form with a schema. It is validated on submit, and on each change after that; the focus moves to the
 * first invalid field. A form library would add a tenth to the first screen of a visitor.
 *
 * @returns `form` and `field(name)` are props to be spread; `errors` has the first problem of each field
 */
export function useCheckedForm<Fields extends Typed, Checked>({
  schema,
  initial,
  onSubmit,
  onChange,
}: CheckedFormOptions<Fields, Checked>) {
  const [typed, setTyped] = useState(initial)
  const [isJudged, setIsJudged] = useState(false)
  const [isBusy, run] = useBusy()
  // A password manager fills in several fields before the next render.
  const latest = useRef(initial)

  const change = (name: keyof Fields, value: string | boolean) => {
    latest.current = { ...latest.current, [name]: value }
    setTyped(latest.current)
    onChange?.(latest.current)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The message stands beside its field before the focus moves there, so that screen readers read both.
    flushSync(() => setIsJudged(true))
    const checked = schema.safeParse(latest.current)
    if (!checked.success) return focusFirst(event.currentTarget, problemsOf(checked.error.issues))
    await run(() => onSubmit(checked.data))
  }

  const judged = isJudged ? schema.safeParse(typed) : null
  const errors: Problems<Fields> = judged?.error ? problemsOf(judged.error.issues) : {}

  const field = <Name extends keyof Fields & string>(name: Name) => {
    const value: string | boolean | undefined = typed[name]
    return {
      name,
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<Control>) =>
        change(name, isCheckbox(currentTarget) ? currentTarget.checked : currentTarget.value),
      ...(typeof value === 'boolean' ? { checked: value } : { value }),
    }
  }

  return { form: { noValidate: true, onSubmit: send }, field, typed, change, errors, isBusy }
}

type Problems<Fields extends Typed> = { readonly [Name in keyof Fields]?: string }

function problemsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) problems[String(path[0])] ??= message
  return problems
}

function focusFirst(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !problems[control.getAttribute('name') ?? '']) continue
    control.focus()
    return
  }
}

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' && 'checked' in control
