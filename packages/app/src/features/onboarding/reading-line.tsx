import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { mayReadWebsite } from '@foyer/shared/onboarding/questions/branches.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { TextButton } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { NotRead } from '../../site/api/website-reading.ts'
import { ReadPages, readSoFar } from '../../site/read-pages.tsx'
import { unsettledIn, useReading } from '../../site/website-reading.ts'

type ReadingLineProps = { readonly step: Step; readonly answers: Answers }

/** Says above the questions after the links how the reading of the owner's website goes; nothing without their yes. */
export function ReadingLine({ step, answers }: ReadingLineProps) {
  const isLater = step.stepNumber > stepOf('webPresenceLinks').stepNumber
  const address = answersOnPath(answers).webPresenceLinks?.links.website
  if (!isLater || !address || !mayReadWebsite(answersOnPath(answers))) return null
  return <Line address={address} />
}

function Line({ address }: { readonly address: string }) {
  const { loaded, isReading, failure, stop, isStopping } = useReading(address)
  const pagesId = useId()
  const [showsPages, setShowsPages] = useState(false)
  const reading = loaded.data ?? null
  const waiting = reading ? unsettledIn(reading) : 0
  // While it is loading it is not known whether the website was read.
  const isKnown = !isReading && loaded.data !== undefined
  const said = isReading
    ? `We are reading ${bareAddress(address)}. ${readSoFar(reading) || 'Go on meanwhile.'}`
    : failure
      ? `${failure instanceof NotRead ? failure.message : 'We could not read your website just now.'} You can go on; your answers are enough.`
      : waiting > 0
        ? `${waiting === 1 ? 'One fact' : `${waiting} facts`} from your website ${waiting === 1 ? 'waits' : 'wait'} for your yes.`
        : reading
          ? 'Your website is read.'
          : isKnown && 'Your website is not read yet.'
  return (
    <>
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        <span role="status" className="wrap-anywhere">
          {said}
        </span>
        {isKnown && (
          <Link to={PATHS.found} className="text-link">
            {waiting > 0 ? 'Look at them now' : reading ? 'See what we read' : 'Read it now'}
          </Link>
        )}
        {/* What a person has opened stays until they close it. */}
        {(isReading || showsPages) && (
          <TextButton
            aria-expanded={showsPages}
            aria-controls={pagesId}
            onClick={() => setShowsPages(!showsPages)}
          >
            {showsPages ? 'Hide the pages' : 'See the pages'}
          </TextButton>
        )}
      </p>
      <div id={pagesId} hidden={!showsPages} className="mt-1 mb-3">
        {showsPages && <ReadPages reading={reading} isStopping={isStopping} onStop={stop} />}
      </div>
    </>
  )
}
