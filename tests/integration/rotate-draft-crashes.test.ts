// Kills the rotation of an address between any two of its calls, on the real database and storage. The rotation runs in
// this process, so that a test decides where it ends.
import { afterAll, describe, expect, test } from 'vitest'
import {
  DELIVER_DRAFTS_PATH,
  DRAFT_FILES,
  DRAFTS_BUCKET,
  draftFileUrl,
} from '../../packages/shared/src/api/drafts.ts'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { createRotateDraft } from '../../supabase/functions/drafts/rotate-draft.ts'
import { deliveredTo, queueOwners, sql } from './drafts-kit.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

type Killed = { readonly rotate: ReturnType<typeof createRotateDraft>; readonly taken: readonly string[] }

/** A rotation that stops for good at one call to the outside, before it is made or before its answer is read. */
function killedAt(step: number, moment: 'before' | 'after'): Killed {
  const taken: string[] = []
  let isDead = false
  const client = createServiceClient({
    supabaseUrl: stack.apiUrl,
    secretKey: stack.keys.secretKey,
    timeoutMs: 30_000,
    fetch: async (input, init) => {
      if (isDead) throw new Error('killed')
      const isLast = taken.push(nameOf(String(input), init?.method)) === step
      if (isLast && moment === 'before') isDead = true
      if (isDead) throw new Error('killed')
      const answer = await fetch(input, init)
      if (isLast) isDead = true
      if (isDead) throw new Error('killed')
      return answer
    },
  })
  return { rotate: createRotateDraft(client, () => {}), taken }
}

function nameOf(url: string, method = 'GET'): string {
  const { pathname } = new URL(url)
  if (pathname.includes('/rpc/')) return pathname.split('/').at(-1) ?? ''
  if (pathname.includes('/object/list/')) return 'list'
  return { GET: 'download', POST: 'upload', PUT: 'upload', DELETE: 'remove' }[method] ?? method
}

const deliver = () =>
  fetch(`${stack.apiUrl}/functions/v1${DELIVER_DRAFTS_PATH}`, {
    method: 'POST',
    headers: { apikey: stack.keys.secretKey },
  })

async function ownerWithDraft(): Promise<string> {
  const [ownerId = ''] = await queueOwners(stack, 1)
  await deliver()
  await expect
    .poll(async () => (await deliveredTo(stack, ownerId)).newest, { timeout: 240_000 })
    .not.toBeNull()
  return ownerId
}

/** Expects that the recorded address opens the whole draft, and returns its slug. */
async function expectOneAddress(ownerId: string): Promise<string> {
  const { versions, newest } = await deliveredTo(stack, ownerId)
  expect(versions).toHaveLength(1)
  const slug = versions[0]?.slug ?? ''
  expect(newest).toMatchObject({ url: `/drafts/${slug}` })
  expect(versions[0]?.paths.every((path) => path.startsWith(`${slug}/`))).toBe(true)
  for (const file of Object.values(DRAFT_FILES))
    expect([file, (await fetch(draftFileUrl(stack.apiUrl, slug, file))).status]).toEqual([file, 200])
  return slug
}

async function foldersOf(ownerId: string): Promise<string[]> {
  const rows = await sql<{ folder: string }>(
    stack,
    `select distinct split_part(name, '/', 1) as folder from storage.objects where bucket_id = $1 and split_part(name, '/', 1) in (
       select slug from private.draft_folders where profile_id = $2
     )`,
    [DRAFTS_BUCKET, ownerId],
  )
  return rows.map(({ folder }) => folder)
}

const FILES = 6
const STEPS = [
  'reserve_draft_folder',
  ...Array.from({ length: FILES }, () => 'download'),
  ...Array.from({ length: FILES }, () => 'upload'),
  'rotate_draft',
  'list',
  'remove',
  'list',
]

test('a rotation that is not disturbed takes these steps', async () => {
  const ownerId = await ownerWithDraft()
  const { rotate, taken } = killedAt(Number.POSITIVE_INFINITY, 'after')
  const rotated = await rotate(ownerId)
  // Files are copied side by side.
  expect(taken.toSorted()).toEqual(STEPS.toSorted())
  expect([taken[0], taken[2 * FILES + 1]]).toEqual(['reserve_draft_folder', 'rotate_draft'])
  expect(rotated).toEqual({ ok: true, value: await expectOneAddress(ownerId) })
  expect(await foldersOf(ownerId)).toHaveLength(1)
})

describe.each(['before', 'after'] as const)('a rotation that is killed %s', (moment) => {
  test.each(STEPS.map((_name, index) => index + 1))(
    'its call %i leaves one address that works, and no files beside it',
    async (step) => {
      const ownerId = await ownerWithDraft()
      const { rotate, taken } = killedAt(step, moment)
      await rotate(ownerId)
      expect(taken.length).toBeGreaterThanOrEqual(step)
      const slug = await expectOneAddress(ownerId)

      // The files of the other address are removed by a delivery.
      await sql(stack, `update private.draft_folders set created_at = now() - interval '2 hours'`)
      await deliver()
      await expect.poll(() => foldersOf(ownerId), { timeout: 240_000 }).toEqual([slug])
      expect(await expectOneAddress(ownerId)).toBe(slug)

      // The owner can try again.
      const again = await killedAt(Number.POSITIVE_INFINITY, 'after').rotate(ownerId)
      expect(again).toEqual({ ok: true, value: await expectOneAddress(ownerId) })
    },
  )
})
