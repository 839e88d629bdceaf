import { expect, test } from 'vitest'
import { fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { startFakeService } from '../../tests/start-fake-service.ts'
import { createServiceClient, storageStatus } from './service-client.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'

test.each(['sb_secret_x', 'eyJ.service.role'])('sends the key %s to every service', async (secretKey) => {
  const { client, asked } = fakeServiceClient(json(200, []), { secretKey })
  await client.from('leads').select('id')
  await client.rpc('join_waitlist', { payload: {} })
  await client.storage.listBuckets()
  await client.auth.admin.getUserById(USER)
  expect(asked.map(({ url }) => url.split('/')[1])).toEqual(['rest', 'rest', 'storage', 'auth'])
  for (const { headers } of asked) {
    expect(headers).toMatchObject({ apikey: secretKey, authorization: `Bearer ${secretKey}` })
  }
})

test('goes on with its own key after it has asked about the token of a user', async () => {
  const user = { id: USER, aud: 'authenticated', email: 'ana@practice.com' }
  const { client, asked } = fakeServiceClient(({ url }) => json(200, url.startsWith('/auth') ? user : [])())
  await client.auth.getUser('eyJ.of.ana')
  await client.from('leads').select('id')
  await client.storage.listBuckets()
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer eyJ.of.ana',
    'Bearer sb_secret_x',
    'Bearer sb_secret_x',
  ])
})

test('goes on with its own key after the session of a user has turned out to be over', async () => {
  const over = json(403, { error_code: 'session_not_found', msg: 'Session not found' })
  const { client, asked } = fakeServiceClient((sent) =>
    sent.url.startsWith('/auth') ? over() : json(200, [])(),
  )
  await client.auth.getUser('eyJ.of.ana')
  expect((await client.from('leads').select('id')).error).toBeNull()
  expect(asked.at(-1)?.headers.authorization).toBe('Bearer sb_secret_x')
})

test.each([503, 520])('does not repeat a call that was answered with %d', async (status) => {
  const { client, asked } = fakeServiceClient(json(status, {}))
  expect((await client.from('leads').select('id')).status).toBe(status)
  expect(asked).toHaveLength(1)
})

test('ends every call that is not answered in time, with an error that is returned', async () => {
  const { client } = fakeServiceClient(() => 'never', { timeoutMs: 20 })
  const [rows, result, buckets, user] = await Promise.all([
    client.from('leads').select('id'),
    client.rpc('join_waitlist', { payload: {} }),
    client.storage.listBuckets(),
    client.auth.getUser('eyJ.a.b'),
  ])
  expect([rows.status, result.status]).toEqual([0, 0])
  for (const { error } of [rows, result, buckets, user]) expect(error).not.toBeNull()
})

test('ends a body that stops arriving', async () => {
  const service = await startFakeService((response) => {
    response.writeHead(200).write('%PDF')
  })
  const client = createServiceClient({ supabaseUrl: service.url, secretKey: 'sb_secret_x', timeoutMs: 200 })
  const { data } = await client.storage.from('resumes').download('a.pdf').asStream()
  await expect(new Response(data).text()).rejects.toThrow()
})

test.each([
  [{ status: 400, statusCode: '404' }, 404],
  [{ status: 503, statusCode: '503' }, 503],
  [{ status: 400, statusCode: 'NoSuchKey' }, 400],
  [{}, 0],
])('the status of the storage error %j is %d', (error, status) => expect(storageStatus(error)).toBe(status))
