import { useMemo, useState } from 'react'

/** One thing that was done in Edit, with the way back and forth again. */
export type Step = {
  /** What was changed, as it follows "Undo: ". */
  readonly label: string
  readonly undo: () => void
  readonly redo: () => void
  /** What it took off the page, in a sentence that is told with the way back. */
  readonly taken?: string
}

const MOST_STEPS = 200

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] }

/** The steps of this visit: everything that was done in Edit can be undone and redone. */
export function useHistory() {
  const [steps, setSteps] = useState<Steps>({ done: [], undone: [] })
  const [moves] = useState(() => {
    // Keys may come faster than renders.
    let latest: Steps = { done: [], undone: [] }
    const set = (next: Steps) => {
      latest = next
      setSteps(next)
    }
    return {
      push: (step: Step) => set({ done: [...latest.done, step].slice(-MOST_STEPS), undone: [] }),
      undo: (): Step | undefined => {
        const step = latest.done.at(-1)
        if (!step) return undefined
        set({ done: latest.done.slice(0, -1), undone: [...latest.undone, step] })
        step.undo()
        return step
      },
      /** Undoes this step, whatever has followed it; nothing when it is undone already. */
      takeBack: (step: Step): void => {
        if (!latest.done.includes(step)) return
        set({ done: latest.done.filter((one) => one !== step), undone: [...latest.undone, step] })
        step.undo()
      },
      redo: (): Step | undefined => {
        const step = latest.undone.at(-1)
        if (!step) return undefined
        set({ done: [...latest.done, step], undone: latest.undone.slice(0, -1) })
        step.redo()
        return step
      },
    }
  })
  return useMemo(() => ({ ...moves, last: steps.done.at(-1), next: steps.undone.at(-1) }), [moves, steps])
}

export type History = ReturnType<typeof useHistory>
