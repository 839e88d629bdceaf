import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered, isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { stateFor } from '@foyer/shared/onboarding/flow/navigation.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { answerLines } from '@foyer/shared/onboarding/pages/answer-lines.ts'
import { GUIDE_CARDS } from '@foyer/shared/onboarding/pages/guide.ts'
import { counted, QUESTION_NAMES } from '@foyer/shared/onboarding/pages/return.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { Download, Printer } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import type { DraftState } from '../../site/draft-state.ts'
import { ReopenedNotice } from '../../site/reopened-notice.tsx'
import { useReopening } from '../../site/use-reopening.ts'
import { useSite } from '../../site/use-site.ts'

/** A story is shown up to here; its question has all of it. */
const MOST_LETTERS = 180

/** All answers on one page, each one question away from being changed. */
export function MyAnswersScreen() {
  const loaded = useSite()
  return (
    <>
      <p>
        <Link to={PATHS.mySite} className="text-link inline-flex min-h-6 items-center text-sm">
          My Site
        </Link>
      </p>
      <ScreenTitle size="medium">My answers</ScreenTitle>
      {loaded.state === 'loading' && (
        <Card className="mt-6 min-h-60">
          <Skeleton label="Your answers are loading." rows={6} />
        </Card>
      )}
      {loaded.state === 'failed' && (
        <LoadFailure of={loaded} className="mt-6">
          Your answers could not be loaded.
        </LoadFailure>
      )}
      {loaded.state === 'known' && <Rows {...loaded} />}
    </>
  )
}

type RowsProps = { readonly site: DraftState; readonly answers: Answers }

function Rows({ site, answers }: RowsProps) {
  useFocusOnRow()
  const path = pathFor(answers)
  const given = path.filter(({ key }) => isAnswered(key, answers))
  const gaps = path.length - given.length
  const times = given.map(({ key }) => Date.parse(answers[key]?.updated_at ?? ''))
  const count = `${counted(given.length, 'answer')}${gaps > 0 ? ` and ${counted(gaps, 'gap')}` : ''}.`
  const follows =
    site.kind === 'ready' ? 'Change one: it waits for Publish like any other change.' : 'Change any of them.'
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-[34rem] text-balance text-muted">
          {count.charAt(0).toUpperCase() + count.slice(1)} {follows} Words that you changed on the page stay
          yours.
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button look="second" size="small" onClick={() => window.print()}>
            <Printer />
            Print
          </Button>
          <Button asChild look="second" size="small">
            <Link to={`${PATHS.settings}#your-data`}>
              <Download />
              Download
            </Link>
          </Button>
        </div>
      </div>
      <div className="mt-6 grid gap-5">
        {site.kind === 'ready' && site.isReopened && <ReopenedNotice answers={answers} />}
        {GUIDE_CARDS.map(({ id, title }) => {
          const steps = path.filter(({ section }) => section === id)
          if (steps.length === 0) return null
          return (
            <Card key={id} title={title}>
              <Facts
                facts={steps.map((step) => {
                  const { label } = QUESTION_NAMES[step.key]
                  const isGiven = isAnswered(step.key, answers)
                  return {
                    name: label,
                    value: isGiven ? <Given step={step} answers={answers} /> : <NotGiven />,
                    action: (isGiven || firstUnanswered(answers)?.key === step.key) && (
                      <ChangeLink step={step} answers={answers} site={site} isGiven={isGiven} label={label} />
                    ),
                  }
                })}
                values="beside"
                className="mt-1"
              />
            </Card>
          )
        })}
      </div>
      {times.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          Last change {formatMoment(new Date(Math.max(...times)), new Date())}.{' '}
          <span className="print:hidden">
            Answers are deleted with the account, in{' '}
            <TextLink to={`${PATHS.settings}#delete-account`}>Settings</TextLink>.
          </span>
        </p>
      )}
    </>
  )
}

type RowProps = RowsProps & { readonly step: Step }

function NotGiven() {
  return (
    <span className="inline-flex rounded-control border-[1.5px] border-dashed border-control px-2.5 py-0.5">
      Not given yet
    </span>
  )
}

function Given({ step, answers }: Pick<RowProps, 'step' | 'answers'>) {
  const lines = answerLines(step, answers)
  if (step.key !== 'clinicianDetails') {
    const isList = step.key === 'webPresenceLinks'
    return isList
      ? lines.map((line) => (
          <span key={line} className="block">
            <Address address={bareAddress(line)} />
          </span>
        ))
      : lines.join(', ')
  }
  const story = answers.clinicianDetails?.resume_text.trim() ?? ''
  const words = story.split(/\s+/).filter(Boolean).length
  const shown = story.length > MOST_LETTERS ? `${story.slice(0, MOST_LETTERS).trimEnd()}…` : story
  return (
    <>
      {answers.clinicianDetails?.resume_file_path && <span className="block">A PDF</span>}
      {story && <span className="block">“{shown}”</span>}
      <span className="mt-0.5 block text-sm font-normal text-muted">
        <span>{story && `${words} words. `}</span>People who see your page can read what stands on it.
      </span>
    </>
  )
}

/** An address that is broken behind its slashes and in front of its dots, if it has to be. */
function Address({ address }: { readonly address: string }) {
  let at = 0
  return address.split(/(?<=[/?&=])(?=\w)|(?=[.])/).map((part) => {
    at += part.length
    return (
      <Fragment key={at}>
        {at > part.length && <wbr />}
        <span>{part}</span>
      </Fragment>
    )
  })
}

type ChangeLinkProps = RowProps & { readonly isGiven: boolean; readonly label: string }

function ChangeLink({ step, answers, site, isGiven, label }: ChangeLinkProps) {
  const navigate = useNavigate()
  const { isPending, reopen } = useReopening()
  const id = `change-${step.key}`
  const state = {
    ...stateFor({ kind: 'step', key: step.key, path: step.path }, PATHS.myAnswers, answers),
    returnsTo: `${PATHS.myAnswers}#${id}`,
  }
  // The questions of a delivered draft are closed.
  const isClosed = site.kind === 'ready' && !site.isReopened
  async function open() {
    if (await reopen()) await navigate(step.path, { state })
  }
  return (
    <Link
      id={id}
      to={step.path}
      state={state}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (!isClosed) return
        event.preventDefault()
        if (!isPending) void open()
      }}
      className="text-link inline-flex min-h-11 items-center sm:min-h-6 print:hidden"
    >
      {isGiven ? 'Change' : 'Answer'}
      <span className="sr-only">
        {isGiven ? ' your answer: ' : ': '}
        {label}
      </span>
    </Link>
  )
}

/** Back from a question, the focus is on the link that led there. */
function useFocusOnRow() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus()
  }, [hash])
}
