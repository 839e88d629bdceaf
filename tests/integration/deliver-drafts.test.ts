// From the last answer to the stored draft and its mail, through the whole stack: gateway, both functions in Deno,
// Postgres, storage, the mailbox.

import { afterAll, expect, test, vi } from 'vitest'
import { contentSchema } from '../../packages/draft/src/content.ts'
import { DRAFT_FILES, DRAFT_SLUG, draftFileUrl } from '../../packages/shared/src/api/drafts.ts'
import { START_SITE_BUILDER_PATH } from '../../packages/shared/src/api/site-builder.ts'
import { ESTABLISHED_WITH_LINK, THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { WORKER_PATH } from '../../supabase/functions/_shared/wake-worker.ts'
import { casesOf } from '../cases-of.ts'
import { deliveredTo, endPauses, queueOwners, saveAnswers, sql } from './drafts-kit.ts'
import { newClient, type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack, WORKER_TIMER } from './start-test-stack.ts'

const stack = await startTestStack({
  env: { FOYER_SUPPORT_EMAIL: 'desk@foyer.test' },
  schedules: [WORKER_TIMER],
})
afterAll(() => stack.stop())

const start = ({ token }: Owner) =>
  fetch(`${stack.apiUrl}/functions/v1${START_SITE_BUILDER_PATH}`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishableKey, authorization: `Bearer ${token}` },
  })

const callTimer = (key: string) =>
  fetch(`${stack.apiUrl}/functions/v1${WORKER_PATH}`, { method: 'POST', headers: { apikey: key } })

/** Waits for mails about so many versions. */
async function untilMailed(ownerId: string, versions: number) {
  return vi.waitFor(
    async () => {
      const delivered = await deliveredTo(stack, ownerId)
      expect(delivered.mails).toEqual(Array.from({ length: versions }, () => 'sent'))
      return delivered
    },
    { timeout: 240_000, interval: 100 },
  )
}

test.each([
  ['site', THINKING],
  ['proposal', ESTABLISHED_WITH_LINK],
])('the last answer leads to a stored %s and one mail', async (kind, answers) => {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, answers)
  expect((await start(owner)).status).toBe(202)
  const { versions, newest, inbox } = await untilMailed(owner.userId, 1)
  const [version] = versions
  expect(versions).toHaveLength(1)
  const slug = newest?.slug ?? ''
  expect(newest).toMatchObject({ url: `/drafts/${slug}`, version: 1 })
  expect(slug).toMatch(DRAFT_SLUG)
  expect(contentSchema.safeParse(version?.content).success).toBe(true)

  const headers = { authorization: `Bearer ${owner.token}` }
  for (const file of Object.values(DRAFT_FILES)) {
    const stored = await fetch(draftFileUrl(stack.apiUrl, slug, file), { headers })
    expect([file, stored.status]).toEqual([file, 200])
    expect((await stored.arrayBuffer()).byteLength).toBeGreaterThan(20)
  }
  const frame = await (await fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.frame), { headers })).text()
  expect(frame).toContain('/draft-assets/fonts/')

  expect(inbox).toHaveLength(1)
  expect(inbox[0]).toMatchObject({ replyTo: [{ address: 'desk@foyer.test' }] })
  expect(inbox[0]?.text).toContain(`Open your draft: http://127.0.0.1:5173/drafts/${slug}`)
  expect(inbox[0]?.html).toContain(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.card))

  const visitor = newClient(stack, stack.keys.publishableKey)
  expect((await visitor.rpc('open_draft', { draft_slug: slug })).data).toBeNull()
  expect((await owner.client.rpc('open_draft', { draft_slug: slug })).data).toMatchObject({
    kind,
    mine: true,
  })
})

test('a changed answer leads to the next version, and the old one stays', async () => {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  await start(owner)
  const first = await untilMailed(owner.userId, 1)

  expect((await start(owner)).status).toBe(202)
  expect((await owner.client.rpc('reopen_answers')).data).toBe(true)
  const styles = { selected_style: 'dynamic', updated_at: '2026-02-01T09:00:00.000Z' } as const
  await saveAnswers(owner, { ...THINKING, designDetails: styles })
  expect((await deliveredTo(stack, owner.userId)).builds).toEqual(['done'])
  await start(owner)
  const { versions, newest, inbox, cards } = await untilMailed(owner.userId, 2)
  expect(versions.map(({ version }) => version)).toEqual([1, 2])
  expect(newest).toMatchObject({ version: 2, url: `/drafts/${first.newest?.slug}`, reopened_at: null })
  expect(inbox).toHaveLength(2)
  // Both are behind the one address, and its picture is that of the newest.
  const slug = newest?.slug ?? ''
  const headers = { authorization: `Bearer ${owner.token}` }
  const pageOf = async (version?: number) =>
    (await fetch(draftFileUrl(stack.apiUrl, slug, DRAFT_FILES.frame, version), { headers })).text()
  expect(await pageOf()).toBe(await pageOf(2))
  expect(await pageOf(1)).not.toBe(await pageOf(2))
  expect(cards).toBe(1)
  expect((await owner.client.rpc('open_draft', { draft_slug: slug, wanted_version: 3 })).data).toBeNull()
})

test('a build without answers fails at once, and the support is told once', async () => {
  const [ownerId = ''] = await queueOwners(stack, 1, {})
  expect((await callTimer(stack.keys.publishableKey)).status).toBe(401)
  expect((await callTimer(stack.keys.secretKey)).status).toBe(202)
  const { builds, versions, email } = await untilMailed(ownerId, 1)
  expect(builds).toEqual(['failed'])
  expect(versions).toEqual([])
  await endPauses(stack)
  await callTimer(stack.keys.secretKey)
  const told = stack.mailbox.list().filter(({ subject }) => subject.endsWith(email))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    to: [{ address: 'desk@foyer.test' }],
    text: expect.stringContaining('answers_incomplete'),
  })
})

// Five workers share ten owners as they share a hundred.
const [CROWD = 100] = casesOf([100, 10], (one) => one === 10)

test(`${CROWD} owners who finish at once get as many drafts and mails`, async () => {
  const owners = await queueOwners(stack, CROWD)
  await Promise.all(Array.from({ length: 5 }, () => callTimer(stack.keys.secretKey)))
  const counted = await vi.waitFor(
    async () => {
      const [counts] = await sql<{ sent: number; due: number }>(
        stack,
        `select count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status <> 'sent')::int as due
         from public.mails where profile_id = any ($1) and reminder is null`,
        [owners],
      )
      expect(counts).toEqual({ sent: CROWD, due: 0 })
      return counts
    },
    { timeout: 240_000, interval: 500 },
  )
  expect(counted?.sent).toBe(CROWD)
  const [drafts] = await sql<{ versions: number; slugs: number; cards: number }>(
    stack,
    `select (select count(*)::int from public.draft_versions where profile_id = any ($1)) as versions,
       (select count(distinct slug)::int from public.initial_drafts where profile_id = any ($1)) as slugs,
       (select count(*)::int from private.draft_cards where profile_id = any ($1)) as cards`,
    [owners],
  )
  expect(drafts).toEqual({ versions: CROWD, slugs: CROWD, cards: CROWD })
  const emails = await sql<{ email: string }>(stack, 'select email from auth.users where id = any ($1)', [
    owners,
  ])
  const addresses = new Set(emails.map(({ email }) => email))
  const mailed = stack.mailbox.list().flatMap(({ to }) => to.map(({ address }) => address))
  expect(mailed.filter((address) => addresses.has(address))).toHaveLength(CROWD)
}, 300_000)
