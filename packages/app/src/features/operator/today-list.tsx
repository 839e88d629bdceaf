import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import type { Item } from './api/desk.ts'
import { deedsOf } from './deeds.ts'
import { easternClock } from './eastern-time.ts'
import { GROUPS, waitOf } from './item-words.ts'
import { TodayRow } from './today-row.tsx'
import type { Done } from './use-deed.ts'

type TodayListProps = {
  readonly items: readonly Item[]
  readonly inHand: Item | null
  readonly marks: ReadonlySet<string>
  /** When the list was read, if it could not be read again since. */
  readonly oldSince: string | null
  readonly done: Done | null
  readonly now: Date
  readonly rows: RefObject<HTMLDivElement | null>
  readonly onChoose: (item: Item) => void
  readonly onAct: (item: Item) => void
  readonly onUndo: () => void
  readonly onRetry: () => void
}

/** What waits, oldest first in three groups, and the line with the last deed. */
export function TodayList(props: TodayListProps) {
  const { items, inHand, marks, oldSince, done, now, rows, onChoose, onAct, onUndo, onRetry } = props
  const oldest = items.map(({ since }) => since).sort()[0]
  return (
    <section className="lst" aria-labelledby="desk-title">
      <div className="lst-h">
        <h1 className="display" id="desk-title" tabIndex={-1}>
          Today
        </h1>
        <p className="num">
          {oldest
            ? `${items.length} ${items.length === 1 ? 'waits' : 'wait'}, the oldest for ${waitOf(oldest, now.getTime())}`
            : 'Nothing waits'}
        </p>
        {oldSince && (
          <div role="status" className="gone">
            <p>
              The list did not load. You see it as of {easternClock(oldSince)}; actions are off until it is
              fresh.
            </p>
            <button type="button" className="b" onClick={onRetry}>
              Try again
            </button>
          </div>
        )}
      </div>
      <div className="rows" ref={rows}>
        {GROUPS.map(([group, title]) => {
          const own = items.filter((one) => one.group === group)
          return own.length === 0 ? null : (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 className="num" id={`group-${group}`}>
                {title}
                <span>{own.length}</span>
              </h2>
              <ol>
                {own.map((one) => (
                  <TodayRow
                    key={one.key}
                    item={one}
                    isInHand={one.key === inHand?.key}
                    isMarked={marks.has(one.key)}
                    now={now.getTime()}
                    action={deedsOf(one, now)[0]?.label ?? ''}
                    onChoose={() => onChoose(one)}
                    onAct={() => onAct(one)}
                  />
                ))}
              </ol>
            </section>
          )
        })}
        {items.length === 0 && (
          <div className="empty">
            <OpenDoor />
            <h2 className="display">The list is empty</h2>
            <p>New things appear here by themselves, oldest first. The list is read once a minute.</p>
            <p>
              <Link to={`${PATHS.operator}/log`}>What was done</Link>
            </p>
          </div>
        )}
      </div>
      <div className="undo" role="status">
        {done && (
          <>
            <CircleCheck aria-hidden="true" />
            <p>
              {done.text}.{done.isFinal && <small>This cannot be taken back.</small>}
            </p>
            {done.undo.length > 0 && (
              <button type="button" className="b" onClick={onUndo}>
                Undo <kbd>z</kbd>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** The open door of an empty list. */
function OpenDoor() {
  return (
    <svg className="door" viewBox="0 0 148 124" aria-hidden="true">
      <path d="M50 98h48l26 24H24z" fill="var(--glow)" opacity=".45" />
      <path d="M8 98h40M100 98h40" stroke="var(--control)" strokeWidth="1.5" />
      <path d="M42 98V48a32 32 0 0 1 64 0v50z" fill="var(--brand)" />
      <path d="M50 45a24 24 0 0 1 48 0zM50 51h48v47H50z" fill="var(--glow)" />
      <path d="M74 45V20M74 45L56.5 27M74 45l17.5-18" stroke="var(--brand)" strokeWidth="3" />
      <path d="M50 51v47l-13 8V57z" fill="var(--brand)" />
    </svg>
  )
}
