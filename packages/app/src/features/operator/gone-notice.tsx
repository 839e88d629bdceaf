import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { Item } from './api/desk.ts'
import { decidedBy } from './decided-by.ts'
import { latestLogQuery } from './desk-query.ts'
import { waitOf } from './item-words.ts'
import { deedWords } from './log-words.ts'

type GoneNoticeProps = { readonly item: Item; readonly hasText: boolean }

/** Says that an item was decided while its pane was open: who did what, and that the text is kept. */
export function GoneNotice({ item, hasText }: GoneNoticeProps) {
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
