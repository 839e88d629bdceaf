import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createCallProcedure } from './call-procedure.ts'

const access = { secretKey: 'sb_secret_x', timeoutMs: PATIENCE_MS.answering }

test('sends named parameters with the secret key and returns what the function returned', async () => {
  const { url, asked } = await startFakeService(respondJson(200, '{"lead_id":"1"}'))
  const call = createCallProcedure({ supabaseUrl: url, ...access })
  expect(await call('capture_lead', { payload: { email: 'a@b.co' } })).toEqual({
    ok: true,
    value: { lead_id: '1' },
  })
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/rest/v1/rpc/capture_lead',
      body: '{"payload":{"email":"a@b.co"}}',
      headers: { apikey: 'sb_secret_x', 'content-type': 'application/json' },
    },
  ])
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
})

test('an older key is a bearer token too', async () => {
  const { url, asked } = await startFakeService(respondJson(200, 'null'))
  await createCallProcedure({ ...access, supabaseUrl: url, secretKey: 'eyJ' })('f', {})
  expect(asked[0]?.headers).toMatchObject({ apikey: 'eyJ', authorization: 'Bearer eyJ' })
})

test.each([
  [400, '{"code":"23514","message":"private"}', 'refused', '23514'],
  [400, '{"code":"22P02","message":"private"}', 'refused', '22P02'],
  [409, '{"code":"23505","message":"private"}', 'refused', '23505'],
  [401, '{"code":"42501","message":"private"}', 'unavailable', '42501'],
  [404, '{"code":"PGRST202","message":"private"}', 'unavailable', 'PGRST202'],
  [500, '{"code":"57014","message":"private"}', 'unavailable', '57014'],
  [503, '{"code":"PGRST000","message":"private"}', 'unavailable', 'PGRST000'],
  [502, '<html>Bad Gateway</html>', 'unavailable', ''],
  [401, '"text"', 'unavailable', ''],
])('an answer of %d with %s is %s', async (status, body, code, databaseCode) => {
  const { url } = await startFakeService(respondJson(status, body))
  const called = await createCallProcedure({ supabaseUrl: url, ...access })('f', {})
  expect(called).toEqual({ ok: false, error: { code, status, databaseCode } })
})

test('an answer that is not JSON is none', async () => {
  const { url } = await startFakeService(respondJson(200, '<html>'))
  const called = await createCallProcedure({ supabaseUrl: url, ...access })('f', {})
  expect(called).toMatchObject({ ok: false, error: { code: 'unavailable' } })
})

test('does not wait longer than it is told to', async () => {
  const { url } = await startFakeService(stayQuiet)
  const called = await createCallProcedure({ ...access, supabaseUrl: url, timeoutMs: PATIENCE_MS.silent })(
    'f',
    {},
  )
  expect(called).toEqual({ ok: false, error: { code: 'unavailable', status: 0, databaseCode: '' } })
})

test('nobody listening is unavailable', async () => {
  const { url, close } = await startFakeService(stayQuiet)
  await close()
  const called = await createCallProcedure({ supabaseUrl: url, ...access })('f', {})
  expect(called).toMatchObject({ ok: false, error: { code: 'unavailable', status: 0 } })
})
