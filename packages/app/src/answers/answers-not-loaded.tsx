import { Notice } from '../components/ui/notice.tsx'
import { TextButton } from '../components/ui/text-link.tsx'
import type { AnswersFailed } from './use-answers.ts'

type AnswersNotLoadedProps = { readonly failed: AnswersFailed; readonly className: string }

/** Says that earlier answers exist but could not be loaded. */
export function AnswersNotLoaded({ failed, className }: AnswersNotLoadedProps) {
  return (
    <Notice kind="warning" title="Your earlier answers could not be loaded" className={className}>
      <p>
        They are safe.{' '}
        <TextButton aria-disabled={failed.isFetching} onClick={() => void failed.refetch()}>
          {failed.isFetching ? 'Loading…' : 'Try again'}
        </TextButton>
      </p>
    </Notice>
  )
}
