import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { canBeWorded, sectionOfAdded } from '../../../../site/edit-site.ts'
import type { SiteTask } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_KINDS } from './added-kinds.ts'
import { sectionCommands } from './edit-commands.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { MARK_NAMES, Mark } from './line-bar.tsx'
import { listenToField } from './list-field.ts'
import { ListItem } from './list-item.tsx'
import { ListLine } from './list-line.tsx'
import { PictureList } from './pictures/picture-list.tsx'
import { StepButton } from './step-button.tsx'
import { useLeftItems } from './use-added-editing.ts'
import type { Adding } from './use-added-items.ts'
import type { EditWork } from './use-edit-work.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { PageSection } from './use-sections.ts'

type EditListProps = {
  readonly work: EditWork
  readonly own: OwnEdits
  readonly tasks: readonly SiteTask[]
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly actions: OwnerActions
}

/**
 * The same work without the page: sections, their lines with fields, marks and actions. Its fields, buttons and keys send the
 * editor the same events as those of the page.
 */
export function EditList(props: EditListProps) {
  const { work, own } = props
  const { lines, ours, sections, items, facts, editing } = work
  const [newest, setNewest] = useState<string | null>(null)
  useLeftItems(items, newest)
  // Another window may store a line while it is typed.
  const id = editing.list?.field?.id
  useSyncExternalStore(own.subscribe, () => (id === undefined ? null : own.unseen(id)))
  const adding: Adding = { ...work.adding, onAdd: (kind) => setNewest(items.add(kind)) }
  return (
    <EditDrawer
      title="Edit as a list"
      description="The sections of your page in their order, with every line that you can change."
      isWide
      tools={
        <>
          <StepButton work={work} way="undo" />
          <StepButton work={work} way="redo" />
        </>
      }
      onClose={() => editing.send({ type: 'back' })}
      onEscape={editing.pressEscape}
    >
      <div className="pt-4">
        <AddMenu sections={sections} {...adding}>
          <Button look="second" size="small">
            Add to the page…
          </Button>
        </AddMenu>
      </div>
      <PictureList places={work.places} pictures={work.pictures} onPicture={adding.onPicture} />
      {sections.all.map((section) => {
        const words = [...lines.values()].filter(
          (line) => line.id.startsWith(`${section.kind}/`) && canBeWorded(ours.get(line.id) ?? line),
        )
        const stated = section.isHidden ? [] : facts.tasksIn(section.kind)
        const added = section.isHidden
          ? []
          : ADDED_KINDS.filter((kind) => sectionOfAdded(kind) === section.kind).flatMap(items.ofKind)
        const isBare = words.length + stated.length + added.length === 0
        if (isBare && !section.isHidden && !section.up && !section.down) return null
        return (
          <section
            key={section.kind}
            aria-label={section.name}
            data-section={section.kind}
            className="border-b border-line py-5"
          >
            <ListHead section={section} sections={sections} adding={adding} />
            {words.map((line) => (
              <ListLine key={line.id} line={line} work={work} />
            ))}
            {stated.map((task) => (
              <FactFields key={task.id} task={task} {...props} />
            ))}
            {added.map((one) => (
              <ListItem key={one.id} {...one} work={work} isNew={one.id === newest} />
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
  work,
  file,
  actions,
}: EditListProps & { readonly task: Extract<SiteTask, { kind: 'add' }> }) {
  // Its gap, or its line, may go from the page with what is typed; the task stays.
  const listeners = listenToField(work.editing, { at: 'fact', id: task.id })
  const isOpen = tasks.some(({ id }) => id === task.id)
  return (
    <fieldset className="mt-4 grid gap-3" {...listeners}>
      <legend className="mb-1 flex w-full items-center gap-2 text-sm">
        <span className="font-semibold">{TASK_FORMS[task.gap].title}</span>
        <span className="ml-auto flex items-center gap-2 text-muted">
          {!isOpen && <Mark mark="own" />}
          <span>{isOpen ? 'To add' : MARK_NAMES.own}</span>
        </span>
      </legend>
      <TaskPanel task={task} file={file} review={work.steps.review} actions={actions} lines={work.lines} />
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
