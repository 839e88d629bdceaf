// A visitor without an account joins a list: gateway, the function in Deno, REST, Postgres.
import { WAITLIST_PATH } from '@foyer/shared/api/waitlist.ts'
import { expect, test } from 'vitest'
import { sharedTestStack } from './shared-test-stack.ts'
import { newClient, signInByCode } from './sign-in-by-code.ts'

const stack = await sharedTestStack()

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${stack.apiUrl}/functions/v1${WAITLIST_PATH}`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
}

const join = (email: string, address: string) =>
  post(JSON.stringify({ email, elapsed_ms: 4000 }), {
    'content-type': 'text/plain;charset=UTF-8',
    'cf-connecting-ip': address,
  })

async function entriesOf(column: 'email' | 'profile_id', value: string) {
  const { data, error } = await newClient(stack, stack.keys.secretKey)
    .from('waitlist_entries')
    .select('feature,suspected')
    .eq(column, value)
  if (error) throw error
  return data
}

test('an email gets on the list once, and the answer does not tell whether it was on it', async () => {
  const first = await join(' Ana@Practice.example ', '203.0.113.1')
  const second = await join('ana@practice.example', '203.0.113.2')
  expect([first.status, await first.json()]).toEqual([200, { joined: true }])
  expect([second.status, await second.json()]).toEqual([200, { joined: true }])
  expect(await entriesOf('email', 'ana@practice.example')).toEqual([
    { feature: 'social_ads', suspected: null },
  ])
})

test('a join that looks like that of a program is on the list with a mark, until the person joins', async () => {
  const form = new URLSearchParams({ email: 'filled@practice.example', more: 'https://practice.example' })
  expect((await post(form, { 'cf-connecting-ip': '203.0.113.8' })).status).toBe(303)
  expect(await entriesOf('email', 'filled@practice.example')).toEqual([
    { feature: 'social_ads', suspected: 'trap' },
  ])
  await join('filled@practice.example', '203.0.113.8')
  expect(await entriesOf('email', 'filled@practice.example')).toEqual([
    { feature: 'social_ads', suspected: null },
  ])
})

test('a plain form leads back to the page of the list', async () => {
  const response = await post(new URLSearchParams({ email: 'form@practice.example' }), {
    'cf-connecting-ip': '203.0.113.3',
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://127.0.0.1:5173/waitlist?joined')
  expect(await entriesOf('email', 'form@practice.example')).toHaveLength(1)
})

test('an entry becomes that of the profile with the sign-in that proves the email', async () => {
  const owner = await signInByCode(stack)
  const { data } = await owner.client.auth.getUser()
  const email = data.user?.email ?? ''
  expect((await join(email, '203.0.113.4')).status).toBe(200)
  expect(await entriesOf('email', email)).toHaveLength(1)
  await stack.database.asSuperuser((tx) =>
    tx.query('update auth.users set last_sign_in_at = now() where id = $1', [owner.userId]),
  )
  expect(await entriesOf('email', email)).toEqual([])
  expect(await entriesOf('profile_id', owner.userId)).toEqual([{ feature: 'social_ads', suspected: null }])
  expect(await (await join(email, '203.0.113.4')).json()).toEqual({ joined: true })
  expect(await entriesOf('email', email)).toEqual([])
})

test('nobody learns how often somebody else has joined with an email', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++)
    statuses.push((await join('often@practice.example', `203.0.113.${50 + n}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  expect(await entriesOf('email', 'often@practice.example')).toHaveLength(1)
})
