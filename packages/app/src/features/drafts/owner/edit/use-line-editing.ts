import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SiteLine } from '../../../../site/review-site.ts'
import { showChosen } from '../source-marks.ts'
import type { ListState } from './edit-machine.ts'
import { type LineEditor, makeLineEditor } from './line-editor.ts'
import { buttonName } from './line-names.ts'
import type { LineEditingOptions, WorkedLine } from './line-work.ts'
import { restingText } from './typed-text.ts'

/** Marks the lines of the page as buttons and lets one at a time be worked on, as `edit-machine.ts` draws it. */
export function useLineEditing(options: LineEditingOptions) {
  const { isOn, shown, html, path } = options
  const latest = useRef(options)
  latest.current = options
  const [chosen, setChosen] = useState<WorkedLine | null>(null)
  const [list, setList] = useState<ListState | null>(null)
  // Counts up when the page has to be marked again although it says the same.
  const [round, setRound] = useState(0)
  const [editor] = useState<LineEditor>(() =>
    makeLineEditor(
      () => latest.current,
      setChosen,
      setList,
      () => setRound((count) => count + 1),
    ),
  )
  const { typed, send, rest } = editor
  const nameOf = useEffectEvent((line: SiteLine) =>
    buttonName(line, options.workFor(line.id, true) !== 'source'),
  )

  // With the page itself: what is pressed before its lines are buttons would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useLayoutEffect(
    () => (isOn && shown ? editor.mark(shown, (line) => nameOf(line)) : undefined),
    [editor, isOn, shown, html, round],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is marked again
  useEffect(() => {
    if (chosen && chosen.work !== 'typing') showChosen(chosen.page, chosen.id)
  }, [chosen, html, round])
  // Switching to Look in the middle of a word keeps it.
  useEffect(() => {
    if (!isOn) send({ type: 'mode' })
  }, [isOn, send])
  // Back may show another page of the site, which does not have the line.
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    send({ type: 'mode' })
  }, [path, send])
  // What is typed when the tab or the editor is left is kept; before what is kept is sent, which hears the same.
  useEffect(() => {
    addEventListener('pagehide', rest, true)
    document.addEventListener('visibilitychange', rest, true)
    return () => {
      removeEventListener('pagehide', rest, true)
      document.removeEventListener('visibilitychange', rest, true)
      rest()
    }
  }, [rest])

  const isTyped = chosen?.work === 'typing' || chosen?.work === 'field' || list?.field?.at === 'field'
  const textNow = chosen && (options.textOf?.(chosen.id) ?? options.lines.get(chosen.id)?.text)
  return {
    ...editor,
    chosen,
    /** What is worked on in the list; `null` while it is closed. */
    list,
    /** The words of the line that is being worked on. Where they are not typed, Undo and others change them. */
    typed: isTyped ? typed : restingText(textNow ?? ''),
    /** The field has lost the focus: what saves, shares or publishes the page knows all of its words. */
    blurField: () => {
      typed.rest()
      // A press on the page must find it unchanged.
      requestAnimationFrame(() => {
        if (document.activeElement !== chosen?.frame) latest.current.onHold(false)
      })
    },
    /** Ends the work on a line and keeps its words; the focus goes back to it. */
    close: () => send({ type: 'close' }),
  }
}

export type LineEditing = ReturnType<typeof useLineEditing>
