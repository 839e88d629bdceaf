import type { AddedKind } from '@foyer/shared/api/site-edits.ts'
import { useEffect, useEffectEvent } from 'react'
import { blankOf, sectionOfAdded } from '../../../../site/edit-site.ts'
import { ADDED_FORMS, addedLine, fieldText, mainField } from './added-kinds.ts'
import type { AddedItems } from './use-added-items.ts'
import type { LineEditing } from './use-line-editing.ts'

/** A part of a text that a page says in two places. */
const PART = /-(?:first|rest)$/

/** The lines of added items as the page is typed in: their fields, one after the other, and where they are empty. */
export function useAddedEditing(items: AddedItems, editing: () => LineEditing) {
  const found = (id: string) => {
    const line = addedLine(id)
    const item = line ? items.all[line.item] : undefined
    return line && item ? { ...line, kind: item.kind, text: fieldText(item, line.field) } : null
  }
  return {
    /** Adds an item and begins to type in it. */
    onAdd: (kind: AddedKind) => editing().choose({ id: mainLine(kind, items.add(kind)) }),
    workFor: (id: string, isTyped: boolean): 'words' | 'item' => {
      const line = found(id)
      // A page says its first sentence and the rest in two places: they are typed in their field.
      return line && ADDED_FORMS[line.kind].isTyped && isTyped && !PART.test(id) ? 'words' : 'item'
    },
    textOf: (id: string) => found(id)?.text,
    blankOf: (id: string) => {
      const line = found(id)
      return line ? blankOf(line.kind, line.field) : undefined
    },
    nextOf: (id: string, isBack: boolean) => {
      const line = found(id)
      if (!line) return undefined
      // Other fields stand in the bar.
      const names = ADDED_FORMS[line.kind].fields.flatMap(({ name }) =>
        blankOf(line.kind, name) ? [name] : [],
      )
      const next = names[names.indexOf(line.field) + (isBack ? -1 : 1)]
      return next ? id.replace(/[a-z]+$/, next) : undefined
    },
    type: (id: string, text: string) => {
      const line = found(id)
      if (line) items.type(line.item, line.field, text)
    },
    finish: (id: string) => {
      const line = found(id)
      return line ? items.finish(line.item, 'next') : 'same'
    },
    /** Dims what stands in empty fields; the next rendering has it anew. */
    showEmpty: (page: Document) => {
      for (const element of page.querySelectorAll<HTMLElement>('draft-line[data-line*="/add-"]')) {
        const line = found(element.dataset.line ?? '')
        if (line && line.text === '' && blankOf(line.kind, line.field)) element.dataset.empty = ''
      }
    },
  }
}

/** Returns the first line of an item. */
export function mainLine(kind: AddedKind, id: string): string {
  return `${sectionOfAdded(kind)}/${id}/${kind === 'hours' ? 'mon/value' : mainField(kind)}`
}

/** Ends the work on an item when another one, or nothing, is worked on: one without a word goes. */
export function useLeftItems(items: AddedItems, worked: string | null | undefined): void {
  const leave = useEffectEvent((id: string) => items.finish(id, 'leaving'))
  useEffect(() => (worked ? () => void leave(worked) : undefined), [worked])
}
