import type { Added } from '@foyer/shared/api/site-edits.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldFrame } from '../../../../components/ui/field-frame.tsx'
import { rowsOf } from '../../../../lib/rows-of.ts'
import { LETTERS_LIST } from '../../../../site/letters-of-field.ts'
import { checkDetail } from '../detail-field.tsx'
import { ADDED_FORMS, fieldText, isProse, itemText } from './added-kinds.ts'
import { AdviceList } from './advice-list.tsx'
import { HoursFields } from './hours-fields.tsx'
import type { Advise } from './line-facts.ts'
import { isRefused } from './refuse-long.ts'
import type { AddedItems } from './use-added-items.ts'

type ItemFieldsProps = {
  readonly id: string
  readonly item: Added
  readonly items: AddedItems
  readonly advise: Advise
  /** Only this field. */
  readonly only?: string
}

/** The fields of an added item. What is typed is shown on the page with each key; leaving a field makes a step of it. */
export function ItemFields({ id, item, items, advise, only }: ItemFieldsProps) {
  const fields = ADDED_FORMS[item.kind].fields.filter(({ name }) => only === undefined || name === only)
  const finish = () => void items.finish(id, 'next')
  const leave = useEffectEvent(finish)
  // Back closes a sheet with the focus still in the field.
  useEffect(() => () => leave(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the end of typing in any of the fields
    <div className="grid gap-3" onBlur={finish}>
      {item.kind === 'hours' && (
        <HoursFields
          hours={items.hoursOf(id) ?? item.days}
          onChange={(hours, isDecision) => {
            items.typeHours(id, hours)
            if (isDecision) finish()
          }}
        />
      )}
      {fields.map((field) => (
        <ItemField key={field.name} field={field} id={id} item={item} items={items} advise={advise} />
      ))}
    </div>
  )
}

type Field = (typeof ADDED_FORMS)[Added['kind']]['fields'][number]

function ItemField({ field, id, item, items, advise }: ItemFieldsProps & { readonly field: Field }) {
  const { name, label, limit, isLong, type, autoComplete } = field
  const adviceId = useId()
  // While it is typed: spaces at its end are not stored. What takes it back, or Undo, is shown at once.
  const [typed, setTyped] = useState<string | null>(null)
  const stored = fieldText(items.read(id) ?? item, name)
  const text = typed !== null && itemText(item, id, name, typed) === stored ? typed : stored
  const problem = type === 'tel' && typed === null && text ? checkDetail('phone', text).problem : undefined
  const attributes = {
    value: text,
    placeholder: items.exampleOf(item, name),
    ...(autoComplete && { autoComplete }),
    onChange: ({ target }: { target: { value: string } }) => {
      if (isRefused(target.value)) return
      setTyped(target.value)
      items.type(id, name, target.value)
    },
    onBlur: () => setTyped(null),
  }
  const used = [...text].length
  const isAdvised = isProse(field)
  return (
    <div>
      <FieldFrame
        label={label}
        error={problem}
        hint={
          type === 'date'
            ? 'Empty: until you take it off.'
            : used >= limit * 0.8
              ? `${used} of ${limit}${used > limit ? '. Shorter looks better here.' : ''}`
              : undefined
        }
      >
        {({ className, 'aria-describedby': hint, ...control }) => {
          const described = [hint, isAdvised && adviceId].filter(Boolean).join(' ') || undefined
          return isLong ? (
            <textarea
              {...control}
              aria-describedby={described}
              {...attributes}
              rows={rowsOf(text, 'narrow', 2)}
              className={`field-sizing-content px-3.5 ${className}`}
            />
          ) : (
            <input
              {...control}
              aria-describedby={described}
              {...attributes}
              type={type ?? 'text'}
              list={name === 'letters' ? LETTERS_LIST : undefined}
              className={`min-h-11 px-3.5 ${className}`}
            />
          )
        }}
      </FieldFrame>
      {isAdvised && <AdviceList id={adviceId} advice={advise(text)} />}
    </div>
  )
}
