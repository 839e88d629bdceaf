import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered, isComplete, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { Link } from 'react-router-dom'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import { PATHS } from '../config/paths.ts'
import { useReopening } from './use-reopening.ts'

type ReopenedNoticeProps = {
  readonly answers: Answers
  /** The delivered version. */
  readonly version: number
  readonly className?: string
}

/** Reminds an owner that the answers are open, and leads to the next version or back to closed answers. */
export function ReopenedNotice({ answers, version, className }: ReopenedNoticeProps) {
  const { isPending, close } = useReopening()
  const path = pathFor(answers)
  const next = firstUnanswered(answers) ?? path[0]
  const last = path.at(-1)
  return (
    <Notice kind="info" title="You are changing your answers" {...(className && { className })}>
      <p>Your draft stays as it is until you finish. Then we draw version {version + 1}.</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {isComplete(answers) && last?.finishes && (
          <Button look="second" size="small" asChild>
            <Link to={`${PATHS.waitingDraft}?flow=${last.finishes}`} state={{ previousPath: last.path }}>
              Draw version {version + 1}
            </Link>
          </Button>
        )}
        {next && (
          <Button look="second" size="small" asChild>
            <Link to={next.path}>Go to the questions</Link>
          </Button>
        )}
        <Button look="ghost" size="small" busy={isPending} onClick={() => void close()}>
          Keep my draft as it is
        </Button>
      </div>
    </Notice>
  )
}
