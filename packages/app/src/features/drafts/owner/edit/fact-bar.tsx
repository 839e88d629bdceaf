import { Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isComposing } from '../../../../lib/keys.ts'
import type { SiteTask } from '../../../../site/review-site.ts'
import { checkDetail } from '../detail-field.tsx'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { type BarPlace, EditBar } from './edit-bar.tsx'
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

  // What is not valid stays in its field, which says why.
  const finish = () => {
    const inputs = 'inputs' in form ? form.inputs : []
    const wrong = inputs.find(({ name }) => checkDetail(name, steps.review.typedOf(name)).problem)
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
            <TaskPanel task={task} file={file} review={steps.review} actions={actions} />
          </div>
        ),
        tools: <SectionTools sections={sections} kind={id.slice(0, id.indexOf('/'))} adding={adding} />,
        done: { label: isDone ? 'Done' : 'Not now', isSecond: !isDone, press: finish },
      }}
    />
  )
}
