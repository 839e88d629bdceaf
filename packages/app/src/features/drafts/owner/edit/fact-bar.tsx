import { isPicks } from '@foyer/shared/facts/site-facts.ts'
import { Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isComposing } from '../../../../lib/keys.ts'
import type { SiteTask } from '../../../../site/review-site.ts'
import { checkDetail } from '../detail-field.tsx'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { type BarPlace, EditBar } from './edit-bar.tsx'
import { BarButton } from './line-notes.tsx'
import { SectionTools } from './section-menu.tsx'
import type { Adding } from './use-added-items.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { SectionActions } from './use-section-actions.ts'

type FactBarProps = {
  readonly place: BarPlace
  readonly task: Extract<SiteTask, { kind: 'add' }>
  /** Whether the page states it already. */
  readonly isDone: boolean
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly steps: DetailSteps
  readonly sections: SectionActions
  readonly adding: Adding
  readonly actions: OwnerActions
  readonly onDone: () => void
}

/** The bar of a gap, or of a fact that the owner typed: the same fields and rules as in the checklist. */
export function FactBar(props: FactBarProps) {
  const { place, task, isDone, file, steps, sections, adding, actions, onDone } = props
  const { id } = place.line
  const fields = useRef<HTMLDivElement>(null)
  const form = TASK_FORMS[task.gap]
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('input,select,textarea,button,a')
    first?.focus({ preventScroll: true })
  }, [])

  const inputs = 'inputs' in form ? form.inputs : []
  const { review } = steps
  const isSaid = inputs.some(({ name }) =>
    isPicks(name) ? (review.own.details.details[name] ?? []).length > 0 : review.typedOf(name) !== '',
  )
  const leaveOut = () => {
    for (const { name } of inputs)
      if (isPicks(name)) review.own.change(({ details }) => ({ details: { ...details, [name]: [] } }))
      else review.type(name, '', '')
    steps.finish(`not saying “${form.title}”`, 'Taken off the page.')
    onDone()
  }
  // What is not valid stays in its field, which says why.
  const finish = () => {
    const wrong = inputs.find(({ name }) => checkDetail(name, review.typedOf(name)).problem)
    const field = wrong && fields.current?.querySelector<HTMLElement>(`[data-fact="${wrong.name}"]`)
    if (!field) return onDone()
    field.blur()
    field.focus()
  }
  return (
    <EditBar
      place={place}
      slots={{
        name: form.title,
        notes: [{ key: 'why', icon: Info, look: 'info', text: task.why }],
        fields: (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the end of typing in the fields
          <div
            ref={fields}
            onBlur={() => steps.finish(`“${form.title}”`)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
              if (event.target instanceof HTMLInputElement) finish()
            }}
            className="grid max-w-160 gap-3"
          >
            <TaskPanel task={task} file={file} review={review} actions={actions} />
          </div>
        ),
        tools: (
          <>
            {isSaid && (
              <BarButton onClick={leaveOut}>
                <X className="size-4.5 text-muted stroke-2" />
                Do not say
              </BarButton>
            )}
            <SectionTools sections={sections} kind={id.slice(0, id.indexOf('/'))} adding={adding} />
          </>
        ),
        done: { label: isDone ? 'Done' : 'Not now', isSecond: !isDone, press: finish },
      }}
    />
  )
}
