import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { Item, Today } from './api/desk.ts'
import { type Deed, deedsOf, later } from './deeds.ts'
import { todayQuery } from './desk-query.ts'
import { ItemPane } from './item-pane.tsx'
import { GROUPS, waitOf, whoOf } from './item-words.ts'
import { TodayRow } from './today-row.tsx'
import { useDeed } from './use-deed.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** Today: one list of what waits, oldest first in three groups, and a pane with all that is needed to decide. */
export function TodayPage() {
  const query = useQuery(todayQuery)
  if (query.isPending) return <main className="page" aria-busy="true" />
  if (!query.data)
    return (
      <main className="page">
        <LoadFailure of={query}>The list could not be loaded.</LoadFailure>
      </main>
    )
  return <Desk today={query.data} isOld={query.isError} />
}

function Desk({ today, isOld }: { readonly today: Today; readonly isOld: boolean }) {
  const { items } = today
  const client = useQueryClient()
  const navigate = useNavigate()
  const deed = useDeed()
  const [key, setKey] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // What was typed for each item stays with it.
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const found = items.findIndex((item) => item.key === key)
  const place = Math.max(0, found)
  const item = items[place]
  const now = new Date()

  const choose = (next: Item | undefined, opens = false) => {
    if (!next) return
    wantsFocus.current = !opens
    deed.reset()
    setKey(next.key)
    setIsOpen(opens)
  }
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]')
    ;(row ?? document.querySelector<HTMLElement>('h1'))?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  })

  const run = async (chosen: Deed, of: Item) => {
    const typed = (words[of.key] ?? '').trim()
    if (deed.isPending || isOld) return
    if (chosen.needsWords && !typed) {
      setIsOpen(true)
      field.current?.focus()
      return
    }
    const outcome = await deed.run(chosen.call(typed), `${chosen.past}: ${whoOf(of)}`, chosen.undo)
    if (!outcome) return
    setIsOpen(false)
    wantsFocus.current = true
    if (chosen.stays) return
    const at = items.indexOf(of)
    setKey((items[at + 1] ?? items[at - 1])?.key ?? null)
    client.setQueryData(todayQuery.queryKey, (known) =>
      known ? { ...known, items: known.items.filter((one) => one.key !== of.key) } : known,
    )
  }
  const act = (of: Item) => {
    const [first] = deedsOf(of, now)
    if (first) void run(first, of)
    else void navigate('/operator/payouts')
  }
  const leaveField = () => {
    setIsOpen(false)
    rows.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }
  useDeskKeys({
    j: () => choose(items[place + 1]),
    k: () => choose(items[place - 1]),
    e: () => item && act(item),
    l: () => item && void run(later(item, now), item),
    z: () => void deed.undo(),
    'Ctrl Enter': () => item && act(item),
    Escape: leaveField,
  })

  const oldest = items.map(({ since }) => since).sort()[0]
  return (
    <main className={isOpen ? 'today open' : 'today'}>
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
          {isOld && <p role="status">This list is old: it could not be loaded again.</p>}
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
                      isInHand={one === item}
                      now={now.getTime()}
                      action={deedsOf(one, now)[0]?.label ?? 'Open the batch'}
                      onChoose={() => choose(one, true)}
                      onAct={() => {
                        setKey(one.key)
                        act(one)
                      }}
                    />
                  ))}
                </ol>
              </section>
            )
          })}
          {items.length === 0 && (
            <div className="empty">
              <h2 className="display">The list is empty</h2>
              <p>New things appear here by themselves, oldest first. The list is read once a minute.</p>
            </div>
          )}
        </div>
        <div className="undo" role="status">
          {deed.done && (
            <>
              <CircleCheck aria-hidden="true" />
              <p>{deed.done.text}.</p>
              {deed.done.undo ? (
                <button type="button" className="b" onClick={() => void deed.undo()}>
                  Undo <kbd>z</kbd>
                </button>
              ) : (
                <small>{deed.done.text === 'Taken back' ? '' : 'This cannot be taken back.'}</small>
              )}
            </>
          )}
        </div>
      </section>
      {item && (
        <ItemPane
          key={item.key}
          item={item}
          place={place + 1}
          total={items.length}
          words={words[item.key] ?? ''}
          field={field}
          failure={deed.failure}
          isPending={deed.isPending || isOld}
          onWords={(typed) => setWords((known) => ({ ...known, [item.key]: typed }))}
          onRun={(chosen) => void run(chosen, item)}
          onMove={(by) => choose(items[place + by], isOpen)}
          onBack={() => choose(item)}
        />
      )}
    </main>
  )
}
