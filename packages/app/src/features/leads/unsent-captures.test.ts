import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend } from '../../testing/fake-backend.ts'
import { keepUnsent, sendUnsent } from './unsent-captures.ts'

const capture = (number: number) => JSON.stringify({ submission_id: `capture-${number}` })
const numbers = (sent: ReturnType<typeof fakeBackend>) =>
  sent.map(({ body }) => Number(JSON.stringify(body).replace(/\D/g, '')))

it('keeps the newest 20 captures, and sends them oldest first', async () => {
  for (let number = 1; number <= 23; number++) keepUnsent(capture(number))
  const sent = fakeBackend({ 'POST /capture-lead': {} })
  await sendUnsent()
  expect(numbers(sent)).toEqual(Array.from({ length: 20 }, (_, index) => index + 4))
})

it('keeps the same capture once', async () => {
  keepUnsent(capture(1))
  keepUnsent(capture(1))
  const sent = fakeBackend({ 'POST /capture-lead': {} })
  await sendUnsent()
  expect(numbers(sent)).toEqual([1])
})

it.each<[name: string, answer: Answer, isKept: boolean]>([
  ['keeps a capture when there is no connection', 'unreachable', true],
  ['keeps a capture that may be sent again', { status: 503 }, true],
  ['drops a stored capture', { status: 200 }, false],
  ['drops a refused capture', { status: 422 }, false],
])('%s', async (_name, answer, isKept) => {
  keepUnsent(capture(1))
  fakeBackend({ 'POST /capture-lead': answer })
  await sendUnsent()
  const sent = fakeBackend({ 'POST /capture-lead': {} })
  await sendUnsent()
  expect(sent).toHaveLength(isKept ? 1 : 0)
})

it('sends each capture once when the network returns while it is sending', async () => {
  keepUnsent(capture(1))
  keepUnsent(capture(2))
  let answer: (given: Answer) => void = () => {}
  const sent = fakeBackend({
    'POST /capture-lead': () => new Promise<Answer>((resolve) => (answer = resolve)),
  })
  const runs = [sendUnsent(), sendUnsent()]
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(sent).toHaveLength(count), 20_000)
    answer({})
  }
  await Promise.all(runs)
  expect(numbers(sent)).toEqual([1, 2])
})

it('keeps a capture that is added while others are sent', async () => {
  keepUnsent(capture(1))
  fakeBackend({
    'POST /capture-lead': () => {
      keepUnsent(capture(2))
      return {}
    },
  })
  await sendUnsent()
  const sent = fakeBackend({ 'POST /capture-lead': {} })
  await sendUnsent()
  expect(numbers(sent)).toEqual([2])
})
