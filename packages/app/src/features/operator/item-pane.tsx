import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { Item } from './api/desk.ts'
import { type Deed, deedsOf, later, wordsField } from './deeds.ts'
import { ItemGrounds } from './item-grounds.tsx'
import { easternMoment, KIND_WORDS, whoOf } from './item-words.ts'
import { ITEM_ICONS } from './today-row.tsx'

type ItemPaneProps = {
  readonly item: Item
  readonly place: number
  readonly total: number
  readonly words: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly failure: string | null
  readonly isPending: boolean
  readonly onWords: (typed: string) => void
  readonly onRun: (deed: Deed) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onBack: () => void
}

/** The reading pane: the grounds for a decision, what is typed for it, and what can be decided. */
export function ItemPane(props: ItemPaneProps) {
  const { item, place, total, words, field, failure, isPending, onWords, onRun, onMove, onBack } = props
  const now = new Date()
  const deeds = deedsOf(item, now)
  const typed = wordsField(item)
  const Icon = ITEM_ICONS[item.kind]
  return (
    <section className="pane" aria-label="Reading pane">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached with a keyboard */}
      <div className="pane-b" tabIndex={0}>
        <div className="top1">
          <button type="button" className="ib only-phone" aria-label="Back to the list" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
          </button>
          <span className={item.group === 1 ? 'state no' : item.group === 3 ? 'state wait' : 'state'}>
            <Icon aria-hidden="true" />
            {KIND_WORDS[item.kind]}
          </span>
          <time dateTime={item.since}>since {easternMoment(item.since)}</time>
          <span className="end num">
            {place} of {total}
            <button
              type="button"
              className="ib"
              aria-label="Previous, key k"
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <ChevronUp aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label="Next, key j"
              disabled={place === total}
              onClick={() => onMove(1)}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          </span>
        </div>
        <h2 className="t">{whoOf(item)}</h2>
        {item.email && (
          <p className="who">
            {item.person && <span>{item.person}, </span>}
            <Link to={`/operator/people?q=${encodeURIComponent(item.email)}`}>{item.email}</Link>
          </p>
        )}
        <ItemGrounds item={item} />
        {typed && (
          <div className="typed">
            <label htmlFor="desk-words">{typed.label}</label>
            <textarea
              id="desk-words"
              ref={field}
              className={typed.isLong ? 'area long' : 'area'}
              value={words}
              maxLength={typed.isLong ? 5000 : 300}
              aria-describedby="desk-words-hint"
              onChange={(event) => onWords(event.currentTarget.value)}
            />
            <p className="hint" id="desk-words-hint">
              {typed.hint} Ctrl Enter sends.
            </p>
          </div>
        )}
        <p role="alert" className={failure ? 'refused' : ''}>
          {failure}
        </p>
      </div>
      <div className="pane-f">
        {deeds.map((deed, index) => (
          <button
            key={deed.label}
            type="button"
            className={index === 0 ? 'b main' : 'b'}
            disabled={isPending}
            onClick={() => onRun(deed)}
          >
            {deed.label}
            {index === 0 && <kbd>e</kbd>}
          </button>
        ))}
        {deeds.length === 0 && (
          <Link className="b main" to="/operator/payouts">
            Open the batch <kbd>e</kbd>
          </Link>
        )}
        <button
          type="button"
          className="b quiet end"
          disabled={isPending}
          onClick={() => onRun(later(item, now))}
        >
          Later <kbd>l</kbd>
        </button>
      </div>
    </section>
  )
}
