import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { formatDayAndTime } from '../../../../lib/format-moment.ts'
import { useSignedInPerson } from '../../../../session/signed-in-person.ts'
import { savedContentQuery } from '../../../../site/api/draft-versions.ts'
import { type PastState, pastPath } from '../../../../site/past-states.ts'
import { useUnpublishedChanges } from '../../../../site/use-unpublished.ts'
import { summaryOf } from './summary.ts'

/** So many states say what was new in them: each takes two contents. */
const MOST_SUMMARIES = 8

type PastListProps = {
  /** The last part of the address of the draft. */
  readonly slug: string
  /** Newest first. */
  readonly states: readonly PastState[]
  /** The one that is shown. */
  readonly chosen?: PastState
  /** How many are listed; all of them without it. */
  readonly most?: number
  /** Within the viewer, Back leaves the history at once. */
  readonly replaces?: boolean
}

/** What a site said, by days; each leads to its page. */
export function PastList({ slug, states, chosen, most = states.length, replaces = false }: PastListProps) {
  return (
    <>
      {states.slice(0, most).map((state, place) => (
        <Row
          key={state.key}
          to={pastPath(slug, state.key)}
          replaces={replaces}
          title={formatDayAndTime(state.at, new Date())}
          aside={ASIDES[state.is]}
          isLive={state.is === 'live'}
          isChosen={state === chosen}
        >
          <Summary state={state} before={states[place + 1]} isAsked={place < MOST_SUMMARIES} />
        </Row>
      ))}
    </>
  )
}

const ASIDES = { live: 'live now', past: undefined, 'first-draft': 'only you' } as const

/** The state that only its owner sees, as the first row of the list. */
export function NowRow({ to, isWaiting }: { readonly to: string; readonly isWaiting: string | null }) {
  const changes = useUnpublishedChanges()
  return (
    <Row to={to} replaces title="Now" aside={isWaiting ? `${isWaiting}, only you` : undefined}>
      {changes && changes.length > 0 ? summaryOf(changes) : 'What you see in the editor'}
    </Row>
  )
}

type RowProps = {
  readonly to: string
  readonly replaces: boolean
  readonly title: string
  readonly aside: string | undefined
  readonly isLive?: boolean
  readonly isChosen?: boolean
  readonly children: React.ReactNode
}

function Row({ to, replaces, title, aside, isLive = false, isChosen = false, children }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        replace={replaces}
        aria-current={isChosen || undefined}
        style={{ gridTemplateColumns: '14px minmax(0, 1fr) auto' }}
        className={clsx(
          'grid min-h-11 gap-x-3 gap-y-0.5 rounded-control p-2.5 text-sm text-text hover:bg-quiet',
          isChosen && 'bg-lit',
        )}
      >
        <span
          aria-hidden="true"
          className={clsx(
            'mt-1.5 ml-0.5 size-2 rotate-45 rounded-[1px]',
            isLive ? 'bg-primary' : 'border border-control',
          )}
        />
        <b className="font-[650]">{title}</b>
        <span className="text-xs text-muted">{aside}</span>
        <span style={{ gridColumn: '2 / -1' }} className="text-muted">
          {children}
        </span>
      </Link>
    </li>
  )
}

type SummaryProps = {
  readonly state: PastState
  readonly before: PastState | undefined
  readonly isAsked: boolean
}

/** What was new in a state. */
function Summary({ state, before, isAsked }: SummaryProps) {
  const { id } = useSignedInPerson()
  const isFirst = !before || before.is === 'first-draft'
  const isCompared = isAsked && !isFirst
  const now = useQuery({ ...savedContentQuery(id, state.version), enabled: isCompared })
  const last = useQuery({ ...savedContentQuery(id, before?.version ?? 0), enabled: isCompared })
  const { data } = useQuery({
    queryKey: ['past-summary', id, before?.version, state.version],
    queryFn: async () => {
      const { changesBetweenStates } = await import('../../../../site/review-of.ts')
      return changesBetweenStates(last.data, now.data)
    },
    enabled: isCompared && now.data !== undefined && last.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (state.is === 'first-draft') return 'Your first draft, as we built it'
  if (isFirst) return 'First published'
  return data ? summaryOf(data) : 'Published'
}
