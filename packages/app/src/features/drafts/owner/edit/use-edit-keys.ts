import { useEffect } from 'react'
import { isComposing, shortcutLetter } from '../../../../lib/keys.ts'
import { buttonAround } from '../frame-buttons.ts'
import { elementOf } from '../source-marks.ts'
import { sectionCommands } from './edit-commands.ts'
import type { EditEvent } from './edit-machine.ts'
import type { ShownPage, WorkedLine } from './line-work.ts'
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
  /** Where F6 goes, in its order. */
  readonly places: () => Places
}

type Places = {
  readonly line: WorkedLine | null
  readonly shown: ShownPage | null
  readonly bar: Element | null
  readonly tools: Element | null
  readonly isListOpen: boolean
}

const CONTROL = 'button:enabled,input,textarea,a[href],summary,[contenteditable]'

/** The keys of Edit, in the page and around it: undo and redo, and a section moved from any of its lines. */
export function useEditKeys({ isOn, history, sections, onDone, send, pressEscape, places }: Facts) {
  const step = (way: 'undo' | 'redo') => {
    const done = history[way]()
    if (done) onDone(`${way === 'undo' ? 'Undone' : 'Done again'}: ${done.label}.`)
  }
  const goOn = (event: KeyboardEvent) => {
    const { line, shown, bar, tools } = places()
    const own = line && elementOf(line.page, line.id)
    const all = [buttonAround(own) ?? own ?? shown?.page.body, bar, tools?.parentElement]
    const target = event.target as Element
    const at = all.findIndex(
      (place) => place?.ownerDocument === target.ownerDocument && place.contains(target),
    )
    const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
    const controls = (event.shiftKey ? rest.toReversed() : rest).map((place) =>
      place?.matches(CONTROL) ? place : place?.querySelector(CONTROL),
    )
    event.preventDefault()
    ;(controls.find(Boolean) as HTMLElement | undefined)?.focus()
  }
  const hearKeys = (event: KeyboardEvent, lineId?: string) => {
    if (isComposing(event)) return
    if (event.key === 'F6') return goOn(event)
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
      if (target.closest('[role=menu]') || (isInDialog && !places().isListOpen)) return
      // Of the list nothing else can be reached, and its dialog hears Escape.
      const isTaken = isInDialog
        ? /^(F6|Escape)$/.test(event.key) || isInField
        : isInField && event.key !== 'F6'
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
