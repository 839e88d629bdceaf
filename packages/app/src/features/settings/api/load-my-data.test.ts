import { expect, it } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../../../testing/fake-backend.ts'
import { loadMyData } from './load-my-data.ts'

function load(lists: { readonly referrals: number; readonly captures: number }) {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
  const rows = (length: number) => Array.from({ length }, (_, index) => ({ id: index }))
  const emptyTable: Answer = { body: [] }
  fakeBackend({
    'GET /user': { body: sessionFor('dana@clinic.example').user },
    'GET /account/captures': { body: { captures: rows(lists.captures) } },
    'POST /rpc/referral_list': { body: rows(lists.referrals) },
    'GET ': emptyTable,
  })
  return loadMyData()
}

it('lists everything without a note when nothing is cut off', async () => {
  const { content, gaps } = await load({ referrals: 999, captures: 2 })
  expect(gaps).toEqual([])
  expect(content.about).toBe('Everything that Foyer stores of you and shows to you.')
  expect(content.referrals).toHaveLength(999)
})

it('says, also in the file, that the database API has cut the referrals off', async () => {
  const { content, gaps } = await load({ referrals: 1000, captures: 1000 })
  expect(gaps).toEqual(['Only the newest 1,000 referrals are listed.'])
  expect(content.about).toContain(gaps[0])
})

it('fails as a whole when one part cannot be read', async () => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
  fakeBackend({
    'GET /user': { body: sessionFor('dana@clinic.example').user },
    'GET /account/captures': { status: 500, body: {} },
    'POST /rpc/referral_list': { body: [] },
    'GET ': { body: [] },
  })
  await expect(loadMyData()).rejects.toThrow()
})
