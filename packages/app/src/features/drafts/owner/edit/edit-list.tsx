import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { canBeWorded, sectionOfAdded } from '../../../../site/edit-site.ts'
import type { SiteLine, SiteTask } from '../../../../site/review-site.ts'
import { TASK_FORMS } from '../task-fields.ts'
import { TaskPanel } from '../task-panel.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_KINDS } from './added-kinds.ts'
import { EditDrawer } from './edit-drawer.tsx'
import { MARK_NAMES, Mark } from './line-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListItem } from './list-item.tsx'
import { ListLine } from './list-line.tsx'
import type { PictureListProps } from './pictures/picture-list.tsx'
import { PictureList } from './pictures/picture-list.tsx'
import { useLeftItems } from './use-added-editing.ts'
import type { AddedItems, Adding } from './use-added-items.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { Facts } from './use-facts.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { WordActions } from './use-word-actions.ts'

type EditListProps = PictureListProps & {
  readonly lines: ReadonlyMap<string, SiteLine>
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly edits: SiteEdits
  readonly answers: Answers
  readonly sections: SectionActions
  readonly words: WordActions
  readonly items: AddedItems
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
  const { lines, sections, items, onClose } = props
  const [newest, setNewest] = useState<string | null>(null)
  useLeftItems(items, newest)
  const adding: Adding = { items, onAdd: (kind) => setNewest(items.add(kind)) }
  return (
    <EditDrawer
      title="Edit as a list"
      description="The sections of your page in their order, with every line that you can change."
      isWide
      onClose={onClose}
    >
      <div className="pt-4">
        <AddMenu sections={sections} {...adding}>
          <Button look="second" size="small">
            Add to the page…
          </Button>
        </AddMenu>
      </div>
      <PictureList {...props} />
      {sections.all.map((section) => {
        const own = [...lines.values()].filter(
          (line) => line.id.startsWith(`${section.kind}/`) && canBeWorded(props.ours.get(line.id) ?? line),
        )
        const facts = section.isHidden ? [] : props.facts.tasksIn(section.kind)
        const added = section.isHidden
          ? []
          : ADDED_KINDS.filter((kind) => sectionOfAdded(kind) === section.kind).flatMap(items.ofKind)
        const isBare = own.length + facts.length + added.length === 0
        if (isBare && !section.isHidden && !section.up && !section.down) return null
        return (
          <section key={section.kind} aria-label={section.name} className="border-b border-line py-5">
            <ListHead section={section} sections={sections} adding={adding} />
            {own.map((line) => (
              <ListLine key={line.id} line={line} {...props} />
            ))}
            {facts.map((task) => (
              <FactFields key={task.id} task={task} {...props} />
            ))}
            {added.map(({ id, item }, index) => (
              <ListItem
                key={id}
                id={id}
                item={item}
                items={items}
                isFirst={index === 0}
                isLast={index === added.length - 1}
                isNew={id === newest}
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
