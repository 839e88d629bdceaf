import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { type Item, type Today, todayQuery } from './api/desk.ts'
import type { Deed } from './deed.ts'
import { canBeMarked, deedsOf, later } from './deeds.ts'
import { ItemPane } from './item-pane.tsx'
import { foundProblems, pageOf, whoOf } from './item-words.ts'
import { markedItems, stepsOf } from './marked-items.ts'
import { TodayList } from './today-list.tsx'
import { type Step, useDeed } from './use-deed.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** Today: one list of what waits, oldest first in three groups, and a pane with all that is needed to decide. */
export function TodayPage() {
  const query = useQuery(todayQuery)
  if (!query.data)
    return (
      <main className="page" aria-busy={query.isPending}>
        <NotLoaded of={query} loading="Loading Today" rows={6}>
          The list could not be loaded.
        </NotLoaded>
      </main>
    )
  return <Desk today={query.data} isOld={query.isError} onRetry={() => void query.refetch()} />
}

/** The row in hand, and where it stands or stood in the list. */
type Hand = { readonly item: Item; readonly place: number }

type DeskProps = { readonly today: Today; readonly isOld: boolean; readonly onRetry: () => void }

function Desk({ today, isOld, onRetry }: DeskProps) {
  const { items } = today
  const client = useQueryClient()
  const navigate = useNavigate()
  const deed = useDeed()
  const [search] = useSearchParams()
  const handAt = (place: number): Hand | null => {
    const item = items[place]
    return item ? { item, place } : null
  }
  const [hand, setHand] = useState(
    () => handAt(items.findIndex(({ key }) => key === search.get('item'))) ?? handAt(0),
  )
  if (!hand && items.length > 0) setHand(handAt(0))
  const [isOpen, setIsOpen] = useState(false)
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  // What was typed for each item stays with it.
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  const [lacksWords, setLacksWords] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const wants = useRef<'row' | 'pane' | 'field' | null>(null)
  const now = new Date()

  const found = items.findIndex(({ key }) => key === hand?.item.key)
  // Somebody else may have decided it while its pane is open: nothing takes its place until the operator goes on.
  const isGone = hand !== null && found < 0
  const place = isGone ? Math.min(hand.place, items.length) : found
  const item = items[found] ?? hand?.item ?? null
  const marked = markedItems(items, marks, now)

  const choose = (next: Item | undefined, opens = false) => {
    if (!next) return
    wants.current = opens ? 'pane' : 'row'
    deed.reset()
    setLacksWords(false)
    setHand({ item: next, place: items.indexOf(next) })
    setIsOpen(opens)
  }
  const next = isGone ? (items[place] ?? items[place - 1]) : items[place + 1]
  const goOn = () => {
    if (next) choose(next, isOpen)
    else if (isGone) setHand(null)
  }
  useEffect(() => {
    const wanted = wants.current
    if (!wanted) return
    wants.current = null
    const row = rows.current?.querySelector<HTMLElement>('[aria-current]')
    row?.scrollIntoView({ block: 'nearest' })
    const target =
      wanted === 'field'
        ? field.current
        : wanted === 'row'
          ? row
          : document.querySelector<HTMLElement>('.pane h2')
    ;(target ?? document.querySelector<HTMLElement>('h1'))?.focus()
  })

  /** Runs what was decided and takes the rows off the list; the next row is in hand then. */
  const runSteps = async (of: readonly Item[], steps: readonly Step[], past: string, stays = false) => {
    const outcome = await deed.run(steps, (changed, { problems = [] }) => {
      if (problems.length > 0) return foundProblems(problems.length)
      return changed === 1 && of[0] ? `${past}: ${whoOf(of[0])}` : `${changed} rows are done`
    })
    if (!outcome || (of.length === 1 && outcome.is_new === false)) return
    setMarks(new Set())
    setIsOpen(false)
    wants.current = 'row'
    // What a check of the books still finds waits on.
    if (stays || outcome.problems?.length) return
    const gone = new Set(of.map(({ key }) => key))
    const isLeft = ({ key }: Item) => !gone.has(key)
    const left = items.filter(isLeft)
    const [only] = of
    const from = only && of.length === 1 ? items.indexOf(only) : found
    const first = items.slice(Math.max(0, from)).find(isLeft) ?? left.at(-1)
    setHand(first ? { item: first, place: left.indexOf(first) } : null)
    client.setQueryData(todayQuery.queryKey, (known) =>
      known ? { ...known, items: known.items.filter(isLeft) } : known,
    )
  }
  const run = (chosen: Deed, of: Item, says = true) => {
    const typed = (words[of.key] ?? '').trim()
    if (deed.isPending || isOld || (isGone && of === item)) return
    const isMissing = chosen.needsWords && !typed
    setLacksWords(isMissing && says)
    if (!isMissing) {
      void runSteps([of], [{ call: chosen.call(typed), undo: chosen.undo }], chosen.past, chosen.stays)
      return
    }
    setHand({ item: of, place: items.indexOf(of) })
    setIsOpen(true)
    wants.current = 'field'
  }
  /** Does what a row says; where words are needed, `e` and the row take to the field without a word. */
  const act = (of: Item, says = true) => {
    if (marked.length > 0) {
      if (deed.isPending || isOld) return
      void runSteps(marked, stepsOf(marked, now), deedsOf(marked[0] ?? of, now)[0]?.past ?? '')
      return
    }
    const [first] = deedsOf(of, now)
    if (first) run(first, of, says)
  }
  const undo = async () => {
    if (await deed.undo()) wants.current = 'row'
  }
  const toggleMark = (of: Item) => {
    if (!canBeMarked(of, now) || isGone) return
    const changed = new Set(marks)
    if (!changed.delete(of.key)) changed.add(of.key)
    setMarks(changed)
  }
  const readOrOpen = () => {
    if (!item) return
    if (isInPane()) void navigate(pageOf(item))
    else choose(item, true)
  }
  const leave = () => {
    setMarks(new Set())
    setIsOpen(false)
    rows.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }
  useDeskKeys({
    j: goOn,
    k: () => choose(items[place - 1]),
    e: () => item && act(item, false),
    'Ctrl Enter': () => item && act(item),
    Enter: readOrOpen,
    l: () => item && run(later(item, now), item),
    x: () => item && toggleMark(item),
    z: () => void undo(),
    Escape: leave,
  })

  return (
    <main className={`today${isOpen ? ' open' : ''}${item ? '' : ' bare'}`}>
      <TodayList
        items={items}
        inHand={item}
        marks={marks}
        oldSince={isOld ? today.read_at : null}
        done={deed.done}
        now={now}
        rows={rows}
        onChoose={(one) => choose(one, true)}
        onAct={(one) => {
          const [first] = deedsOf(one, now)
          choose(one)
          if (first) run(first, one, false)
        }}
        onUndo={() => void undo()}
        onRetry={onRetry}
      />
      {item && (
        <ItemPane
          key={item.key}
          item={item}
          place={place + 1}
          total={items.length}
          isGone={isGone}
          words={words[item.key] ?? ''}
          lacksWords={lacksWords}
          field={field}
          failure={deed.failure}
          isPending={deed.isPending || isOld}
          marked={marked.length}
          isMarked={marks.has(item.key)}
          onWords={(typed) => {
            setWords((known) => ({ ...known, [item.key]: typed }))
            setLacksWords(false)
          }}
          onAct={() => act(item)}
          onRun={(chosen) => run(chosen, item)}
          onMark={() => toggleMark(item)}
          onNext={next || isGone ? goOn : null}
          onPrevious={place > 0 ? () => choose(items[place - 1], isOpen) : null}
          onBack={() => (isGone && !next ? setHand(null) : choose(isGone ? next : item))}
        />
      )}
    </main>
  )
}

/** Whether the focus is in the reading pane. */
function isInPane(): boolean {
  return Boolean(document.activeElement?.closest('.pane'))
}
