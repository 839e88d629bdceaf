import { useEffect } from 'react'
import { isComposing, shortcutLetter } from '../../../../lib/keys.ts'
import { sectionCommands } from './edit-commands.ts'
import type { EditEvent } from './edit-machine.ts'
import type { History } from './use-history.ts'
import type { SectionActions } from './use-section-actions.ts'

type Facts = {
  readonly isOn: boolean
  readonly history: History
  readonly sections: SectionActions
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
  readonly send: (event: EditEvent) => void
  readonly pressEscape: () => void
  readonly isListOpen: () => boolean
}

/** The keys of Edit, in the page and around it: undo and redo, and a section moved from any of its lines. */
export function useEditKeys({ isOn, history, sections, onDone, send, pressEscape, isListOpen }: Facts) {
  const step = (way: 'undo' | 'redo') => {
    const done = history[way]()
    if (done) onDone(`${way === 'undo' ? 'Undone' : 'Done again'}: ${done.label}.`)
  }
  const hearKeys = (event: KeyboardEvent, lineId?: string) => {
    if (isComposing(event)) return
    const isChord = event.ctrlKey || event.metaKey
    const key = shortcutLetter(event)
    if (isChord && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    } else if (event.altKey && lineId && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const section = sections.all.find(({ kind }) => kind === lineId.slice(0, lineId.indexOf('/')))
      event.preventDefault()
      const way = event.key === 'ArrowUp' ? 'up' : 'down'
      const move = section && sectionCommands(section, sections).find(({ key: name }) => name === way)
      if (!move?.isOff) move?.run()
    } else if (event.key === 'Escape') pressEscape()
  }

  useEffect(() => {
    if (!isOn) return
    // Fields of the app have an undo of their own, dialogs and menus keys of their own. The list has those of the page.
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element
      const isInField = target.closest('input:not([type=radio]),textarea') !== null
      const isInDialog = target.closest('[role=dialog]') !== null
      if (target.closest('[role=menu]') || (isInDialog && !isListOpen())) return
      // Of the list nothing else can be reached, and its dialog hears Escape.
      const isTaken = isInField || (isInDialog && event.key === 'Escape')
      // Alt with an arrow opens a select.
      const { section } = target.matches('select')
        ? {}
        : (target.closest<HTMLElement>('[data-section]')?.dataset ?? {})
      if (!isTaken) hearKeys(event, section && `${section}/`)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })

  return { step, hearKeys }
}
