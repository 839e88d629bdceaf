import { useEffect } from 'react'
import type { History } from './use-history.ts'
import type { SectionActions } from './use-section-actions.ts'

type Facts = {
  readonly isOn: boolean
  readonly history: History
  readonly sections: SectionActions
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
  readonly close: () => void
}

/** The keys of Edit, in the page and around it: undo and redo, and a section moved from any of its lines. */
export function useEditKeys({ isOn, history, sections, onDone, close }: Facts) {
  const step = (way: 'undo' | 'redo') => {
    const done = history[way]()
    if (done) onDone(`${way === 'undo' ? 'Undone' : 'Done again'}: ${done.label}.`)
  }
  const hearKeys = (event: KeyboardEvent, lineId?: string) => {
    const isChord = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isChord && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    } else if (event.altKey && lineId && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const section = sections.all.find(({ kind }) => kind === lineId.slice(0, lineId.indexOf('/')))
      event.preventDefault()
      if (section) sections.move(section, event.key === 'ArrowUp' ? 'up' : 'down')
    } else if (event.key === 'Escape') close()
  }

  useEffect(() => {
    if (!isOn) return
    // Fields of the app have an undo of their own.
    const hear = (event: KeyboardEvent) => {
      if (!(event.target as Element).closest('input:not([type=radio]),textarea,[role=dialog]'))
        hearKeys(event)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })

  return { step, hearKeys }
}
