import type { MovableSection } from '@foyer/shared/api/site-edits.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import type { History } from './use-history.ts'
import type { PageSection } from './use-sections.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

type Facts = {
  readonly all: readonly PageSection[]
  readonly own: OwnEdits
  readonly history: History
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
}

/** What can be done with the sections of the page; each can be undone. */
export function useSectionActions({ all, own, history, onDone }: Facts) {
  const setOrder = (label: string, order: readonly MovableSection[]) => {
    const before = own.read().section_order
    const set = (next: readonly MovableSection[]) => own.change({ section_order: [...next] })
    history.push({ label, undo: () => set(before), redo: () => set(order) })
    set(order)
  }
  const setHidden = (section: PageSection, hidden: true | null) => {
    const set = (to: true | null) => own.change({ hidden: { [section.kind]: to } })
    history.push({
      label: hidden ? `hiding “${section.name}”` : `showing “${section.name}” again`,
      undo: () => set(hidden ? null : true),
      redo: () => set(hidden),
    })
    set(hidden)
    onDone(hidden ? `${section.name} is hidden.` : `${section.name} is shown again.`)
  }
  return {
    /** All sections that the page has or hides, in the order of the page. */
    all,
    move: (section: PageSection, direction: 'up' | 'down') => {
      const order = section[direction]
      if (!order) return
      setOrder(`the move of “${section.name}”`, order)
      const seen: readonly string[] = order.filter((kind) =>
        all.some((one) => one.kind === kind && !one.isHidden),
      )
      onDone(`${section.name}, now ${PLACES[seen.indexOf(section.kind)]} of ${seen.length}.`)
    },
    hide: (section: PageSection) => setHidden(section, true),
    show: (section: PageSection) => setHidden(section, null),
    resetOrder: () => setOrder('our order', []),
  }
}

export type SectionActions = ReturnType<typeof useSectionActions>
