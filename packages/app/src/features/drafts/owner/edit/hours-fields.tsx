import { DAYS, type Day, MOST_SPANS } from '@foyer/shared/api/site-edits.ts'
import { Copy, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { isWhole, type Span, type TypedHours } from './typed-hours.ts'

const NAMES: { readonly [Name in Day]: string } = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
/** What a day begins with, to be changed. */
const USUAL: Span = ['09:00', '17:00']
const AFTERNOON: Span = ['14:00', '18:00']

type HoursFieldsProps = {
  readonly hours: TypedHours
  /** @param isDecision it is no typing: a step of its own */
  readonly onChange: (hours: TypedHours, isDecision: boolean) => void
}

/** The hours of seven days. Times that are not whole yet, or end before they begin, stay in their fields. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  return (
    <ul className="grid">
      {DAYS.map((day, index) => (
        <DayFields
          key={day}
          day={day}
          spans={hours[day] ?? []}
          before={index > 0 ? (hours[DAYS[index - 1] as Day] ?? []) : []}
          dayBefore={DAYS[index - 1]}
          onChange={(spans, isDecision) => onChange({ ...hours, [day]: spans }, isDecision)}
        />
      ))}
    </ul>
  )
}

type DayFieldsProps = {
  readonly day: Day
  readonly spans: readonly Span[]
  readonly before: readonly Span[]
  readonly dayBefore: Day | undefined
  readonly onChange: (spans: readonly Span[], isDecision: boolean) => void
}

function DayFields({ day, spans, before, dayBefore, onChange }: DayFieldsProps) {
  const id = useId()
  const name = NAMES[day]
  const isWrong = spans.some((span) => span.every(Boolean) && !isWhole(span))
  const canCopy = dayBefore && before.length > 0 && JSON.stringify(before) !== JSON.stringify(spans)
  const icon = 'size-4.5 text-muted stroke-2'
  return (
    <li className="border-b border-line py-2.5 last:border-0">
      <fieldset aria-describedby={isWrong ? `${id}wrong` : undefined}>
        <legend className="float-left w-24 py-2.5 font-semibold">{name}</legend>
        {/** On a phone, times need all of its width and stand under the name. */}
        <div className="grid w-max max-w-full justify-items-start gap-1.5">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day have no other name
            <span key={index} className="flex items-center gap-1.5">
              <Time
                label={`${name}, from`}
                value={span[0]}
                onChange={(from) => onChange(spans.with(index, [from, span[1]]), false)}
              />
              <span aria-hidden="true">to</span>
              <Time
                label={`${name}, to`}
                value={span[1]}
                onChange={(to) => onChange(spans.with(index, [span[0], to]), false)}
              />
              <button
                type="button"
                aria-label={`Remove these hours: ${name}`}
                title="Remove these hours"
                onClick={() => onChange(spans.toSpliced(index, 1), true)}
                className="grid size-9 place-items-center rounded-control hover:bg-quiet max-lg:size-11"
              >
                <X className={icon} />
              </button>
            </span>
          ))}
          <span className="flex flex-wrap items-center gap-1.5">
            {spans.length === 0 && <span className="py-2 pr-2 text-muted">Closed</span>}
            {spans.length < MOST_SPANS && (
              <Button
                look="ghost"
                size="small"
                aria-label={`${spans.length === 0 ? 'Open' : 'Another time'}: ${name}`}
                onClick={() => onChange([...spans, spans.length === 0 ? USUAL : AFTERNOON], true)}
              >
                <Plus className={icon} />
                {spans.length === 0 ? 'Open' : 'Another time'}
              </Button>
            )}
            {canCopy && (
              <Button
                look="ghost"
                size="small"
                aria-label={`${name} as on ${NAMES[dayBefore]}`}
                onClick={() => onChange(before, true)}
              >
                <Copy className={icon} />
                As on {NAMES[dayBefore]}
              </Button>
            )}
          </span>
          {isWrong && (
            <p id={`${id}wrong`} role="alert" className="text-sm text-danger">
              {name} ends before it begins. It is kept here, and the page stays as it was. Midnight is 12:00
              AM.
            </p>
          )}
        </div>
      </fieldset>
    </li>
  )
}

type TimeProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Time({ label, value, onChange }: TimeProps) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 rounded-control border-[1.5px] border-control bg-surface px-2 hover:border-muted"
    />
  )
}
