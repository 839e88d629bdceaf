import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'

it('asks again by itself when a refresh failed, until it succeeds', async () => {
  vi.useFakeTimers()
  const answers = ['old', new Error('No connection'), new Error('No connection'), 'new']
  const load = vi.fn(async () => {
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey: ['rewards'], queryFn: load, retry: false })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await queryClient.invalidateQueries({ queryKey: ['rewards'] })
  expect(observer.getCurrentResult()).toMatchObject({ data: 'old', isError: true })

  await vi.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'new', isError: false })
  expect(load).toHaveBeenCalledTimes(4)
  stop()
  vi.useRealTimers()
})

it('leaves a query without data to its button', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => Promise.reject(new Error('No connection')))
  const observer = new QueryObserver(queryClient, { queryKey: ['payouts'], queryFn: load, retry: false })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  stop()
  vi.useRealTimers()
})
