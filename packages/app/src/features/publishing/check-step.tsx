import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import type { PublishFacts } from '../../site/publish-facts.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import { type SiteContent, type SiteTask, tasksOf } from '../../site/review-site.ts'
import type { SiteChange } from '../../site/site-change.ts'
import type { PublishFailure } from '../../site/use-publishing.ts'
import { type useVow, VowField } from '../../site/vow-field.tsx'
import { ChangeList } from '../drafts/owner/change-list.tsx'
import type { Claim } from '../drafts/owner/claim-list.tsx'
import { DetailField } from '../drafts/owner/detail-field.tsx'
import { TASK_FORMS } from '../drafts/owner/task-fields.ts'
import type { ReviewActions } from '../drafts/owner/use-review.ts'
import { PublishFrame } from './publish-frame.tsx'
import { SuggestionGroups } from './suggestion-groups.tsx'

type CheckStepProps = {
  readonly content: SiteContent
  /** Without anything that was added to the answers: its suggestions are all that there were. */
  readonly original: SiteContent
  readonly facts: PublishFacts
  /** What is left of the checklist. */
  readonly tasks: readonly SiteTask[]
  readonly review: ReviewActions
  readonly vow: ReturnType<typeof useVow>
  readonly checklistPath: string
  readonly failure: PublishFailure | null
  /** What another window has changed since it was confirmed. */
  readonly changedElsewhere: readonly SiteChange[] | null
  readonly onClose: () => void
  readonly onContinue: () => void
}

/** The second step: what a website cannot do without, a decision on every suggestion, and the owner's word for it. */
export function CheckStep(props: CheckStepProps) {
  const { content, original, facts, tasks, review, vow, checklistPath, failure, changedElsewhere } = props
  const person = useSignedInPerson()
  const claims = claimsOf(original, content)
  const open = tasks.filter(({ kind }) => kind === 'confirm').length
  const others = tasks.filter(isLater)
  const minutes = Math.max(1, Math.ceil((open * 10 + 30) / 60))
  return (
    <PublishFrame
      step="check"
      title="Check before you open"
      lead={`About ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. What you decide here changes the page at once.`}
      onClose={props.onClose}
      action={{ label: 'Continue', press: props.onContinue }}
      reason={reasonOf(facts, open, vow.isTicked)}
    >
      <PublishFailureNotice failure={failure} className="mb-5 empty:hidden">
        {changedElsewhere && changedElsewhere.length > 0 && (
          <div className="mt-1">
            <p className="font-[650]">This is different now:</p>
            <ChangeList changes={changedElsewhere} />
          </div>
        )}
      </PublishFailureNotice>
      <Group title="Needed">
        <ul>
          <Need title="Name of the practice" isDone={facts.name !== undefined}>
            {facts.name ?? (
              <>
                Your website needs one. <TextLink to={PATHS.settings}>Type it in Settings</TextLink>
              </>
            )}
          </Need>
          <Need title="A way to reach you" isDone={facts.ways.length > 0}>
            {facts.ways.length > 0
              ? facts.ways.join(', ')
              : 'One of these is enough. People use it on the page.'}
          </Need>
        </ul>
        <WaysToReach review={review} isMissing={facts.ways.length === 0} />
      </Group>
      {claims.length > 0 && (
        <Group
          title="Our suggestions"
          text="We wrote these from your choices. What is not true of you is left out."
        >
          <SuggestionGroups claims={claims} review={review} />
        </Group>
      )}
      <Group title="Legal notices" text="They stand on the page, in these words.">
        <ul className="mt-3 grid gap-3 rounded-card border border-line bg-surface p-4 text-sm">
          {facts.notices.map((notice) => (
            <li key={notice} className="wrap-anywhere">
              {notice}
            </li>
          ))}
        </ul>
      </Group>
      {others.length > 0 && (
        <p className="mt-6 text-sm text-muted">
          {others.length} worth adding: {examplesOf(others)}. {others.length === 1 ? 'It' : 'They'} can wait:{' '}
          <TextLink to={checklistPath}>see the checklist</TextLink>.
        </p>
      )}
      <VowField
        vow={vow}
        className="mt-6"
        note={`${[person.firstName, person.lastName].filter(Boolean).join(' ') || person.email}, today. We keep the day and the words you confirmed.`}
      />
    </PublishFrame>
  )
}

function reasonOf(facts: PublishFacts, open: number, isTicked: boolean): string | null {
  if (facts.refusals.includes('nameless')) return 'A name is missing'
  if (facts.refusals.includes('unreachable')) return 'A way to reach you is missing'
  if (open > 0) return `${open} to confirm first`
  return isTicked ? null : 'Tick the box above first'
}

/** Every suggestion, decided or not. Those of lines that came with details are not in the original. */
function claimsOf(original: SiteContent, content: SiteContent): readonly Claim[] {
  const isClaim = (task: SiteTask): task is Claim => task.kind === 'confirm'
  const all = tasksOf(original).filter(isClaim)
  const known = new Set(all.map(({ id }) => id))
  return [
    ...all,
    ...tasksOf(content)
      .filter(isClaim)
      .filter(({ id }) => !known.has(id)),
  ]
}

type AddTask = Extract<SiteTask, { kind: 'add' }>

// What stops publishing is asked for above.
function isLater(task: SiteTask): task is AddTask {
  return task.kind === 'add' && !task.isNeeded
}

function examplesOf(tasks: readonly AddTask[]): string {
  const titles = tasks.map(({ gap }) => TASK_FORMS[gap].title.toLowerCase())
  return titles.length > 2 ? `${titles.slice(0, 2).join(', ')} and others` : titles.join(' and ')
}

type GroupProps = { readonly title: string; readonly text?: string; readonly children: ReactNode }

function Group({ title, text, children }: GroupProps) {
  return (
    <section className="border-t border-line pt-5 pb-1 not-first:mt-6">
      <h2 className="display text-xl">{title}</h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      <div className="contents">{children}</div>
    </section>
  )
}

type NeedProps = { readonly title: string; readonly isDone: boolean; readonly children: ReactNode }

function Need({ title, isDone, children }: NeedProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line py-3 text-sm last:border-b-0">
      {isDone ? <CircleCheck className="text-success" /> : <CircleAlert className="text-warning" />}
      <div className="min-w-0">
        <b className="block font-[650]">
          {title}
          {!isDone && <span className="sr-only">, missing</span>}
        </b>
        <span className="text-muted wrap-anywhere">{children}</span>
      </div>
    </li>
  )
}

const WAYS = [
  ...('inputs' in TASK_FORMS.phone ? TASK_FORMS.phone.inputs : []),
  ...('inputs' in TASK_FORMS['patient-email'] ? TASK_FORMS['patient-email'].inputs : []),
  ...('inputs' in TASK_FORMS['booking-link'] ? TASK_FORMS['booking-link'].inputs : []),
].map((input) => (input.name === 'bookingUrl' ? { ...input, label: 'Address of your booking page' } : input))

function WaysToReach({ review, isMissing }: { readonly review: ReviewActions; readonly isMissing: boolean }) {
  // It stays open under the fingers once there is one.
  const [isOpen, setIsOpen] = useState(isMissing)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="pb-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {isMissing ? 'Add how people reach you' : 'Change how people reach you'}
      </summary>
      <div className="grid gap-3 pt-1 sm:max-w-[26rem]">
        {WAYS.map((input) => (
          <DetailField key={input.name} input={input} isLabelHidden={false} review={review} />
        ))}
      </div>
    </details>
  )
}
