import { textForLine } from '@foyer/shared/api/site-edits.ts'
import { useRef } from 'react'
import type { SiteLine } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { lineKind } from './line-kinds.ts'
import type { History } from './use-history.ts'

type Facts = {
  readonly own: OwnEdits
  /** Our lines, by their ids. */
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly history: History
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
  /** Is told that a line was left empty and has its words again. */
  readonly onEmpty: (name: string) => void
}

type Words = { readonly text: string; readonly ours: string }

/** What can be done with the words of a line; each can be undone. */
export function useWordActions({ own, ours, history, onDone, onEmpty }: Facts) {
  // What stood in a line when typing in it began.
  const before = useRef(new Map<string, Words>())

  const wordsOf = (id: string): Words => {
    const { text, ours: replaced } = own.read().words[id] ?? { text: '', ours: ours.get(id)?.text ?? '' }
    return { text, ours: replaced }
  }
  const set = (id: string, words: Words, isTyping = false) => own.change({ words: { [id]: words } }, isTyping)
  const settle = (id: string) => own.change({ words: { [id]: wordsOf(id) }, settled: [id] })
  const change = (id: string, words: Words, label: string, from = wordsOf(id)) => {
    history.push({ label, undo: () => set(id, from), redo: () => set(id, words) })
    set(id, words)
  }
  const labelOf = (id: string) => `the words of “${lineKind(id).name}”`
  const ourText = (id: string) => ours.get(id)?.text ?? own.read().words[id]?.ours ?? ''
  // Our own words are no change, and no words are none to say.
  const saidIn = (id: string, typed: string): Words | null => {
    const said = textForLine(id, typed)
    return said === '' ? null : { text: said === ourText(id) ? '' : said, ours: ourText(id) }
  }
  const putOursBack = (id: string, label: string) => change(id, { text: '', ours: ourText(id) }, label)

  return {
    /** What a change of the words is called, as it follows "Undo: ". */
    labelOf,
    /** Keeps what is being typed, so that nothing is lost if the tab closes in the middle of a word. */
    type: (id: string, typed: string) => {
      if (!before.current.has(id)) before.current.set(id, wordsOf(id))
      const from = before.current.get(id)
      set(id, saidIn(id, typed) ?? from ?? wordsOf(id), true)
    },
    /** Ends the typing in a line: keeps the words as one step. An empty line is put back. */
    finish: (id: string, typed: string): 'changed' | 'empty' | 'same' => {
      const from = before.current.get(id)
      before.current.delete(id)
      // Nothing was typed.
      if (!from) return 'same'
      const said = saidIn(id, typed)
      if (said === null || said.text === from.text) {
        set(id, from)
        if (said === null) onEmpty(lineKind(id).name)
        return said === null ? 'empty' : 'same'
      }
      change(id, said, labelOf(id), from)
      return 'changed'
    },
    /** Puts back what stood in a line, as a step: its undo brings the typed words back. */
    takeBack: (id: string, typed: string): void => {
      const from = before.current.get(id)
      before.current.delete(id)
      if (!from) return
      const said = saidIn(id, typed)
      if (said === null || said.text === from.text) set(id, from)
      else change(id, from, labelOf(id), said)
    },
    putBack: (id: string, after?: () => void) => {
      before.current.delete(id)
      after?.()
      putOursBack(id, `putting our words back into “${lineKind(id).name}”`)
    },
    /** Our sentence has changed, and the owner keeps the own one. */
    keepMine: (id: string) =>
      change(
        id,
        { text: wordsOf(id).text, ours: ourText(id) },
        `keeping your words of “${lineKind(id).name}”`,
      ),
    takeReplaced: (id: string, after?: () => void) => {
      const { replaced } = own.read().words[id] ?? {}
      before.current.delete(id)
      after?.()
      if (!replaced) return
      change(id, { text: replaced, ours: ourText(id) }, labelOf(id))
      settle(id)
    },
    dropReplaced: (id: string) => {
      settle(id)
      onDone('Your words stay.')
    },
    /** Shows what another window has stored in a line at work; Undo brings what was typed back. */
    takeUnseen: (id: string, typed: string, after: () => void) => {
      const said = saidIn(id, typed)
      const arrived = wordsOf(id)
      before.current.delete(id)
      after()
      own.change({ words: { [id]: arrived }, settled: [id] })
      if (said && said.text !== arrived.text)
        history.push({ label: labelOf(id), undo: () => set(id, said), redo: () => set(id, arrived) })
    },
    /** What is typed in a line at work stands over what another window has stored. */
    keepOverUnseen: (id: string, typed: string) => {
      const said = saidIn(id, typed)
      own.see(id)
      if (said) own.change({ words: { [id]: said }, settled: [id] })
      onDone('Your words stay.')
    },
  }
}

export type WordActions = ReturnType<typeof useWordActions>
