import { type StoredSupportRequest, SUPPORT_TOPICS } from '@foyer/shared/api/support.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { Check, Clock, type LucideIcon, MailCheck, Send } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LatestOnly } from '../../components/ui/latest-only.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { supportRequestsQuery } from './support-requests.ts'

/** A person's support requests, newest first, each with its status. */
export function SupportRequestList() {
  const loaded = useOwnQuery(supportRequestsQuery)
  const { data } = loaded
  return (
    <Card title="Messages you sent">
      {!data && (
        <NotLoaded of={loaded} loading="Your messages are loading." rows={2} className="mt-4">
          Your messages could not be loaded.
        </NotLoaded>
      )}
      {data?.length === 0 && (
        <EmptyState title="No messages yet">
          What you send to us is listed here at once, with a note when it is answered.
        </EmptyState>
      )}
      {data && data.length > 0 && (
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

function Request({ request }: { readonly request: StoredSupportRequest }) {
  const { look, icon, word, next } = stateOf(request)
  const topic = SUPPORT_TOPICS.find(({ id }) => id === request.topic)?.label
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 text-sm first:border-t-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag look={look} icon={icon}>
          {word}
        </Tag>
        <time dateTime={request.created_at} className="text-muted">
          {formatDay(request.created_at, new Date())}
        </time>
        <span className="text-muted">{next}</span>
      </p>
      <p className="font-semibold">{topic}</p>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{request.message}</p>
    </li>
  )
}

type State = {
  readonly look: 'info' | 'warning' | 'success' | 'neutral'
  readonly icon: LucideIcon
  readonly word: string
  /** What happens next. */
  readonly next: string
}

function stateOf({ status, mailed_at }: StoredSupportRequest): State {
  switch (status) {
    case 'answered':
      return {
        look: 'success',
        icon: MailCheck,
        word: 'Answered',
        next: 'Look for our answer in your inbox.',
      }
    case 'closed':
      return { look: 'neutral', icon: Check, word: 'Closed', next: 'Nothing is left to do.' }
    case 'open':
      return mailed_at
        ? { look: 'info', icon: Send, word: 'Sent', next: 'We read it and answer by email.' }
        : { look: 'info', icon: Clock, word: 'Kept', next: 'It is on its way to the support.' }
  }
}
