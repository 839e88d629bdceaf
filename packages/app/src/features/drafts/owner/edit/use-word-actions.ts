import { textForLine } from '@foyer/shared/api/site-edits.ts'
import { useRef } from 'react'
import type { SiteLine } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { lineKind } from './line-kinds.ts'
import type { TypingEnd } from './type-in-line.ts'
import type { History } from './use-history.ts'

type Facts = {
  readonly own: OwnEdits
  /** Our lines, by their ids. */
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly history: History
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
}

type Words = { readonly text: string; readonly ours: string }

/** What can be done with the words of a line; each can be undone. */
export function useWordActions({ own, ours, history, onDone }: Facts) {
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
  const takeBack = (id: string, label: string) => change(id, { text: '', ours: ourText(id) }, label)

  return {
    /** Keeps what is being typed, so that nothing is lost if the tab closes in the middle of a word. */
    type: (id: string, typed: string) => {
      if (!before.current.has(id)) before.current.set(id, wordsOf(id))
      const text = textForLine(id, typed)
      const from = before.current.get(id)
      if (text) set(id, { text, ours: ourText(id) }, true)
      else if (from) set(id, from, true)
    },
    /** Ends the typing in a line: keeps the words as one step, or puts back what stood there. */
    finish: (id: string, { text, by }: TypingEnd): 'changed' | 'empty' | 'same' => {
      const from = before.current.get(id)
      before.current.delete(id)
      // Nothing was typed.
      if (!from) return 'same'
      const said = textForLine(id, text)
      const next = said === ourText(id) ? '' : said
      if (by === 'escape' || said === '' || next === from.text) {
        set(id, from)
        return said === '' && by !== 'escape' ? 'empty' : 'same'
      }
      change(id, { text: next, ours: ourText(id) }, labelOf(id), from)
      return 'changed'
    },
    putBack: (id: string, after?: () => void) => {
      before.current.delete(id)
      after?.()
      takeBack(id, `putting our words back into “${lineKind(id).name}”`)
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
    /** How many lines, items, sections and orders differ from ours. */
    count:
      Object.values(own.edits.words).filter(({ text }) => text !== '').length +
      Object.keys(own.edits.added).length +
      Object.keys(own.edits.hidden).length +
      Number(own.edits.section_order.length > 0),
  }
}

export type WordActions = ReturnType<typeof useWordActions>
