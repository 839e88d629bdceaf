import { typedDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { NEW_PATIENTS } from '@foyer/shared/facts/fact-lists.ts'
import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import type { OwnDetails } from '../../site/use-site-details.ts'
import { FACT_NAMES, type FoundItem } from '../../site/website-reading.ts'
import { DETAIL_OF } from './settle-fact.ts'

type Fact = FoundItem['facts'][number]

type FoundFactProps = {
  readonly item: FoundItem
  readonly answer: Fact | 'no' | null
  readonly details: OwnDetails
  /** Says which value is right; `null`: none of them. */
  readonly onSay: (right: Fact | null) => void
  readonly onUndo: () => void
}

/** One fact with where it stood: to be confirmed, chosen among several, or typed in its place. */
export function FoundFact({ item, answer, details, onSay, onUndo }: FoundFactProps) {
  const name = FACT_NAMES[item.kind]
  const [first] = item.facts
  // What was just said to be wrong is typed right away; on a later visit, in the checklist.
  const [wasOpen] = useState(answer === null)
  if (!first) return null
  if (answer === null) {
    return (
      <li
        data-open={item.id}
        tabIndex={-1}
        className="border-t border-line py-4.5 first:border-t-0 first:pt-1 focus-visible:outline-none focus-visible:shadow-none"
      >
        {item.facts.length > 1 ? (
          <Choice item={item} name={name} onSay={onSay} />
        ) : (
          <div className="grid gap-x-6 gap-y-2 sm:@md:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <p className="text-sm font-semibold text-muted">{name}</p>
              <p className="text-lg leading-snug font-[650] whitespace-pre-line wrap-anywhere">
                {shown(first)}
              </p>
              <Source fact={first} />
            </div>
            <div className="flex gap-2 sm:@md:self-start">
              <Button
                aria-label={`Yes, ${name}`}
                look="second"
                size="small"
                className="min-w-20 max-lg:grow"
                onClick={() => onSay(first)}
              >
                <Check />
                Yes
              </Button>
              <Button
                aria-label={`No, ${name}`}
                look="second"
                size="small"
                className="min-w-20 max-lg:grow"
                onClick={() => onSay(null)}
              >
                <X />
                No
              </Button>
            </div>
          </div>
        )}
      </li>
    )
  }
  const detail = item.kind in DETAIL_OF ? DETAIL_OF[item.kind as keyof typeof DETAIL_OF] : undefined
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-muted">{name}</p>
          {answer !== 'no' && <p className="font-[550] whitespace-pre-line wrap-anywhere">{shown(answer)}</p>}
        </div>
        <p className="flex items-center gap-3 text-sm">
          <span
            className={clsx(
              'flex items-center gap-1.5 font-semibold',
              answer === 'no' ? 'text-muted' : 'text-success',
            )}
          >
            {answer === 'no' ? <X className="size-4.5 stroke-2" /> : <Check className="size-4.5 stroke-2" />}
            {answer === 'no' ? 'No' : 'Yes'}
          </span>
          <button type="button" className="min-h-11 text-link" onClick={onUndo}>
            Undo<span className="sr-only"> {name}</span>
          </button>
        </p>
      </div>
      {answer === 'no' && wasOpen && detail && <InItsPlace name={name} detail={detail} details={details} />}
    </li>
  )
}

function shown({ kind, value }: Fact): string {
  if (kind === 'openings') return NEW_PATIENTS[value as keyof typeof NEW_PATIENTS] ?? value
  return kind === 'sentence' ? `“${value}”` : value
}

/** The words around a fact on its page, with the fact marked. */
function Source({ fact: { kind, page, before, marked, after } }: { readonly fact: Fact }) {
  return (
    <p className="mt-1 text-sm text-muted wrap-anywhere">
      {page}: “{before}
      <mark className="rounded-[3px] bg-lit px-0.5 text-text outline outline-line">{marked}</mark>
      {after}”<span>{kind === 'openings' && ' It has no date there: please check.'}</span>
    </p>
  )
}

type ChoiceProps = {
  readonly item: FoundItem
  readonly name: string
  readonly onSay: (right: Fact | null) => void
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four' }

function Choice({ item, name, onSay }: ChoiceProps) {
  const group = useId()
  const [chosen, setChosen] = useState<string>()
  const count = COUNTS[item.facts.length] ?? String(item.facts.length)
  const question =
    item.kind === 'phone'
      ? `${count} numbers. Which one do people call?`
      : `${count} of them. Which one is right?`
  const decide = () => onSay(item.facts.find(({ place }) => String(place) === chosen) ?? null)
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-muted">
        {name}
        <span className="block text-lg leading-snug font-[650] text-text">{question}</span>
      </legend>
      <div className="mt-3 grid gap-2">
        {[...item.facts, null].map((fact) => {
          const value = fact ? String(fact.place) : 'none'
          return (
            <label
              key={value}
              className={clsx(
                'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border-[1.5px] px-3.5 py-2.5',
                chosen === value ? 'border-lit-line bg-lit' : 'border-control bg-surface',
              )}
            >
              <input
                type="radio"
                name={group}
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className="mt-0.5 size-5 flex-none accent-(--primary)"
              />
              <span className="min-w-0">
                <b className="font-[650] whitespace-pre-line wrap-anywhere">
                  {fact ? shown(fact) : 'None of these'}
                </b>
                {fact && <Source fact={fact} />}
              </span>
            </label>
          )
        })}
      </div>
      <Button
        aria-label={`Take this one, ${name}`}
        look="second"
        size="small"
        className="mt-3"
        disabled={chosen === undefined}
        onClick={decide}
      >
        Take this one
      </Button>
    </fieldset>
  )
}

type InItsPlaceProps = {
  readonly name: string
  readonly detail: (typeof DETAIL_OF)[keyof typeof DETAIL_OF]
  readonly details: OwnDetails
}

/** The field for what is right, empty. It may stay so. */
function InItsPlace({ name, detail, details }: InItsPlaceProps) {
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const checked = typedDetailsSchema.safeParse({ [detail]: typed })
  const change = (value: string) => {
    setTyped(value)
    const valid = typedDetailsSchema.safeParse({ [detail]: value })
    if (valid.success) {
      setIsLeft(false)
      details.change((latest) => ({ details: { ...latest.details, ...valid.data } }), true)
    }
  }
  const field = {
    label: detail === 'street' ? 'Street and suite' : `${name} that is right`,
    value: typed,
    error: isLeft ? checked.error?.issues[0]?.message : undefined,
    onBlur: () => setIsLeft(true),
  }
  return (
    <div ref={box} className="mt-2 max-w-[28rem]">
      {detail === 'services' || detail === 'hours' ? (
        <TextArea
          {...field}
          hint={detail === 'services' ? 'One on each line' : undefined}
          rows={3}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TextField {...field} onChange={({ target }) => change(target.value)} />
      )}
    </div>
  )
}
