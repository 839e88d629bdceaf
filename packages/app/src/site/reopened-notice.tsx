import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { Link } from 'react-router-dom'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import { useReopening } from './use-reopening.ts'

type ReopenedNoticeProps = {
  readonly answers: Answers
  readonly className?: string
}

/** Reminds an owner that the answers are open: what they change is on the site already, as any other change. */
export function ReopenedNotice({ answers, className }: ReopenedNoticeProps) {
  const { isPending, close } = useReopening()
  const path = pathFor(answers)
  const next = firstUnanswered(answers) ?? path[0]
  return (
    <Notice kind="info" title="You are changing your answers" {...(className && { className })}>
      <p>What you change is on your page at once, and only you see it until you publish.</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {next && (
          <Button look="second" size="small" asChild>
            <Link to={next.path}>Go to the questions</Link>
          </Button>
        )}
        <Button look="ghost" size="small" busy={isPending} onClick={() => void close()}>
          Done
        </Button>
      </div>
    </Notice>
  )
}
