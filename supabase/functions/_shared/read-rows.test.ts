import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService } from '../../tests/start-fake-service.ts'
import { createReadRows } from './read-rows.ts'

const access = { secretKey: 'sb_secret_x', timeoutMs: PATIENCE_MS.answering }

test('asks for the rows with the secret key', async () => {
  const { url, asked } = await startFakeService(respondJson(200, '[{"url":"/drafts/a"}]'))
  const readRows = createReadRows({ supabaseUrl: url, ...access })
  expect(await readRows('initial_drafts', { select: 'url', profile_id: 'eq.a&b' })).toEqual({
    ok: true,
    value: [{ url: '/drafts/a' }],
  })
  expect(asked).toMatchObject([
    {
      method: 'GET',
      url: '/rest/v1/initial_drafts?select=url&profile_id=eq.a%26b',
      headers: { apikey: 'sb_secret_x' },
    },
  ])
})

test.each([
  [503, '{"code":"PGRST000"}', 'unavailable', 'PGRST000'],
  [400, '{"code":"22P02"}', 'refused', '22P02'],
  [200, '{"not":"a list"}', 'unavailable', ''],
])('an answer of %d with %s is %s', async (status, body, code, databaseCode) => {
  const { url } = await startFakeService(respondJson(status, body))
  const readRows = createReadRows({ supabaseUrl: url, ...access })
  expect(await readRows('leads', {})).toEqual({ ok: false, error: { code, status, databaseCode } })
})
