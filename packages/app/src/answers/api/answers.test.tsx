import { expect, it } from 'vitest'
import { hangRequests } from '../../testing/hang-requests.ts'
import { loadAnswers } from './answers.ts'

it('gives up a request that is not answered within ten seconds', async () => {
  const endTimer = hangRequests()
  const failed = expect(loadAnswers('id-of-dana', new AbortController().signal)).rejects.toThrow()
  await endTimer(10_000)
  await failed
})
