import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { isAnswered, pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { begunWords } from '@foyer/shared/onboarding/pages/begun.ts'
import {
  CALL_NOTICE,
  GUIDE_CARDS,
  GUIDE_HEADLINE,
  GUIDE_INTRO,
  GUIDE_PANEL,
  GUIDE_STATUS_LABELS,
  type GuideCard,
  type GuideStatus,
  guideAction,
  guideStatuses,
} from '@foyer/shared/onboarding/pages/guide.ts'
import { QUESTION_NAMES, type Return, returnOf } from '@foyer/shared/onboarding/pages/return.ts'
import { OPEN_PARTNER_PAGE } from '@foyer/shared/sites/site-words.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ArrowRight, Check, Circle, CircleDot } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AccountCard } from '../../account/account-card.tsx'
import { AccountLine } from '../../account/account-line.tsx'
import { accountQuery } from '../../account/account-state.ts'
import { AnswersNotLoaded } from '../../answers/answers-not-loaded.tsx'
import { lastSaveQuery } from '../../answers/api/answers.ts'
import { unsavedInputsQuery } from '../../answers/api/unsaved-inputs.ts'
import { keptInput, latestInput, useInputsLoading } from '../../answers/kept-inputs.ts'
import { useAnswers } from '../../answers/use-answers.ts'
import { useGoTo } from '../../answers/use-go-to.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { doorOpening } from '../../components/scene/use-door.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { TextButton } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useLivePreview } from '../../preview-panel/use-live-preview.tsx'
import { endSessions } from '../../session/end-sessions.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'

const STATUS_TAGS = {
  todo: { look: 'neutral', icon: Circle },
  'in-progress': { look: 'warning', icon: CircleDot },
  done: { look: 'success', icon: Check },
} as const

const NO_ANSWERS: Answers = {}

/** The overview before the first question, and later the progress. */
export function GuideScreen() {
  const loaded = useAnswers()
  const answers = loaded.state === 'loading' ? NO_ANSWERS : loaded.answers
  const path = pathFor(answers)
  const back = returnOf(answers)
  // What was begun, here or on another device, is part of what an owner comes back to.
  const isInputPending = useInputsLoading() && back !== null
  const answered = path.filter((step) => isAnswered(step.key, answers)).length
  useEntryPanel({
    ...GUIDE_PANEL,
    open: doorOpening(answered, path.length),
    site: useLivePreview(answers, 'guide'),
  })
  return (
    <div className="w-full max-w-(--measure) lg:mb-auto lg:pt-[9vh]">
      <ScreenTitle size="medium">
        {back ? `You left at ${QUESTION_NAMES[back.at.key].place}` : GUIDE_HEADLINE}
      </ScreenTitle>
      <p className="mt-3 text-balance text-muted">
        {back ? `${back.words} Then you see your draft, usually in seconds.` : GUIDE_INTRO}
      </p>
      <AccountLine className="mt-2 text-sm wrap-anywhere" />
      <AccountCard />
      {loaded.state === 'failed' && <AnswersNotLoaded failed={loaded} className="mt-6" />}
      {loaded.state === 'loading' || isInputPending ? (
        // Keeps the place: the heading above stands in the middle of the screen together with the parts.
        <div aria-hidden="true" inert className="invisible">
          <Parts answers={answers} back={back} />
        </div>
      ) : (
        <Parts answers={answers} back={back} />
      )}
    </div>
  )
}

type PartsProps = {
  readonly answers: Answers
  /** What is left for an owner who comes back. */
  readonly back: Return | null
}

/** The three parts, or what is left of them, and the button to continue. */
function Parts({ answers, back }: PartsProps) {
  const goTo = useGoTo()
  const { data } = useQuery(accountQuery(useSignedInPerson()))
  const statuses = guideStatuses(answers)
  const action = guideAction(answers)
  return (
    <>
      {action.isCallChosen && (
        <Notice kind="info" title={CALL_NOTICE.title} className="mt-6">
          <p>{CALL_NOTICE.description}</p>
        </Notice>
      )}
      {back ? (
        <QuestionsLeft left={back.left} />
      ) : (
        <ol className="mt-7 grid gap-3">
          {GUIDE_CARDS.map((card) => (
            <Part key={card.id} card={card} status={statuses[card.id]} />
          ))}
        </ol>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button className="w-full sm:w-auto" onClick={() => goTo(action.to, answers)}>
          <span>{back ? `Continue at ${QUESTION_NAMES[back.at.key].place}` : action.label}</span>
          <ArrowRight />
        </Button>
        {back && (
          <Link to={PATHS.myAnswers} className="text-link inline-flex min-h-11 items-center text-sm">
            See my answers
          </Link>
        )}
        <Link to={PATHS.home} className="text-link inline-flex min-h-11 items-center text-sm">
          {data?.account.isPartner ? OPEN_PARTNER_PAGE : 'Go to dashboard'}
        </Link>
      </div>
      {back && <LastSaved />}
    </>
  )
}

/** When and on what something was last saved, for owners who wonder whether it was they. */
function LastSaved() {
  const [isBusy, run] = useBusy()
  const { data: last, isError } = useQuery(lastSaveQuery(useSignedInPerson().id))
  const { savedAt, device } = last ?? { savedAt: new Date(), device: 'computer' }
  return (
    // Keeps its place until it is known, because the heading above stands in the middle of the screen.
    <p className={clsx('mt-6 text-sm text-balance text-muted', !last && !isError && 'invisible')}>
      <span>
        {!isError &&
          `Last saved ${formatMoment(savedAt, new Date())}${device ? `, on a ${device}` : ''}. Not you? `}
      </span>
      <TextButton aria-disabled={isBusy || undefined} onClick={() => run(() => endSessions('others'))}>
        Sign out other devices
      </TextButton>
    </p>
  )
}

/** What the last questions take. */
const AHEAD: { readonly [Key in QuestionKey]?: string } = {
  clinicianDetails: 'Type it, or give a PDF.',
  designDetails: 'Five, each with your own words.',
}

/** The open questions, the one at which the owner left first. */
function QuestionsLeft({ left }: Pick<Return, 'left'>) {
  const person = useSignedInPerson()
  const { data: stored } = useOwnQuery(unsavedInputsQuery)
  return (
    <ol className="mt-7 border-b border-line">
      {left.map((step, place) => {
        const input = latestInput(keptInput(person.id, step.key).read(), stored?.[step.key])?.input
        const words = input ? begunWords(step, input) : AHEAD[step.key]
        return (
          <li key={step.key} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-4">
            <Diamond status={place === 0 ? 'in-progress' : 'todo'} />
            <div className="min-w-0">
              <h2 className="leading-[1.3] font-[650]">{step.title}</h2>
              {words && <p className="mt-0.5 text-sm text-pretty wrap-anywhere text-muted">{words}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type PartProps = { readonly card: GuideCard; readonly status: GuideStatus }

function Part({ card: { title, description }, status }: PartProps) {
  const { look, icon } = STATUS_TAGS[status]
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 rounded-card border border-line bg-surface px-4 py-4.5 sm:gap-x-4 sm:px-5">
      <Diamond status={status} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="leading-[1.3] font-[650]">{title}</h2>
          <Tag look={look} icon={icon}>
            {GUIDE_STATUS_LABELS[status]}
          </Tag>
        </div>
        <p className="mt-1 max-w-[27.5rem] text-sm leading-[1.4] text-muted">{description}</p>
      </div>
    </li>
  )
}

/** A floor tile of the path to the door. */
function Diamond({ status }: { readonly status: GuideStatus }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-[5px] size-3.5 rotate-45 rounded-[2px]',
        status === 'done' && 'bg-done',
        status === 'in-progress' && 'border-2 border-now bg-glow',
        status === 'todo' && 'border-[1.5px] border-control',
      )}
    />
  )
}
