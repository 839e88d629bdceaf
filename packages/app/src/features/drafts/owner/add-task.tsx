import { Check } from 'lucide-react'
import { CodePart } from '../../../components/ui/code-part.tsx'
import { type SiteTask, siteLines } from '../../../site/review-site.ts'
import type { PageFormProps } from './edit/page-form.tsx'
import { TASK_FORMS } from './task-fields.ts'
import { TaskPanel } from './task-panel.tsx'
import type { OwnerActions } from './use-owner-actions.ts'
import type { ReviewActions } from './use-review.ts'

// Few owners write a page here, and its fields are those of the editor.
const loadPageForm = async () => (await import('./edit/page-form.tsx')).PageForm

type AddTaskProps = {
  readonly task: Extract<SiteTask, { kind: 'add' }>
  readonly isDone: boolean
  readonly isOpen: boolean
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly onToggle: () => void
  readonly review: ReviewActions
  readonly actions: OwnerActions
  /** What the page of a service or of a person is written with. */
  readonly pages: Omit<PageFormProps, 'gapId'>
}

/** One missing thing: why it matters and how long it takes, and the place to add it once it is opened. */
export function AddTask({ task, isDone, isOpen, file, onToggle, review, actions, pages }: AddTaskProps) {
  const form = TASK_FORMS[task.gap]
  const isItem = isPageOffer(task)
  const Icon = form.icon
  const panel = `task-${task.gap}-${task.id.replaceAll('/', '-')}`
  return (
    <li className="border-b border-line">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={onToggle}
          className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[22px_1fr_auto] gap-x-3 rounded-control px-2 py-3 text-left text-sm leading-[1.35] hover:bg-quiet"
        >
          {isDone ? (
            <span className="grid size-5 place-items-center rounded-badge bg-success-bg text-success">
              <Check className="size-3.5 stroke-[2.75]" />
            </span>
          ) : (
            <Icon className="text-muted" />
          )}
          <span>
            <b className="block font-[650]">
              {isItem ? task.text.replace(/^a /, 'A ') : form.title}
              {isDone && <span className="sr-only">, done</span>}
            </b>
            <span className="font-normal text-muted">{task.why}</span>
          </span>
          <span className="pt-0.5 text-xs whitespace-nowrap text-muted">{task.minutes} min</span>
        </button>
      </h4>
      {isOpen && (
        <div id={panel} className="grid gap-3 pb-4 pl-8.5">
          {isItem ? (
            <>
              <p className="text-sm text-muted">{task.advice}</p>
              <CodePart name="page-form" load={loadPageForm} failure="The fields could not be loaded.">
                {(PageForm) => <PageForm gapId={task.id} {...pages} />}
              </CodePart>
            </>
          ) : (
            <TaskPanel
              task={task}
              file={file}
              review={review}
              actions={actions}
              lines={siteLines(pages.content)}
            />
          )}
        </div>
      )}
    </li>
  )
}

/** Whether a task offers a page to a service or a person. */
export function isPageOffer(task: SiteTask): boolean {
  if (task.kind !== 'add') return false
  const form = TASK_FORMS[task.gap]
  return 'place' in form && form.place === 'item'
}
