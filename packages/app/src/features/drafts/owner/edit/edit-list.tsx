import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useId, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { adviceOn, canBeWorded } from '../../../../site/edit-site.ts'
import type { SiteLine, SiteTask } from '../../../../site/review-site.ts'
import { markOf } from '../source-marks.ts'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { Count, MARK_NAMES, Mark } from './line-bar.tsx'
import { lineFacts } from './line-facts.ts'
import { lineKind } from './line-kinds.ts'
import { isRefused } from './refuse-long.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { Facts } from './use-facts.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { PageSection } from './use-sections.ts'
import type { WordActions } from './use-word-actions.ts'

type EditListProps = {
  readonly lines: ReadonlyMap<string, SiteLine>
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly edits: SiteEdits
  readonly answers: Answers
  readonly sections: SectionActions
  readonly words: WordActions
  readonly facts: Facts
  readonly tasks: readonly SiteTask[]
  readonly steps: DetailSteps
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly actions: OwnerActions
  readonly onDecide: (id: string, decision: 'confirmed' | 'struck') => void
  readonly onHold: (isHeld: boolean) => void
  readonly onClose: () => void
}

/** The same work without the page: sections, their lines with fields, marks and actions. */
export function EditList(props: EditListProps) {
  const { lines, sections, onClose } = props
  return (
    <EditDrawer
      title="Edit as a list"
      description="The sections of your page in their order, with every line that you can change."
      isWide
      onClose={onClose}
    >
      {sections.all.map((section) => {
        const own = [...lines.values()].filter(
          (line) => line.id.startsWith(`${section.kind}/`) && canBeWorded(props.ours.get(line.id) ?? line),
        )
        const facts = section.isHidden ? [] : props.facts.tasksIn(section.kind)
        if (own.length + facts.length === 0 && !section.isHidden && !section.up && !section.down) return null
        return (
          <section key={section.kind} aria-label={section.name} className="border-b border-line py-5">
            <SectionHead section={section} sections={sections} />
            {own.map((line) => (
              <LineField key={line.id} line={line} {...props} />
            ))}
            {facts.map((task) => (
              <FactFields key={task.id} task={task} {...props} />
            ))}
          </section>
        )
      })}
    </EditDrawer>
  )
}

function SectionHead({
  section,
  sections,
}: {
  readonly section: PageSection
  readonly sections: SectionActions
}) {
  const { name, isHidden, canHide, up, down } = section
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="mr-auto text-lg font-[650]">
        {name}
        {isHidden && <span className="ml-2 text-sm font-normal text-muted">Hidden</span>}
      </h3>
      {!isHidden && (up || down) && (
        <>
          <Button
            look="second"
            size="small"
            disabled={!up}
            aria-label={`Move up: ${name}`}
            onClick={() => sections.move(section, 'up')}
          >
            Up
          </Button>
          <Button
            look="second"
            size="small"
            disabled={!down}
            aria-label={`Move down: ${name}`}
            onClick={() => sections.move(section, 'down')}
          >
            Down
          </Button>
        </>
      )}
      {canHide && (
        <Button
          look="second"
          size="small"
          aria-label={isHidden ? `Show again: ${name}` : `Hide: ${name}`}
          onClick={() => (isHidden ? sections.show(section) : sections.hide(section))}
        >
          {isHidden ? 'Show again' : 'Hide'}
        </Button>
      )}
    </div>
  )
}

/** A gap, or a fact that was typed, with the fields of the checklist. */
function FactFields({
  task,
  tasks,
  steps,
  file,
  actions,
}: EditListProps & { readonly task: Extract<SiteTask, { kind: 'add' }> }) {
  const { title } = TASK_FORMS[task.gap]
  const isOpen = tasks.some(({ id }) => id === task.id)
  return (
    <fieldset className="mt-4 grid gap-3" onBlur={() => steps.finish(`“${title}”`)}>
      <legend className="mb-1 flex w-full items-center gap-2 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="ml-auto flex items-center gap-2 text-muted">
          {!isOpen && <Mark mark="own" />}
          {isOpen ? 'To add' : MARK_NAMES.own}
        </span>
      </legend>
      <TaskPanel task={task} file={file} review={steps.review} actions={actions} />
    </fieldset>
  )
}

function LineField({
  line,
  ours,
  edits,
  answers,
  words,
  onDecide,
  onHold,
}: EditListProps & { readonly line: SiteLine }) {
  const id = useId()
  // While it is typed; else the line.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? line.text
  const facts = lineFacts({ line, chosen: { text }, ours, edits, answers, phoneLines: null })
  const [advice] = facts.ours === null ? [] : adviceOn(text)
  const mark = markOf(line)
  const finish = () => {
    if (typed === null) return
    words.finish(line.id, { text: typed, by: 'leaving' })
    setTyped(null)
    onHold(false)
  }
  return (
    <div className="mt-4">
      <div className="flex items-center gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {lineKind(line.id).name}
        </label>
        <span className="ml-auto flex items-center gap-2 text-muted">
          <Mark mark={mark} />
          {MARK_NAMES[mark]}
        </span>
      </div>
      <textarea
        id={id}
        rows={text.length > 70 ? 3 : 1}
        value={text}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => {
          if (isRefused(target.value)) return
          onHold(true)
          setTyped(target.value)
          words.type(line.id, target.value)
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            finish()
          }
          if (event.key === 'Escape' && typed !== null) {
            // The drawer would close.
            event.stopPropagation()
            words.finish(line.id, { text: typed, by: 'escape' })
            setTyped(null)
            onHold(false)
          }
        }}
        className="mt-1 field-sizing-content block w-full resize-y rounded-control border border-control bg-surface px-3.5 py-2.5 leading-[1.45]"
      />
      <div id={`${id}-notes`} className="mt-1 text-sm text-muted">
        <span className="-ml-2.5">
          <Count id={line.id} text={text} />
        </span>
        {advice && `“${advice.claim}”: ${advice.why} `}
        {facts.isOursNew && `Since you changed an answer we would now write: “${facts.ours}” `}
        {facts.replaced !== null && `Changed in another window. The other words: “${facts.replaced}” `}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {facts.isSuggested && (
          <>
            <Button look="second" size="small" onClick={() => onDecide(line.id, 'confirmed')}>
              Yes, that is us
            </Button>
            <Button look="second" size="small" onClick={() => onDecide(line.id, 'struck')}>
              Not us
            </Button>
          </>
        )}
        {!facts.isSuggested && (facts.canGo || facts.isConfirmed) && (
          <Button look="second" size="small" onClick={() => onDecide(line.id, 'struck')}>
            {facts.isConfirmed ? 'Not us after all' : 'Take it out'}
          </Button>
        )}
        {facts.ours !== null && (
          <Button look="second" size="small" onClick={() => words.putBack(line.id)}>
            {facts.isOursNew ? 'Use it' : 'Put our words back'}
          </Button>
        )}
        {facts.isOursNew && (
          <Button look="second" size="small" onClick={() => words.keepMine(line.id)}>
            Keep mine
          </Button>
        )}
        {facts.replaced !== null && (
          <Button look="second" size="small" onClick={() => words.takeReplaced(line.id)}>
            Use the other words
          </Button>
        )}
      </div>
    </div>
  )
}
