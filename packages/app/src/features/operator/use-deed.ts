import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { act, type DeskCall } from './api/desk.ts'

/** What was done last, and what takes it back. */
export type Done = { readonly text: string; readonly undo: DeskCall | null }

/** Does what an operator decides, remembers the last deed for undo, and loads the desk again. */
export function useDeed() {
  const client = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: act })
  const refresh = () => client.invalidateQueries({ queryKey: ['desk'] })
  return {
    done,
    isPending,
    /** Why the last deed was refused, in the words of the database; nothing was changed then. */
    failure: error ? failureWords(error) : null,
    reset,
    /** Resolves with what the database says, or null when it refused. */
    async run(call: DeskCall, past: string, undo: DeskCall | null) {
      const outcome = await mutateAsync(call).catch(() => undefined)
      if (outcome === undefined) return null
      setDone({
        text: outcome?.is_new === false ? 'Somebody else had done it' : past,
        undo: outcome?.is_new === false ? null : undo,
      })
      void refresh()
      return outcome ?? {}
    },
    async undo() {
      if (!done?.undo) return
      const { undo } = done
      const isDone = await mutateAsync(undo).then(
        () => true,
        () => false,
      )
      if (!isDone) return
      setDone({ text: 'Taken back', undo: null })
      await refresh()
    },
  }
}

/** The words of a refusal: the functions of the desk say in a sentence why something is not possible. */
function failureWords(error: Error): string {
  return /fetch|network|abort|time/i.test(error.message)
    ? 'No answer. Nothing is lost; try again.'
    : `Not done: ${error.message}.`
}
