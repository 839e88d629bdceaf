import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { ADDED_FORMS, type AddedItem, addedName, replacedText } from './added-kinds.ts'
import { itemCommands } from './edit-commands.ts'
import { ItemFields } from './item-fields.tsx'
import { listenToField } from './list-field.ts'
import { ReplacedChoice } from './replaced-choice.tsx'
import { mainLine } from './use-added-editing.ts'
import type { EditWork } from './use-edit-work.ts'

type ListItemProps = AddedItem & {
  readonly work: EditWork
  /** It was just added: its first field has the focus. */
  readonly isNew: boolean
}

/** An item that the owner added, with its fields, in the list. */
export function ListItem({ id, item, work, isNew }: ListItemProps) {
  const { items, advise } = work
  const { name } = ADDED_FORMS[item.kind]
  const other = replacedText(item)
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isNew) group.current?.querySelector<HTMLElement>('input,textarea,button')?.focus()
  }, [isNew])
  return (
    <fieldset
      ref={group}
      {...listenToField(work.editing, { at: 'item', id: mainLine(item.kind, id) })}
      className="mt-4 rounded-control border border-line p-3.5"
    >
      <legend className="px-1 text-sm font-semibold">{name}</legend>
      <ItemFields id={id} item={item} items={items} advise={advise} />
      {other !== null && (
        <p className="mt-3 text-sm text-muted">Changed in another window. The other words: {other}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {itemCommands(id, items).map(({ key, label, isOff, run }) => (
          <Button
            key={key}
            look="second"
            size="small"
            disabled={isOff}
            aria-label={`${key === 'remove' ? label : `Move ${key}`}: ${addedName(item)}`}
            onClick={run}
          >
            {label}
          </Button>
        ))}
        {other !== null && <ReplacedChoice id={id} of={items} />}
      </div>
    </fieldset>
  )
}
