import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { act, type DeskCall, type Outcome } from './api/desk.ts'

/** What was done last, what takes it back, and whether it changed something that nothing takes back. */
export type Done = { readonly text: string; readonly undo: readonly DeskCall[]; readonly isFinal: boolean }

/** One call, and what takes it back. */
export type Step = { readonly call: DeskCall; readonly undo: readonly DeskCall[] }

const TAKEN_BACK: Done = { text: 'Taken back', undo: [], isFinal: false }

/** Does what an operator decides, remembers the last deed for undo, and loads the desk again. */
export function useDeed() {
  const client = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const isBusy = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: act })

  /** Runs calls one after the other until one is refused, and reads the desk again whatever became of them. */
  const runAll = async (steps: readonly Step[]) => {
    const undo: DeskCall[] = []
    let outcome: Outcome | undefined
    let changed = 0
    let isRefused = isBusy.current
    if (isRefused) return { undo, outcome, changed, isRefused }
    isBusy.current = true
    for (const step of steps) {
      outcome = await mutateAsync(step.call).catch(() => undefined)
      isRefused = outcome === undefined
      if (isRefused) break
      if (outcome?.is_new === false) continue
      changed++
      undo.unshift(...step.undo)
    }
    isBusy.current = false
    void client.invalidateQueries({ queryKey: ['desk'] })
    return { undo, outcome, changed, isRefused }
  }

  return {
    done,
    isPending,
    /** Why the last deed was refused, in the words of the database; nothing was changed then. */
    failure: error ? failureWords(error) : null,
    reset,
    /**
     * Resolves with what the database says to the last call, or null when a call was refused. `is_new` is false when somebody
     * else had done it.
     */
    async run(
      steps: readonly Step[],
      past: (changed: number, outcome: NonNullable<Outcome>) => string,
    ): Promise<Outcome | null> {
      const { undo, outcome, changed, isRefused } = await runAll(steps)
      if (changed > 0) {
        const isFinal = undo.length === 0 && !outcome?.problems
        setDone({ text: past(changed, outcome ?? {}), undo, isFinal })
      } else if (!isRefused) setDone({ text: 'Somebody else had done it', undo: [], isFinal: false })
      return isRefused ? null : (outcome ?? {})
    },
    /** Takes the last deed back; resolves with whether it is. */
    async undo(): Promise<boolean> {
      if (!done || done.undo.length === 0) return false
      const { isRefused } = await runAll(done.undo.map((call) => ({ call, undo: [] })))
      if (!isRefused) setDone(TAKEN_BACK)
      return !isRefused
    },
  }
}

/** The words of a refusal: the functions of the desk say in a sentence why something is not possible. */
function failureWords(error: Error): string {
  return /fetch|network|abort|time/i.test(error.message)
    ? 'No answer. Nothing is lost; try again.'
    : `Not done: ${error.message}.`
}
