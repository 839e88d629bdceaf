import { FACT_TASKS } from '@foyer/shared/facts/site-facts.ts'
import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { siteWords } from '@foyer/shared/sites/site-words.ts'
import clsx from 'clsx'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { pageItem } from '../../../site/edit-site.ts'
import { openingsAge } from '../../../site/openings-age.ts'
import { LIST_WORDS, listedTasks, type SiteTask } from '../../../site/review-site.ts'
import { peopleOfField } from '../../../site/site-fields.ts'
import { AddTask, isPageOffer } from './add-task.tsx'
import { ClaimList } from './claim-list.tsx'
import type { PageFormProps } from './edit/page-form.tsx'
import { FieldReading } from './field-reading.tsx'
import { Passages } from './passages.tsx'
import { RepairList } from './repair-list.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { TaskPanel } from './task-panel.tsx'
import type { OwnerActions } from './use-owner-actions.ts'
import type { ReviewActions } from './use-review.ts'

type ChecklistDrawerProps = {
  /** Where the site stands; `null` while that is not known. */
  readonly site: SiteState | null
  readonly allTasks: readonly SiteTask[]
  readonly tasks: readonly SiteTask[]
  /** A practice type that the owner wrote, and the field as which we read it. */
  readonly ownType: { readonly typed: string; readonly field: FieldId | undefined } | null
  /** The path of the PDF that was uploaded for the story, if any. */
  readonly file: string | null
  readonly review: ReviewActions
  readonly actions: OwnerActions
  /** What the page of a service or of a person is written with. */
  readonly pages: Omit<PageFormProps, 'gapId'>
  readonly onClose: () => void
}

/** The facts by which people choose a practice: they stand together, before the rest of their list. */
const CHOSEN_BY: ReadonlySet<string> = new Set(
  FACT_TASKS.filter(({ helpsToChoose }) => helpsToChoose).map(({ task }) => task),
)

/** What is left on a site: to show it, to confirm, and worth adding, each in the order in which patients need it. */
export function ChecklistDrawer(props: ChecklistDrawerProps) {
  const { site, tasks, ownType, file, review, actions, pages, onClose } = props
  const words = site && siteWords(site)
  const heading = words?.listTitle ?? 'Checklist'
  const isLeft = (id: string) => tasks.some((task) => task.id === id)
  const [openId, setOpenId] = useState(
    () => [...props.allTasks, ...tasks].find(({ id, kind }) => kind === 'add' && isLeft(id))?.id ?? '',
  )
  // An open task keeps its place when it is done, so that nothing moves under a finger and no form closes during typing.
  const seen = useSeen(tasks, openId, (id) => pageItem(pages.content, pages.own.edits, id) !== undefined)
  const known = (id: string) => props.allTasks.some((task) => task.id === id)
  const allTasks = [...props.allTasks, ...[...seen.values()].filter(({ id }) => !known(id))]
  const lists = listedTasks(allTasks, tasks, Boolean(site?.facts.published))
  // What was done before the list opened comes last. What is done while it is open keeps its place.
  const [doneBefore] = useState(() => new Set(lists.filter(({ left }) => left === 0).map(({ list }) => list)))
  const isDoneBefore = ({ list }: (typeof lists)[number]) => doneBefore.has(list)
  const ordered = [...lists.filter((one) => !isDoneBefore(one)), ...lists.filter(isDoneBefore)]
  const minutes = lists.find(({ left }) => left > 0)?.minutes ?? 0
  const adds = allTasks.filter((task) => task.kind === 'add')
  const current = adds.filter(({ id }) => seen.has(id))
  const former = adds.filter((task) => !current.includes(task))
  const proofs = tasks.filter((task) => task.kind === 'prove')
  const [hasTicked] = useState(review.own.details.passages.length > 0)
  // It stays while the list is open, whatever is answered.
  const [isAsked] = useState(openingsAge(review.own) !== null)
  const askedAgain = isAsked ? adds.find(({ gap }) => gap === 'new-patients') : undefined
  const hasPassages = file !== null || hasTicked
  const choosing = `What ${peopleOfField(pages.content.subject.field)} choose by`

  const add = (task: (typeof adds)[number]) => (
    <AddTask
      key={task.id}
      // What is half done asks for the other half.
      task={tasks.filter((now) => now.kind === 'add').find(({ id }) => id === task.id) ?? task}
      isDone={!isLeft(task.id)}
      isOpen={openId === task.id}
      file={file}
      onToggle={() => setOpenId(openId === task.id ? '' : task.id)}
      review={review}
      actions={actions}
      pages={pages}
    />
  )
  return (
    <SideDrawer
      title={heading}
      closeLabel="Close the checklist"
      lead={
        <>
          <p role="status" className={clsx('mt-1 min-h-[1lh] text-sm text-muted', site && 'empty:hidden')}>
            {words?.listNote}
          </p>
          <SaveNote review={review} minutes={minutes} isPublished={Boolean(site?.facts.published)} />
        </>
      }
      onClose={onClose}
    >
      {ownType && <FieldReading {...ownType} own={review.own} />}
      {askedAgain && (
        <section aria-labelledby="asked-again" className="mt-5 grid gap-3">
          <h3 id="asked-again" className="font-[650]">
            Openings: is this still so?
          </h3>
          <TaskPanel task={askedAgain} file={null} review={review} actions={actions} />
        </section>
      )}
      {ordered.map(({ list, lines, left }) => {
        const claims = lines
          .filter((task) => task.kind === 'confirm')
          .filter(({ id }) => isLeft(id) || review.own.details.statements[id] !== undefined)
        const ofGroup = current.filter((task) => lines.some(({ id }) => id === task.id))
        if (claims.length + ofGroup.length === 0) return null
        const chosenBy = ofGroup.filter(({ gap }) => CHOSEN_BY.has(gap))
        return (
          <section key={list} aria-labelledby={`list-${list}`} className="mt-5">
            <h3 id={`list-${list}`} className="font-[650]">
              {left > 0 ? `${left} ${LIST_WORDS[list].left}` : LIST_WORDS[list].title}
            </h3>
            {chosenBy.length > 0 && (
              <>
                <p className="mt-3 text-sm">
                  <b className="font-[650]">{choosing}</b>
                  <span className="block text-muted">Each one that you leave out is not on the page.</span>
                </p>
                <ol aria-label={choosing}>{chosenBy.map(add)}</ol>
              </>
            )}
            <ol>{ofGroup.filter((task) => !chosenBy.includes(task)).map(add)}</ol>
            {claims.length > 0 && <ClaimList claims={claims} review={review} />}
          </section>
        )
      })}
      {proofs.length > 0 && <ProofList proofs={proofs} />}
      <RepairList
        repairs={tasks.filter((task) => task.kind === 'repair')}
        review={review}
        actions={actions}
      />
      {hasPassages && !allTasks.some(isAboutStory) && (
        <section className="mt-5 grid gap-3">
          <div>
            <h3 className="font-[650]">From your PDF</h3>
            <p className="mt-0.5 text-sm text-muted">
              Nothing of it is published by itself. Passages that you tick stand below your story.
            </p>
          </div>
          <Passages file={file} review={review} />
        </section>
      )}
      {former.length > 0 && (
        <section className="mt-5">
          <h3 className="font-[650]">Added before</h3>
          <ol>{former.map(add)}</ol>
        </section>
      )}
    </SideDrawer>
  )
}

// Returns every task that was open at some time since the list was opened, in its first words. Each typed letter of a service
// offers another page, so an offer stays only if it was there at first or was opened, and while its item exists.
function useSeen(
  tasks: readonly SiteTask[],
  openId: string,
  hasItem: (id: string) => boolean,
): ReadonlyMap<string, SiteTask> {
  const [seen, setSeen] = useState(tasks)
  const isSeen = ({ id }: SiteTask) => seen.some((task) => task.id === id)
  const news = tasks.filter((task) => !isSeen(task) && (!isPageOffer(task) || task.id === openId))
  if (news.length > 0) setSeen([...seen, ...news])
  const kept = seen.filter((task) => !isPageOffer(task) || hasItem(task.id))
  return new Map([...kept, ...tasks.filter((task) => !isSeen(task))].map((task) => [task.id, task]))
}

function ProofList({ proofs }: { readonly proofs: readonly Extract<SiteTask, { kind: 'prove' }>[] }) {
  return (
    <section className="mt-5">
      <h3 className="font-[650]">You may have to prove this</h3>
      <ul>
        {proofs.map(({ id, claim, text, why }) => (
          <li key={`${id} ${claim}`} className="border-b border-line py-3 text-sm">
            <p className="font-[650]">“{claim}”</p>
            <p className="mt-0.5 text-muted">
              {why} It stands in: {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

// While the story is missing, the passages are offered there.
function isAboutStory(task: SiteTask): boolean {
  return task.kind === 'add' && task.gap === 'story'
}

type SaveNoteProps = {
  readonly review: ReviewActions
  readonly minutes: number
  readonly isPublished: boolean
}

/** What is typed is kept without a word; that it could not be is said. */
function SaveNote({ review, minutes, isPublished }: SaveNoteProps) {
  const { save, retry } = review.own
  const kept = isPublished ? 'Each one is a change that only you see, until you publish.' : 'Kept as you go.'
  return (
    <>
      <div role="status">
        {save === 'failed' && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-danger">
            Not saved. What you typed is still here.
            <Button look="second" size="small" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
      </div>
      {save !== 'failed' && (
        // A published site says more; until it is known, the list below stays where it is.
        <p className="mt-1.5 min-h-[2lh] text-sm text-muted">
          {minutes > 0
            ? `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. ${kept}`
            : 'Nothing is left to do here.'}
        </p>
      )}
    </>
  )
}
