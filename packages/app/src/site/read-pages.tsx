import type { PageState } from '@foyer/shared/api/reader.ts'
import { Check, Circle, LoaderCircle, type LucideIcon, Minus } from 'lucide-react'
import { TextButton } from '../components/ui/text-link.tsx'
import type { KeptReading } from './api/website-reading.ts'
import { FACT_NAMES, itemsOf } from './website-reading.ts'

type Row = { readonly icon: LucideIcon; readonly look: string; readonly said: string }
const ROWS: { readonly [State in PageState]: Row } = {
  read: { icon: Check, look: 'text-success', said: 'Nothing new' },
  reading: {
    icon: LoaderCircle,
    look: 'animate-[spin_0.9s_linear_infinite] text-primary',
    said: 'Reading...',
  },
  next: { icon: Circle, look: 'text-muted', said: 'Next' },
  password: { icon: Minus, look: 'text-muted', said: 'Asks for a password, so we leave it' },
  unread: { icon: Minus, look: 'text-muted', said: 'Did not answer, so we leave it' },
}
const LEFT: Row = { icon: Minus, look: 'text-muted', said: 'Not read' }
/** Of a reading that has only just been asked for. */
const BEGINNING = [{ path: '/', state: 'reading' }] as const

type ReadPagesProps = {
  /** `null` before the server has begun. */
  readonly reading: KeptReading | null
  readonly isStopping: boolean
  readonly onStop: () => void
}

/** The pages of a website while they are read, by path, with how much was found on each, and the way to end it. */
export function ReadPages({ reading, isStopping, onStop }: ReadPagesProps) {
  const visited = reading?.visited ?? BEGINNING
  const isEnded = reading !== null && !reading.isUnderWay
  const found = foundOn(reading)
  return (
    <>
      <ul aria-label="Pages" className="border-t border-line">
        {visited.map(({ path, state }) => {
          const row = isEnded && (state === 'next' || state === 'reading') ? LEFT : ROWS[state]
          const names = found.get(path) ?? []
          return (
            <li
              key={path}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-3 text-sm"
            >
              <row.icon aria-hidden="true" className={`size-5 ${row.look}`} />
              <span>
                <b className="block font-[650] wrap-anywhere">{path === '/' ? 'Home page' : path}</b>
                <span className="text-muted">{names.length > 0 ? listed(names) : row.said}</span>
              </span>
              <span className="text-muted tabular-nums">
                {names.length > 0 && (names.length === 1 ? '1 fact' : `${names.length} facts`)}
              </span>
            </li>
          )
        })}
      </ul>
      {reading?.isUnderWay && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="inline-flex min-h-11 items-center">
            <TextButton disabled={isStopping} onClick={onStop}>
              Stop reading
            </TextButton>
          </span>
          What was read by then is kept for you to settle.
        </p>
      )}
    </>
  )
}

/** How far a reading is: `4 of 6 pages read, 9 facts so far.` */
export function readSoFar(reading: KeptReading | null): string {
  if (!reading) return ''
  const facts = itemsOf(reading).length
  const pages = reading.visited.length
  return `${reading.pages} of ${pages} ${pages === 1 ? 'page' : 'pages'} read, ${facts} ${facts === 1 ? 'fact' : 'facts'} so far.`
}

/** What was found first on each page: together as many as there are to settle. */
function foundOn(reading: KeptReading | null): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { kind, facts } of reading ? itemsOf(reading) : []) {
    const path = facts[0]?.path ?? '/'
    names.set(path, [...(names.get(path) ?? []), FACT_NAMES[kind]])
  }
  return names
}

/** `Name, phone, a sentence about you` */
function listed(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ')
}
