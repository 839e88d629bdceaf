import type { ChangeRequestStatus, StoredChangeRequest } from '@foyer/shared/api/change-requests.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { IMPROVEMENTS } from '@foyer/shared/onboarding/questions/catalogues/improvements.ts'
import { Check, Clock, type LucideIcon, PencilRuler, X } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { LatestOnly } from '../../components/ui/latest-only.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { changeRequestsQuery } from './api/change-requests.ts'

type Look = {
  readonly look: 'info' | 'warning' | 'success' | 'neutral'
  readonly icon: LucideIcon
  readonly word: string
  readonly next: string
}

const LOOKS: { readonly [Status in ChangeRequestStatus]: Look } = {
  open: { look: 'info', icon: Clock, word: 'Open', next: 'It is on our list.' },
  in_progress: { look: 'warning', icon: PencilRuler, word: 'In work', next: 'We are changing your draft.' },
  done: { look: 'success', icon: Check, word: 'Done', next: 'Your draft shows it.' },
  declined: { look: 'neutral', icon: X, word: 'Not done', next: 'Ask Help & Support for the reason.' },
}

/** The owner's change requests, newest first; renders nothing without any. */
export function ChangeRequestList() {
  const loaded = useOwnQuery(changeRequestsQuery)
  const { data } = loaded
  if (data?.length === 0) return null
  return (
    <Card title="My requests">
      {!data && (
        <NotLoaded of={loaded} loading="Your requests are loading." rows={2} className="mt-4">
          Your requests could not be loaded.
        </NotLoaded>
      )}
      {data && (
        <ul className="mt-2">
          {data.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      <LatestOnly shown={data?.length} />
    </Card>
  )
}

function Request({ request }: { readonly request: StoredChangeRequest }) {
  const { look, icon, word, next } = LOOKS[request.status]
  const areas = IMPROVEMENTS.filter(({ id }) => request.areas.includes(id)).map(({ title }) => title)
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 text-sm first:border-t-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag look={look} icon={icon}>
          {word}
        </Tag>
        <time dateTime={request.created_at} className="text-muted">
          {formatDay(request.created_at, new Date())}
        </time>
        {!request.reason && <span className="text-muted">{next}</span>}
      </p>
      {areas.length > 0 && <p className="font-semibold">{areas.join(', ')}</p>}
      {request.details && <p className="whitespace-pre-line wrap-anywhere">{request.details}</p>}
      {request.reason && (
        <p className="rounded-badge bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
          <b className="font-[650]">Our answer: </b>
          {request.reason}
        </p>
      )}
    </li>
  )
}
