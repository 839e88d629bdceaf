import type { ReactNode } from 'react'
import { Notice } from '../components/ui/notice.tsx'
import type { PublishFailure } from './use-publishing.ts'

const TITLES: { readonly [Code in PublishFailure['code']]?: string } = {
  content_changed: 'Your website was changed in another window',
  superseded: 'Your website was published in another window',
  name_taken: 'This address was taken a moment ago',
  taken_down: 'We took this website down',
  spent: 'That was often enough for now',
  session_ended: 'Your session had ended',
  unknown: 'No answer',
}

type PublishFailureNoticeProps = {
  readonly failure: PublishFailure | null
  readonly className?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Says beside the button why nothing was published. */
export function PublishFailureNotice({ failure, className, children }: PublishFailureNoticeProps) {
  return (
    <div role="alert" className={className}>
      {failure && (
        <Notice kind="warning" title={TITLES[failure.code] ?? 'Nothing was published'}>
          <p>{failure.text}</p>
          {children}
        </Notice>
      )}
    </div>
  )
}
