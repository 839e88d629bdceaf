import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, ChevronUp, CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { type Item, latestLogQuery } from './api/desk.ts'
import { decidedBy } from './decided-by.ts'
import type { Deed } from './deed.ts'
import { canBeMarked, deedsOf, later } from './deeds.ts'
import { easternMoment } from './eastern-time.ts'
import { ItemGrounds } from './item-grounds.tsx'
import { KIND_WORDS, pageOf, waitOf, whoOf } from './item-words.ts'
import { KnownAbout } from './known-about.tsx'
import { deedWords } from './log-words.ts'
import { ITEM_ICONS } from './today-row.tsx'
import { wordsField } from './words-field.ts'

type ItemPaneProps = {
  readonly item: Item
  readonly place: number
  readonly total: number
  /** Somebody else decided it while the pane was open. */
  readonly isGone: boolean
  readonly words: string
  readonly lacksWords: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly failure: string | null
  readonly isPending: boolean
  /** How many rows are marked. */
  readonly marked: number
  readonly isMarked: boolean
  readonly onWords: (typed: string) => void
  /** Does what the row says, or what all marked rows say. */
  readonly onAct: () => void
  readonly onRun: (deed: Deed) => void
  readonly onMark: () => void
  readonly onNext: (() => void) | null
  readonly onPrevious: (() => void) | null
  readonly onBack: () => void
}

/** The reading pane: the grounds for a decision, what is typed for it, and what can be decided. */
export function ItemPane(props: ItemPaneProps) {
  const { item, place, total, isGone, words, lacksWords, field, failure, onWords, onNext, onPrevious } = props
  const typed = wordsField(item)
  const Icon = ITEM_ICONS[item.kind]
  return (
    <section className="pane" aria-label="Reading pane">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached with a keyboard */}
      <div className="pane-b" tabIndex={0}>
        <div className="top1">
          <button
            type="button"
            className="ib only-phone"
            aria-label="Back to the list"
            onClick={props.onBack}
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <span className={item.group === 1 ? 'state no' : item.group === 3 ? 'state wait' : 'state'}>
            <Icon aria-hidden="true" />
            {KIND_WORDS[item.kind]}
          </span>
          <time dateTime={item.since}>since {easternMoment(item.since)}</time>
          <span className="end num">
            <span>{isGone ? '' : `${place} of ${total}`}</span>
            <button
              type="button"
              className="ib"
              aria-label="Previous, key k"
              disabled={!onPrevious}
              onClick={onPrevious ?? undefined}
            >
              <ChevronUp aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label="Next, key j"
              disabled={!onNext}
              onClick={onNext ?? undefined}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          </span>
        </div>
        <h2 className="t" tabIndex={-1}>
          {whoOf(item)}
        </h2>
        {item.email && item.email !== whoOf(item) && (
          <p className="who">
            {[
              item.kind === 'referral' && item.who === item.details.partner && 'Partner',
              item.person,
              item.email,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {isGone && <GoneNotice item={item} hasText={words !== ''} />}
        <ItemGrounds item={item} />
        {item.group !== 3 && item.email && <KnownAbout email={item.email} />}
        {typed && (
          <div className="typed">
            <label htmlFor="desk-words">{typed.label}</label>
            <textarea
              id="desk-words"
              ref={field}
              className={typed.maxLength > 300 ? 'area long' : typed.maxLength < 100 ? 'area line' : 'area'}
              rows={1}
              value={words}
              maxLength={typed.maxLength}
              aria-invalid={lacksWords || undefined}
              aria-describedby={lacksWords ? 'desk-words-error desk-words-hint' : 'desk-words-hint'}
              onChange={(event) => onWords(event.currentTarget.value)}
            />
            {lacksWords && (
              <p className="miss" id="desk-words-error" role="alert">
                <CircleAlert aria-hidden="true" />
                {typed.missing}
              </p>
            )}
            <p className="hint" id="desk-words-hint">
              {typed.hint} Ctrl Enter sends.
            </p>
          </div>
        )}
        <p role="alert" className={failure ? 'refused' : ''}>
          {failure}
        </p>
      </div>
      <PaneFoot {...props} />
    </section>
  )
}

function PaneFoot({
  item,
  isGone,
  isPending,
  marked,
  isMarked,
  onAct,
  onRun,
  onMark,
  onNext,
}: ItemPaneProps) {
  const now = new Date()
  const [first, ...others] = deedsOf(item, now)
  if (isGone)
    return (
      <div className="pane-f">
        <button type="button" className="b main" onClick={onNext ?? undefined}>
          Go on <kbd>j</kbd>
        </button>
      </div>
    )
  return (
    <div className="pane-f">
      <button type="button" className="b main" disabled={isPending} onClick={onAct}>
        <span>{marked > 0 ? `Do all ${marked} marked` : first?.label}</span> <kbd>e</kbd>
      </button>
      {marked === 0 &&
        others.map((deed) => (
          <button
            key={deed.label}
            type="button"
            className="b"
            disabled={isPending}
            onClick={() => onRun(deed)}
          >
            {deed.label}
          </button>
        ))}
      <span className="end">
        {canBeMarked(item, now) && (
          <button type="button" className="b quiet" aria-pressed={isMarked} onClick={onMark}>
            {isMarked ? 'Marked' : 'Mark'} <kbd>x</kbd>
          </button>
        )}
        <button
          type="button"
          className="b quiet"
          disabled={isPending}
          onClick={() => onRun(later(item, now))}
        >
          Later <kbd>l</kbd>
        </button>
        <Link className="b quiet" to={pageOf(item)}>
          Open <kbd>Enter</kbd>
        </Link>
      </span>
    </div>
  )
}

type GoneNoticeProps = { readonly item: Item; readonly hasText: boolean }

/** Says that an item was decided while its pane was open: who did what, and that the text is kept. */
function GoneNotice({ item, hasText }: GoneNoticeProps) {
  const { data } = useQuery(latestLogQuery)
  const entry = data && decidedBy(item, data)
  return (
    <p role="alert" className="gone">
      <CircleAlert aria-hidden="true" />
      <span>
        {[
          entry
            ? `${entry.actor} decided this ${waitOf(entry.at, Date.now())} ago: ${deedWords(entry.action)}.`
            : 'This does not wait any more.',
          hasText ? 'Your text is kept below.' : '',
        ]
          .join(' ')
          .trim()}
      </span>
    </p>
  )
}
