import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { ListChecks, type LucideIcon, MapPin, MessageSquareQuote, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accountQuery } from '../../account/account-state.ts'
import type { Account } from '../../account/api/account.ts'
import { useAnswers } from '../../answers/use-answers.ts'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { siteDetailsQuery, siteEditsQuery } from '../../site/draft-queries.ts'
import type { ReadyDraft } from '../../site/site-state.ts'
import { type LaunchTask, type LaunchTasks, loadTasks } from './load-tasks.ts'

const ICONS: { readonly [Kind in LaunchTask['kind']]: LucideIcon } = {
  phone: Phone,
  place: MapPin,
  sentences: MessageSquareQuote,
  other: ListChecks,
}

// More tiles would tell nothing more.
const TILES_MAX = 12

/** The next three things to do before a launch; `draft` is `null` while it is loading. */
export function BeforeLaunch({ draft }: { readonly draft: ReadyDraft | null }) {
  const person = useSignedInPerson()
  const loaded = useAnswers()
  const account = useQuery(accountQuery(person))
  const added = useQuery(siteDetailsQuery(person.id))
  const answers = loaded.state === 'known' ? loaded.answers : undefined
  const edits = useQuery(siteEditsQuery(person.id))
  const tasks = useTasks(answers, account.data?.account, added.data, edits.data)
  const failed = [account, added, edits, tasks].find(({ isError, data }) => isError && !data)
  return (
    <Card
      title="Before launch"
      aside={tasks.data && tasks.data.total > 0 && <Progress tasks={tasks.data} />}
      className="min-h-44 md:p-5"
    >
      {failed ? (
        <LoadFailure className="mt-3" busy={failed.isFetching} onTryAgain={() => void failed.refetch()}>
          The checklist could not be loaded.
        </LoadFailure>
      ) : tasks.data && answers && draft ? (
        <TaskList tasks={tasks.data.next} url={draft.url} isProposal={isProposal(answers)} />
      ) : (
        <Skeleton label="The checklist is loading." rows={3} className="mt-4" />
      )}
    </Card>
  )
}

function useTasks(
  answers: Answers | undefined,
  account: Account | undefined,
  added: SiteDetails | undefined,
  edits: SiteEdits | undefined,
) {
  const { id } = useSignedInPerson()
  return useQuery({
    queryKey: ['launch-tasks', id, answers, account, added, edits],
    queryFn:
      answers && account && added && edits
        ? async () => {
            // The code that composes drafts comes after the screen can be used.
            await whenIdle()
            return loadTasks({ personId: id, answers, account, added, edits })
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function Progress({ tasks: { purpose, done, total } }: { readonly tasks: LaunchTasks }) {
  return (
    // Below the title where both do not fit into a row.
    <p data-progress className="flex items-center gap-3 text-sm whitespace-nowrap text-muted">
      {total <= TILES_MAX && (
        <span aria-hidden="true" className="flex items-center gap-1">
          {Array.from({ length: total }, (_, place) => place).map((place) => (
            <span key={place} className={clsx('rotate-45 rounded-[1.5px]', tileLook(place, done))} />
          ))}
        </span>
      )}
      <span>
        {purpose && `${purpose}: `}
        <b className="font-[650] text-text">
          {done} of {total}
        </b>{' '}
        done
      </span>
    </p>
  )
}

function tileLook(place: number, done: number): string {
  if (place < done) return 'size-[9px] bg-done'
  return place === done
    ? 'mx-0.5 size-[13px] border-2 border-now bg-glow'
    : 'size-[9px] border-[1.5px] border-control'
}

type TaskListProps = {
  readonly tasks: readonly LaunchTask[]
  /** The address of the draft. */
  readonly url: string
  /** The draft is a redesign proposal: the questions for the full draft come first. */
  readonly isProposal: boolean
}

function TaskList({ tasks, url, isProposal }: TaskListProps) {
  if (tasks.length === 0 && !isProposal) {
    return (
      <p className="mt-2 text-sm text-muted">Nothing is missing. Read it aloud once more, then tell us.</p>
    )
  }
  return (
    <ul className="mt-1.5">
      {isProposal && (
        <Task icon={ListChecks} to={`${PATHS.mySite}#full-draft`} title="Answer six questions">
          for the full draft
        </Task>
      )}
      {tasks.map(({ id, kind, title, minutes }) => (
        <Task key={id} icon={ICONS[kind]} to={`${url}?view=checklist`} title={title}>
          {minutes} min
        </Task>
      ))}
    </ul>
  )
}

type TaskProps = {
  readonly icon: LucideIcon
  readonly to: string
  readonly title: string
  readonly children: ReactNode
}

function Task({ icon: Icon, to, title, children }: TaskProps) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-b border-line text-sm last:border-b-0">
      <Icon aria-hidden="true" className="size-5 stroke-[1.75] text-muted" />
      <Link
        to={to}
        className="text-link inline-flex min-h-11 items-center font-[650] wrap-anywhere md:min-h-9"
      >
        {title}
      </Link>
      <span className="text-xs whitespace-nowrap text-muted">{children}</span>
    </li>
  )
}
