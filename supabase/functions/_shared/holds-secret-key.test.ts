import { expect, test } from 'vitest'
import { createHoldsSecretKey } from './holds-secret-key.ts'

const holdsSecretKey = createHoldsSecretKey('sb_secret_ours')

test.each<[boolean, Record<string, string>]>([
  [true, { apikey: 'sb_secret_ours' }],
  [false, {}],
  [false, { apikey: '' }],
  [false, { apikey: 'sb_secret_our' }],
  [false, { apikey: 'sb_publishable_ours' }],
  [false, { authorization: 'Bearer sb_secret_ours' }],
])('says %j of %j', async (expected, headers) => {
  expect(await holdsSecretKey(new Request('https://project.supabase.co/', { headers }))).toBe(expected)
})
