import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { canBeWorded, sectionOfAdded } from '../../../../site/edit-site.ts'
import type { SiteTask } from '../../../../site/review-site.ts'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_KINDS } from './added-kinds.ts'
import { sectionCommands } from './edit-commands.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { MARK_NAMES, Mark } from './line-bar.tsx'
import { ListItem } from './list-item.tsx'
import { type ListField, ListLine } from './list-line.tsx'
import { PictureList } from './pictures/picture-list.tsx'
import { useLeftItems } from './use-added-editing.ts'
import type { Adding } from './use-added-items.ts'
import type { EditWork } from './use-edit-work.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { PageSection } from './use-sections.ts'

type EditListProps = {
  readonly work: EditWork
  readonly edits: SiteEdits
  readonly answers: Answers
  readonly tasks: readonly SiteTask[]
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly actions: OwnerActions
  /** Opens the picture of a slot. */
  readonly onPicture: (slot: string) => void
  readonly onHold: (isHeld: boolean) => void
  readonly onClose: () => void
}

/** The same work without the page: sections, their lines with fields, marks and actions. */
export function EditList(props: EditListProps) {
  const { edits, answers, onPicture, onHold, onClose } = props
  const { lines, ours, sections, items, words, advise, actionsOf } = props.work
  const [newest, setNewest] = useState<string | null>(null)
  useLeftItems(items, newest)
  // The field with the focus.
  const field = useRef<ListField | null>(null)
  const onField = (next: ListField) => {
    field.current = next
  }
  const adding: Adding = { ...props.work.adding, onAdd: (kind) => setNewest(items.add(kind)), onPicture }
  return (
    <EditDrawer
      title="Edit as a list"
      description="The sections of your page in their order, with every line that you can change."
      isWide
      onClose={onClose}
      onEscape={() => field.current?.() ?? false}
    >
      <div className="pt-4">
        <AddMenu sections={sections} {...adding}>
          <Button look="second" size="small">
            Add to the page…
          </Button>
        </AddMenu>
      </div>
      <PictureList places={props.work.places} pictures={props.work.pictures} onPicture={onPicture} />
      {sections.all.map((section) => {
        const own = [...lines.values()].filter(
          (line) => line.id.startsWith(`${section.kind}/`) && canBeWorded(ours.get(line.id) ?? line),
        )
        const facts = section.isHidden ? [] : props.work.facts.tasksIn(section.kind)
        const added = section.isHidden
          ? []
          : ADDED_KINDS.filter((kind) => sectionOfAdded(kind) === section.kind).flatMap(items.ofKind)
        const isBare = own.length + facts.length + added.length === 0
        if (isBare && !section.isHidden && !section.up && !section.down) return null
        return (
          <section key={section.kind} aria-label={section.name} className="border-b border-line py-5">
            <ListHead section={section} sections={sections} adding={adding} />
            {own.map((line) => (
              <ListLine
                key={line.id}
                line={line}
                ours={ours}
                edits={edits}
                answers={answers}
                words={words}
                advise={advise}
                actions={actionsOf(line.id)}
                onHold={onHold}
                onField={onField}
              />
            ))}
            {facts.map((task) => (
              <FactFields key={task.id} task={task} onField={onField} {...props} />
            ))}
            {added.map(({ id, item }) => (
              <ListItem
                key={id}
                id={id}
                item={item}
                items={items}
                advise={advise}
                isNew={id === newest}
                onField={onField}
              />
            ))}
          </section>
        )
      })}
    </EditDrawer>
  )
}

/** A gap, or a fact that was typed, with the fields of the checklist. */
function FactFields({
  task,
  tasks,
  work: { steps },
  file,
  actions,
  onField,
}: EditListProps & {
  readonly task: Extract<SiteTask, { kind: 'add' }>
  readonly onField: (field: ListField) => void
}) {
  const { title } = TASK_FORMS[task.gap]
  const finish = () => void steps.finish(`“${title}”`)
  const leave = useEffectEvent(finish)
  // Back closes the list with the focus still in the field.
  useEffect(() => () => leave(), [])
  const takeBack = useEffectEvent(() => {
    const isChanged = steps.isChanged()
    steps.takeBack(`“${title}”`)
    return isChanged
  })
  const isOpen = tasks.some(({ id }) => id === task.id)
  return (
    <fieldset className="mt-4 grid gap-3" onFocus={() => onField(() => takeBack())} onBlur={finish}>
      <legend className="mb-1 flex w-full items-center gap-2 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="ml-auto flex items-center gap-2 text-muted">
          {!isOpen && <Mark mark="own" />}
          <span>{isOpen ? 'To add' : MARK_NAMES.own}</span>
        </span>
      </legend>
      <TaskPanel task={task} file={file} review={steps.review} actions={actions} />
    </fieldset>
  )
}

type ListHeadProps = {
  readonly section: PageSection
  readonly sections: SectionActions
  readonly adding: Adding
}

/** The name of a section in the list, and what can be done with it. */
function ListHead({ section, sections, adding }: ListHeadProps) {
  const { name, isHidden } = section
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="mr-auto text-lg font-[650]">
        {name}
        {isHidden && <span className="ml-2 text-sm font-normal text-muted">Hidden</span>}
      </h3>
      {sectionCommands(section, sections).map(({ key, label, isOff, run }) => (
        <Button
          key={key}
          look="second"
          size="small"
          disabled={isOff}
          aria-label={`${label}: ${name}`}
          onClick={run}
        >
          {label.replace(/^Move (.)/, (_, letter: string) => letter.toUpperCase())}
        </Button>
      ))}
      {!isHidden && ADDED_KINDS.some((kind) => sectionOfAdded(kind) === section.kind) && (
        <AddMenu kind={section.kind} sections={sections} {...adding}>
          <Button look="second" size="small" aria-label={`Add to: ${name}`}>
            Add…
          </Button>
        </AddMenu>
      )}
    </div>
  )
}
