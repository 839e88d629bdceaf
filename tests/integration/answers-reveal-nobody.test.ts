// Whoever asks about an address, without an account or as a partner, gets the same status and words whether its owner has
// an account or not. What the hosted auth service tells by itself stands at the end, and in docs/deploy.md.
import { randomUUID } from 'node:crypto'
import { WAITLIST_PATH } from '@foyer/shared/api/waitlist.ts'
import { describe, expect, test } from 'vitest'
import { openCaptureKit } from './capture-kit.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'

const kit = await openCaptureKit()
const { stack } = kit

/** The id in the link of the known person's mail. */
const LINK = randomUUID()
const known = await signInByCode(stack)
const knownEmail = await emailOf(known)
// The known person has left a trace everywhere.
await known.client.rpc('note_used_link', {
  link_request: LINK,
  used_on: 'Safari on an iPhone',
  code: '12345678',
})
await known.client.from('waitlist_entries').insert({ profile_id: known.userId, feature: 'social_ads' })
await known.client.from('change_requests').insert({ details: 'Shorter, please.' })
await kit.capture({ email: knownEmail })

const about = { known: await askFor(knownEmail, LINK), unknown: await askFor(kit.newEmail(), randomUUID()) }

type Answer = { readonly status: number; readonly headers: string; readonly body: string }
type Asked = { readonly email: string; readonly link: string; readonly partner: Owner; readonly code: string }

/** A partner who asks about one address, and forges a capture of it. */
async function askFor(email: string, link: string): Promise<Asked> {
  const partner = await signInByCode(stack)
  const { data } = await partner.client.from('profiles').select('referral_code').single()
  const code = data?.referral_code ?? ''
  for (const ref of [code, undefined]) await kit.capture({ email, ref })
  return { email, link, partner, code }
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      'cf-connecting-ip': kit.newAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
  })
const ask = ({ partner }: Asked, name: string, body: unknown = {}) =>
  post(`/rest/v1/rpc/${name}`, body, { authorization: `Bearer ${partner.token}` })

const ANYBODY: Readonly<Record<string, (asked: Asked) => Promise<Response>>> = {
  'a mail to sign in': ({ email }) => post('/auth/v1/otp', { email, create_user: true }),
  'a mail to sign in, again at once': ({ email }) => post('/auth/v1/otp', { email, create_user: true }),
  'a wrong code': ({ email }) => post('/auth/v1/verify', { type: 'email', email, token: '00000000' }),
  'a wrong code of a sign-up': ({ email }) =>
    post('/auth/v1/verify', { type: 'signup', email, token: '00000000' }),
  'a wrong code of another kind': ({ email }) =>
    post('/auth/v1/verify', { type: 'recovery', email, token: '00000000' }),
  'a wrong code of a change': ({ email }) =>
    post('/auth/v1/verify', { type: 'email_change', email, token: '00000000' }),
  'a sign-up with a password': ({ email }) => post('/auth/v1/signup', { email, password: 'Correct horse 5' }),
  'a password': ({ email }) =>
    post('/auth/v1/token?grant_type=password', { email, password: 'Correct horse 5' }),
  'a password that was forgotten': ({ email }) => post('/auth/v1/recover', { email }),
  'a mail that is sent again': ({ email }) => post('/auth/v1/resend', { type: 'signup', email }),
  'a capture': ({ email }) => kit.capture({ email }),
  'a capture with the code of a partner': ({ email, code }) => kit.capture({ email, ref: code }),
  'a capture by a plain form': ({ email }) => kit.submit({ email }),
  'the waitlist': ({ email }) =>
    post(`/functions/v1${WAITLIST_PATH}`, { email, elapsed_ms: 4000 }, { 'content-type': 'text/plain' }),
  'a used link': ({ link }) => post('/rest/v1/rpc/find_used_link', { link_request: link }),
  'a used link, with a wrong code': ({ link }) =>
    post('/rest/v1/rpc/find_used_link', { link_request: link, typed_code: '87654321' }),
  'rows of people': ({ email }) =>
    fetch(`${stack.apiUrl}/rest/v1/waitlist_entries?email=eq.${encodeURIComponent(email)}`, {
      headers: { apikey: stack.keys.publishableKey },
    }),
}

const PARTNERS: Readonly<Record<string, (asked: Asked) => Promise<Response>>> = {
  'a referral': (asked) => ask(asked, 'ask_about_referral', { address: asked.email }),
  'a case': (asked) => ask(asked, 'open_referral_case', { address: asked.email }),
  'a used link': (asked) =>
    ask(asked, 'find_used_link', { link_request: asked.link, typed_code: '87654321' }),
  'the list of referrals': (asked) => ask(asked, 'referral_list', { sort_by: 'signed_up' }),
  'the list of contacts': (asked) => ask(asked, 'referral_contacts', { sort_by: 'last' }),
  'the summary': (asked) => ask(asked, 'referral_summary'),
  'the news': (asked) => ask(asked, 'referral_news'),
  'the account': (asked) => ask(asked, 'partner_account'),
}

describe.each([
  ['anybody', ANYBODY],
  ['a partner who has forged a capture', PARTNERS],
])('%s', (_, table) => {
  test.each(Object.entries(table))('asks about %s and learns nothing', async (_name, request) => {
    const answers = {
      known: await read(await request(about.known), about.known),
      unknown: await read(await request(about.unknown), about.unknown),
    }
    // An answer of the function itself, not of a path that is not there.
    expect(answers.known.status).not.toBe(404)
    expect(answers.unknown).toEqual(answers.known)
  })
})

describe('what the hosted auth service tells by itself, as docs/deploy.md says', () => {
  test('a sign-in for accounts alone', async () => {
    const newcomer = kit.newEmail()
    expect((await post('/auth/v1/otp', { email: newcomer, create_user: false })).status).toBe(422)
  })

  test('the wait after a mail that somebody else has asked for', async () => {
    const email = kit.newEmail()
    await post('/auth/v1/otp', { email })
    expect((await post('/auth/v1/otp', { email })).status).toBe(429)
  })

  test('a change to an address that has an account', async () => {
    const { error } = await about.unknown.partner.client.auth.updateUser({ email: knownEmail })
    expect(error?.code).toBe('email_exists')
  })
})

async function emailOf({ client }: Owner): Promise<string> {
  const { data } = await client.auth.getUser()
  return data.user?.email ?? ''
}

/** An answer without what is each partner's own: the address asked for, ids and moments. */
async function read(response: Response, { email, code }: Asked): Promise<Answer> {
  const plain = (text: string) =>
    text
      .replaceAll(email, 'ADDRESS')
      .replaceAll(encodeURIComponent(email), 'ADDRESS')
      .replaceAll(code, 'CODE')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replace(/\w•+@/g, 'x•••@')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, 'MOMENT')
      .replace(/after \d+ seconds/, 'after N seconds')
      // Cases of all partners are counted together.
      .replace(/"number": \d+/, '"number": N')
  const headers = [...response.headers]
    .filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))
    .map(([name, value]) => `${name}: ${plain(value)}`)
  return { status: response.status, headers: headers.join('\n'), body: plain(await response.text()) }
}
