import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createVerifyChallenge } from './verify-challenge.ts'

async function startSiteverify(
  answer: Parameters<typeof startFakeService>[0],
  timeoutMs = PATIENCE_MS.answering,
) {
  const service = await startFakeService(answer)
  const logged: object[] = []
  const access = { secretKey: 'secret', verifyUrl: `${service.url}/siteverify`, timeoutMs }
  return { service, logged, verify: createVerifyChallenge(access, (event) => logged.push(event)) }
}

test.each([
  [200, '{"success":true}', 'passed'],
  [200, '{"success":false,"error-codes":["invalid-input-response"]}', 'failed'],
  [200, '{"success":"true"}', 'failed'],
  [200, 'null', 'failed'],
  [400, '{"success":false}', 'failed'],
])('an answer of %d with %s: %s, and nothing to tell', async (status, body, verdict) => {
  const { verify, logged } = await startSiteverify(respondJson(status, body))
  expect(await verify({ token: 't', submissionId: 'id' })).toBe(verdict)
  expect(logged).toEqual([])
})

test.each([
  [500, '{}', 500],
  [200, '<html>', 0],
])('an answer of %d with %s is none, which is told', async (status, body, told) => {
  const { verify, logged } = await startSiteverify(respondJson(status, body))
  expect(await verify({ token: 't', submissionId: 'id' })).toBe('unavailable')
  expect(logged).toEqual([{ event: 'challenge_not_verified', status: told }])
})

test('does not wait longer than it is told to', async () => {
  const { verify, logged } = await startSiteverify(stayQuiet, PATIENCE_MS.silent)
  expect(await verify({ token: 't', submissionId: 'id' })).toBe('unavailable')
  expect(logged).toEqual([{ event: 'challenge_not_verified', status: 0 }])
})

test('a secret that Cloudflare does not know keeps everybody out, which is told', async () => {
  const { verify, logged } = await startSiteverify(
    respondJson(200, '{"success":false,"error-codes":["invalid-input-secret"]}'),
  )
  expect(await verify({ token: 't', submissionId: 'id' })).toBe('failed')
  expect(logged).toEqual([{ event: 'challenge_not_verified', status: 200, codes: ['invalid-input-secret'] }])
})

test('names the submission, so that the same one can be verified again', async () => {
  const { verify, service } = await startSiteverify(respondJson(200, '{"success":true}'))
  await verify({ token: 't&x', submissionId: 'id' })
  expect(service.asked).toMatchObject([
    { url: '/siteverify', body: 'secret=secret&response=t%26x&idempotency_key=id' },
  ])
})

test('fails without a token, and without asking the service', async () => {
  const { verify, service } = await startSiteverify(respondJson(200, '{"success":true}'))
  expect(await verify({ token: '', submissionId: 'id' })).toBe('failed')
  expect(service.asked).toEqual([])
})
