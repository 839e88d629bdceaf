import { NOT_A_PDF } from '@foyer/shared/onboarding/input/resume-file.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { PATHS } from '../../config/paths.ts'

/** Why there is no draft: the story's file is not a PDF, the build was not started, or it failed. */
export type BuildFailureKind = 'no-pdf' | 'not-started' | 'not-drawn'

const TEXTS = {
  'not-started': {
    title: 'We could not start your draft',
    first: 'Your answers are saved. Nothing needs to be typed again.',
    again: 'It failed again. Your answers are saved. Write to us, and a person starts it for you.',
  },
  'not-drawn': {
    title: 'We could not draw your draft',
    first: 'We tried several times. Your answers are saved, and nothing needs to be typed again.',
    again: 'It failed again. Your answers are saved. Write to us, and a person draws it for you.',
  },
} as const

type BuildFailureProps = {
  readonly kind: BuildFailureKind
  /** Answers that were changed after the delivery were to be drawn. */
  readonly isAgain?: boolean
  /** When it goes on after too many starts. */
  readonly limit?: string | null
  /** It failed before on this page. */
  readonly isRepeated: boolean
  readonly isStarting: boolean
  readonly onTryAgain: () => void
}

/** Says what failed, and what can be done about it. */
export function BuildFailure({
  kind,
  isAgain = false,
  limit,
  isRepeated,
  isStarting,
  onTryAgain,
}: BuildFailureProps) {
  if (kind === 'no-pdf') return <NoPdf />
  const { title, first, again } = TEXTS[kind]
  return (
    <Notice kind="warning" title={isAgain ? 'We could not draw your new answers' : title} className="mt-5">
      <p>{limit ? `${limit} Your answers are saved.` : isRepeated ? again : first}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="second" busy={isStarting} onClick={onTryAgain}>
          Try again
        </Button>
        {(isRepeated || kind === 'not-drawn') && (
          <Link to={PATHS.support} className="text-link py-2.5">
            Write to the support
          </Link>
        )}
      </div>
    </Notice>
  )
}

function NoPdf() {
  return (
    <Notice kind="warning" title={NOT_A_PDF.title} className="mt-5">
      <p>{NOT_A_PDF.description}, or write your story. Your other answers are saved, and we go on then.</p>
      <Button look="second" asChild className="mt-2 justify-self-start">
        <Link to={stepOf('clinicianDetails').path}>Go to your story</Link>
      </Button>
    </Notice>
  )
}
