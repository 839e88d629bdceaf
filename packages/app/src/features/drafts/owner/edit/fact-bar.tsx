import { Info } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { isComposing } from '../../../../lib/keys.ts'
import type { SiteTask } from '../../../../site/review-site.ts'
import { checkDetail } from '../detail-field.tsx'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { ChosenLine } from '../use-line-place.ts'
import type { OwnerActions } from '../use-owner-actions.ts'
import { BarBox } from './bar-box.tsx'
import { BarButton, Note } from './line-notes.tsx'
import { SectionTools } from './section-menu.tsx'
import type { Adding } from './use-added-items.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { SectionActions } from './use-section-actions.ts'

type FactBarProps = {
  readonly line: ChosenLine
  readonly box: RefObject<HTMLElement | null>
  readonly task: Extract<SiteTask, { kind: 'add' }>
  /** Whether the page states it already. */
  readonly isDone: boolean
  readonly isSheet: boolean
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly steps: DetailSteps
  readonly sections: SectionActions
  readonly adding: Adding
  readonly actions: OwnerActions
  readonly onDone: () => void
  readonly onEscape: () => void
  readonly onBack: () => void
}

/** The bar of a gap, or of a fact that the owner typed: the same fields and rules as in the checklist. */
export function FactBar(props: FactBarProps) {
  const { line, box, task, isDone, isSheet, file, steps, sections, actions, onDone, onEscape, onBack } = props
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
    <BarBox line={line} box={box} name={form.title} isSheet={isSheet} onEscape={onEscape} onBack={onBack}>
      <div className={isSheet ? '' : 'w-96 max-w-full'}>
        <div className={isSheet ? 'flex items-center px-1' : 'flex items-center gap-1 p-1 pl-3.5'}>
          <h2 className="mr-auto pr-2 font-[650]">{form.title}</h2>
          <SectionTools
            sections={sections}
            kind={line.id.slice(0, line.id.indexOf('/'))}
            adding={props.adding}
          />
          {!isSheet && <BarButton onClick={finish}>{isDone ? 'Done' : 'Not now'}</BarButton>}
        </div>
        {/** biome-ignore lint/a11y/noStaticElementInteractions: the keys and the end of typing in the fields */}
        <div
          ref={fields}
          onBlur={() => steps.finish(`“${form.title}”`)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            if (event.target instanceof HTMLInputElement) finish()
          }}
          className={isSheet ? 'grid gap-3 p-1 pt-2 pb-4' : 'grid gap-3 px-3.5 pb-3.5'}
        >
          <TaskPanel task={task} file={file} review={steps.review} actions={actions} />
        </div>
        <Note icon={<Info className="size-4.5 text-info stroke-2" />}>{task.why}</Note>
        {isSheet && (
          <div className="flex justify-end pt-2">
            <Button look={isDone ? 'primary' : 'second'} size="small" onClick={finish}>
              {isDone ? 'Done' : 'Not now'}
            </Button>
          </div>
        )}
      </div>
    </BarBox>
  )
}
