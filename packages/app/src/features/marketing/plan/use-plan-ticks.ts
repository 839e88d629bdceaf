import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { loadTicks, type Ticks, tick, untick } from '../api/plan-ticks.ts'

/** The row that tells from when the days of the plan are counted. */
const OPENED = 'opened'

function ticksQuery(personId: string) {
  return queryOptions<Ticks>({
    queryKey: ['plan-ticks', personId],
    queryFn: ({ signal }) => loadTicks(personId, signal),
  })
}

/** What a person has ticked, and how to tick: it shows at once, and is taken back when it could not be stored. */
export function usePlanTicks() {
  const { id } = useSignedInPerson()
  const client = useQueryClient()
  const { queryKey, ...query } = ticksQuery(id)
  const loaded = useQuery({ queryKey, ...query })
  const change = useMutation({
    mutationFn: ({ task, isDone }: { readonly task: string; readonly isDone: boolean }) =>
      (isDone ? tick : untick)(id, task),
    // One after the other: a second press on the same box must not arrive first.
    scope: { id: 'plan-ticks' },
    onMutate: async ({ task, isDone }) => {
      dismissToasts()
      await client.cancelQueries({ queryKey })
      client.setQueryData<Ticks>(queryKey, (before = new Map()) => {
        const next = new Map(before)
        if (isDone) next.set(task, new Date().toISOString())
        else next.delete(task)
        return next
      })
    },
    onError: (_, { task, isDone }) => {
      client.setQueryData<Ticks>(queryKey, (before = new Map()) => {
        const next = new Map(before)
        if (isDone) next.delete(task)
        else next.set(task, new Date().toISOString())
        return next
      })
      showToast({
        kind: 'destructive',
        title: 'Error',
        description: 'We could not save this tick. Press the box to try again.',
      })
    },
  })
  const isNew = loaded.data !== undefined && !loaded.data.has(OPENED)
  const { mutate } = change
  const wasOpened = useRef(false)
  useEffect(() => {
    // Once a visit: what could not be stored is tried again with the next one.
    if (!isNew || wasOpened.current) return
    wasOpened.current = true
    void tick(id, OPENED).then(
      () => client.invalidateQueries({ queryKey }),
      (error: unknown) => console.warn('The first day of the plan was not stored:', error),
    )
  })
  return {
    ticks: loaded.data,
    /** From when the days are counted. */
    openedAt: loaded.data?.get(OPENED),
    failed: loaded.isError && !loaded.data ? loaded : null,
    change: (task: string, isDone: boolean) => mutate({ task, isDone }),
  }
}
