import { typedDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { FACTS, type FactRow, isPicks } from '@foyer/shared/facts/site-facts.ts'
import { useState } from 'react'
import { FieldFrame } from '../../../components/ui/field-frame.tsx'
import { LETTERS_LIST } from '../../../site/letters-of-field.ts'
import { FieldSaved } from './field-saved.tsx'
import { PicksField } from './picks-field.tsx'
import type { DetailInput } from './task-fields.ts'
import type { ReviewActions } from './use-review.ts'

type DetailFieldProps = {
  readonly input: DetailInput
  readonly isLabelHidden: boolean
  readonly hint?: string | undefined
  readonly review: ReviewActions
}

/**
 * A detail that is typed: a valid text is shown in the draft with each key, and saved. An invalid text stays in the
 * field, with the reason once the field is left.
 */
export function DetailField(props: DetailFieldProps) {
  const { input, hint, review } = props
  const { name, label } = input
  const { value }: FactRow = FACTS[name]
  return isPicks(name) && value.kind === 'picks' ? (
    <PicksField name={name} label={label} list={value.list} hint={hint} review={review} />
  ) : (
    <TypedField {...props} options={value.kind === 'choice' ? value.options : undefined} />
  )
}

type TypedFieldProps = DetailFieldProps & { readonly options: Readonly<Record<string, string>> | undefined }

function TypedField({ input, isLabelHidden, hint, review, options }: TypedFieldProps) {
  const { name, label, input: type = 'text', autoComplete } = input
  const [isLeft, setIsLeft] = useState(false)
  const [changes, setChanges] = useState(0)
  const typed = review.typedOf(name)
  const { problem } = checkDetail(name, typed)
  const change = (value: string) => {
    const { valid } = checkDetail(name, value)
    if (valid !== undefined) {
      setIsLeft(false)
      setChanges((count) => count + 1)
    }
    review.type(name, value, valid)
  }
  const attributes = {
    value: typed,
    'data-fact': name,
    ...(autoComplete && { autoComplete }),
    onBlur: () => setIsLeft(true),
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  }
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      status={<FieldSaved save={review.own.save} changes={changes} />}
      error={isLeft ? problem : undefined}
    >
      {({ className, ...control }) =>
        options ? (
          <select
            {...control}
            value={typed}
            data-fact={name}
            className={`min-h-11 px-3 ${className}`}
            onChange={({ target }) => change(target.value)}
          >
            <option value="">Not said</option>
            {Object.entries(options).map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        ) : type === 'textarea' ? (
          <textarea {...control} {...attributes} rows={3} className={`px-3.5 ${className}`} />
        ) : (
          <input
            {...control}
            {...attributes}
            {...kindOf(type)}
            list={name === 'credentials' ? LETTERS_LIST : undefined}
            className={`min-h-11 px-3.5 ${className}`}
          />
        )
      }
    </FieldFrame>
  )
}

/** Returns a typed detail as it is saved, or what is wrong with it, in a sentence. */
export function checkDetail(
  name: DetailInput['name'],
  typed: string,
): { readonly valid?: string; readonly problem?: string | undefined } {
  // Picks are pressed, and always right.
  if (isPicks(name)) return { valid: '' }
  const checked = typedDetailsSchema.safeParse({ [name]: typed })
  return checked.success ? { valid: checked.data[name] ?? '' } : { problem: checked.error.issues[0]?.message }
}

// `type="url"` would refuse addresses without a scheme, as people type them.
function kindOf(type: NonNullable<DetailInput['input']>) {
  return type === 'url' ? ({ type: 'text', inputMode: 'url' } as const) : ({ type } as const)
}
