// Taking what is stored of a person, and deleting it, against the whole stack.

import { randomUUID } from 'node:crypto'
import { ACCOUNT_PATH, CAPTURES_PATH, capturesSchema, DELETE_WORD } from '@foyer/shared/api/account.ts'
import { PDF_TYPE } from '@foyer/shared/onboarding/input/resume-file.ts'
import { describe, expect, test, vi } from 'vitest'
import { WORKER_PATH } from '../../supabase/functions/_shared/wake-worker.ts'
import { reserveResume } from './reserve-resume.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import { newClient, type Owner, openSecondBrowser, signInByCode } from './sign-in-by-code.ts'

const stack = await sharedTestStack()

const service = () => newClient(stack, stack.keys.secretKey)
const pdf = () => new Blob(['%PDF-1.7\n'.padEnd(40, ' ')], { type: PDF_TYPE })

function call(
  token: string | null,
  path: string,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
) {
  return fetch(`${stack.apiUrl}/functions/v1${path}`, {
    ...init,
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  })
}

function deleteAccount(token: string | null, confirm: string = DELETE_WORD) {
  return call(token, ACCOUNT_PATH, { method: 'DELETE', body: JSON.stringify({ confirm }) })
}

async function codeOf(response: Response): Promise<string> {
  const { error }: { error: { code: string } } = await response.json()
  return error.code
}

async function emailOf({ client }: Owner): Promise<string> {
  const { data } = await client.auth.getUser()
  return data.user?.email ?? ''
}

async function upload(owner: Owner): Promise<string> {
  const path = await reserveResume(owner)
  const { error } = await owner.client.storage.from('resumes').upload(path, pdf())
  if (error) throw error
  return path
}

async function storedIn(bucket: string, folder: string): Promise<readonly string[]> {
  const { data, error } = await service().storage.from(bucket).list(folder, { limit: 1000 })
  if (error) throw error
  return data.map(({ name }) => name)
}

/** Captures are tied when the email is proven: at each sign-in, for example. */
async function tieCaptures({ userId }: Owner): Promise<void> {
  await stack.database.asSuperuser((tx) =>
    tx.query('update auth.users set last_sign_in_at = now() where id = $1', [userId]),
  )
}

/** An owner with a capture, a preference, an agreement and two files. */
async function settledOwner(): Promise<Owner & { readonly email: string }> {
  const owner = await signInByCode(stack)
  const email = await emailOf(owner)
  const rows = await Promise.all([
    service().from('leads').insert({ email, channel: 'widget', submission_id: randomUUID() }),
    owner.client.from('mail_preferences').insert({ profile_id: owner.userId, referral_updates: false }),
    owner.client.from('consents').insert({ profile_id: owner.userId, document: 'terms', version: '1' }),
  ])
  for (const { error } of rows) if (error) throw error
  await tieCaptures(owner)
  await upload(owner)
  await upload(owner)
  return { ...owner, email }
}

async function signInAgain(email: string): Promise<Owner> {
  // The service lets a minute pass between two mails to one address; a new user has had none.
  const client = newClient(stack, stack.keys.publishableKey)
  const known = stack.mailbox.list().length
  const sent = await client.auth.signInWithOtp({ email })
  if (sent.error) throw sent.error
  const mails = stack.mailbox.list()
  expect(mails.length).toBe(known + 1)
  const newest = mails.find(({ to }) => to.some(({ address }) => address === email))
  const token = newest?.subject.replace(/\D/g, '') ?? ''
  const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (!data.session) throw error
  return { client, userId: data.session.user.id, token: data.session.access_token }
}

describe('deleting an account', () => {
  test('leaves no row, no file and no session, and the email can start anew', async () => {
    const owner = await settledOwner()
    const other = await settledOwner()
    const second = await openSecondBrowser(stack, owner)

    const captured = () => service().from('leads').select('profile_id').eq('email', owner.email)
    expect((await captured()).data).toEqual([{ profile_id: owner.userId }])

    const response = await deleteAccount(owner.token)
    expect(response.status).toBe(204)

    expect((await service().auth.admin.getUserById(owner.userId)).error?.code).toBe('user_not_found')
    for (const table of ['mail_preferences', 'consents'] as const) {
      const { data } = await service().from(table).select('profile_id')
      expect(data?.map(({ profile_id }) => profile_id)).not.toContain(owner.userId)
      expect(data?.map(({ profile_id }) => profile_id)).toContain(other.userId)
    }
    expect((await service().from('profiles').select('id').eq('id', owner.userId)).data).toEqual([])
    expect(await storedIn('resumes', owner.userId)).toEqual([])
    expect(await storedIn('resumes', other.userId)).toHaveLength(2)
    expect((await owner.client.auth.refreshSession()).error).not.toBeNull()
    expect((await second.auth.getUser()).error?.code).toBe('user_not_found')

    expect((await captured()).data).toEqual([{ profile_id: null }])

    const fresh = await signInAgain(owner.email)
    expect(fresh.userId).not.toBe(owner.userId)
    expect((await fresh.client.from('mail_preferences').select()).data).toEqual([])
    expect((await fresh.client.from('consents').select()).data).toEqual([])
    expect(await storedIn('resumes', fresh.userId)).toEqual([])
  })

  test('takes folders in other buckets and below, and more files than fit into one list', async () => {
    const owner = await signInByCode(stack)
    const admin = service()
    await stack.database.asSuperuser((tx) =>
      tx.query(`insert into storage.buckets (id, name) values ('account-test', 'account-test')`),
    )
    const names = ['a.txt', 'deep/b.txt', 'deep/deeper/c.txt']
    for (const name of names) {
      const path = `${owner.userId}/${name}`
      expect((await admin.storage.from('account-test').upload(path, new Blob(['x']))).error).toBeNull()
    }
    const others = `${randomUUID()}/a.txt`
    await admin.storage.from('account-test').upload(others, new Blob(['x']))
    await stack.database.asSuperuser((tx) =>
      tx.query(
        `insert into storage.objects (bucket_id, name, version)
         select 'account-test', $1 || '/many/' || n, gen_random_uuid()::text from generate_series(1, 1200) as n`,
        [owner.userId],
      ),
    )
    expect((await deleteAccount(owner.token)).status).toBe(204)
    const { rows } = await stack.database.asSuperuser((tx) =>
      tx.query(`select name from storage.objects where bucket_id = 'account-test'`),
    )
    expect(rows).toEqual([{ name: others }])
  })

  test('does nothing without the word, without a token, or for a session that has ended', async () => {
    const owner = await settledOwner()
    expect(await codeOf(await deleteAccount(owner.token, 'delete'))).toBe('not_confirmed')
    expect((await deleteAccount(null)).status).toBe(401)
    expect((await deleteAccount(stack.keys.publishableKey)).status).toBe(401)
    await owner.client.auth.signOut({ scope: 'global' })
    expect(await codeOf(await deleteAccount(owner.token))).toBe('unauthorized')
    expect((await service().auth.admin.getUserById(owner.userId)).error).toBeNull()
    expect(await storedIn('resumes', owner.userId)).toHaveLength(2)
  })

  test('rejects a repeated deletion as unauthenticated', async () => {
    const owner = await signInByCode(stack)
    expect((await deleteAccount(owner.token)).status).toBe(204)
    expect(await codeOf(await deleteAccount(owner.token))).toBe('unauthorized')
    expect((await owner.client.auth.getUser()).error?.code).toBe('user_not_found')
  })

  test('after the last payday happens by itself', async () => {
    const owner = await settledOwner()
    const other = await settledOwner()
    await stack.database.asSuperuser((tx) =>
      tx.query(
        `insert into private.account_closings (profile_id, closes_on)
         values ($1, private.today()), ($2, private.today() + 1)`,
        [owner.userId, other.userId],
      ),
    )
    const called = await call(null, WORKER_PATH, {
      method: 'POST',
      headers: { apikey: stack.keys.secretKey },
    })
    expect(called.status).toBe(202)
    await vi.waitFor(
      async () =>
        expect((await service().auth.admin.getUserById(owner.userId)).error?.code).toBe('user_not_found'),
      { timeout: 60_000, interval: 200 },
    )
    expect(await storedIn('resumes', owner.userId)).toEqual([])
    expect((await service().auth.admin.getUserById(other.userId)).error).toBeNull()
  })

  test('that breaks off says so, and the same call finishes it', async () => {
    const owner = await settledOwner()
    await stack.database.asSuperuser((tx) =>
      tx.query(`
        create function public.refuse_for_test() returns trigger language plpgsql as
          $$ begin raise exception 'not now'; end $$;
      `),
    )
    await stack.database.asSuperuser((tx) =>
      tx.query(
        'create trigger refuse_for_test before delete on auth.users for each row execute function public.refuse_for_test()',
      ),
    )
    const broken = await deleteAccount(owner.token)
    expect([broken.status, await codeOf(broken)]).toEqual([503, 'half_done'])
    expect(await storedIn('resumes', owner.userId)).toEqual([])
    expect((await service().from('profiles').select('id').eq('id', owner.userId)).data).toHaveLength(1)

    await stack.database.asSuperuser((tx) => tx.query('drop function public.refuse_for_test() cascade'))
    expect((await deleteAccount(owner.token)).status).toBe(204)
    expect((await service().from('profiles').select('id').eq('id', owner.userId)).data).toEqual([])
  })
})

describe('captures', () => {
  test('of the own email are told, and no others', async () => {
    const owner = await signInByCode(stack)
    const other = await settledOwner()
    const email = await emailOf(owner)
    const stored = await service()
      .from('leads')
      .insert({ email, channel: 'widget', submission_id: randomUUID(), utm_source: 'bulletin' })
    if (stored.error) throw stored.error
    await tieCaptures(owner)
    const response = await call(owner.token, CAPTURES_PATH)
    expect(response.status).toBe(200)
    const { captures } = capturesSchema.parse(await response.json())
    expect(captures).toMatchObject([{ email, utm_source: 'bulletin', channel: 'widget' }])
    expect(JSON.stringify(captures)).not.toContain(other.email)
    expect(captures[0]).not.toHaveProperty('profile_id')
    expect((await call(null, CAPTURES_PATH)).status).toBe(401)
  })
})
