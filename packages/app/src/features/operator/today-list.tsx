import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import type { Item } from './api/desk.ts'
import { deedsOf } from './deeds.ts'
import { easternClock } from './eastern-time.ts'
import { GROUPS, waitOf } from './item-words.ts'
import { OpenDoor } from './open-door.tsx'
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
