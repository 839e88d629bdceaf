// Who may read and write the answers and the draft of an owner.
import { NOWHERE_ONLINE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOf } from './drafts-kit.ts'
import { businessRow, rowsOf, saveRow, updated_at } from './onboarding-kit.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import { type FoyerClient, newClient, type Owner, signInByCode } from './sign-in-by-code.ts'

const stack = await sharedTestStack()

describe('somebody else', () => {
  let owner: Owner
  let strangers: { who: string; client: FoyerClient; refused: number }[]

  beforeAll(async () => {
    owner = await signInByCode(stack)
    await saveRow(owner.client, owner.userId, businessRow('thinking'))
    await saveRow(
      owner.client,
      owner.userId,
      buildResponseRow('marketingDetails', { selected_status: 'self', updated_at }, NOWHERE_ONLINE),
    )
    const draft = await serviceOf(stack)
      .from('initial_drafts')
      .insert({ profile_id: owner.userId, url: '/drafts/a' })
    if (draft.error) throw draft.error
    strangers = [
      { who: 'a stranger', client: (await signInByCode(stack)).client, refused: 403 },
      { who: 'anon', client: newClient(stack, stack.keys.publishableKey), refused: 401 },
    ]
  })

  test('saves no answer for another', async () => {
    for (const { who, client, refused } of strangers) {
      const { error, status } = await saveRow(client, owner.userId, businessRow('recent'))
      expect([who, error?.code, status]).toEqual([who, '42501', refused])
    }
  })

  test.each(['onboarding_responses', 'marketing_details', 'initial_drafts'] as const)(
    'sees nothing of %s',
    async (table) => {
      const [stranger, anon] = strangers
      expect(await stranger?.client.from(table).select()).toMatchObject({ data: [], error: null })
      expect((await anon?.client.from(table).select())?.error?.code).toBe('42501')
    },
  )

  test('changes nothing', async () => {
    const [stranger, anon] = strangers
    const change = (client: FoyerClient | undefined) =>
      client?.from('onboarding_responses').update({ updated_at }).eq('profile_id', owner.userId).select()
    expect(await change(stranger?.client)).toMatchObject({ data: [], error: null })
    expect((await change(anon?.client))?.error?.code).toBe('42501')
    expect(await rowsOf(owner)).toMatchObject([{ response: { selected_type: 'thinking' } }, {}])
  })

  test('deletes nothing, and neither does the owner', async () => {
    for (const client of [owner.client, ...strangers.map((stranger) => stranger.client)]) {
      const { error } = await client.from('onboarding_responses').delete().eq('profile_id', owner.userId)
      expect(error?.code).toBe('42501')
    }
    expect(await rowsOf(owner)).toHaveLength(2)
  })
})

describe('a draft', () => {
  test('is read by its owner once the service has delivered it, and written by no client', async () => {
    const { client, userId } = await signInByCode(stack)
    const read = () => client.from('initial_drafts').select('url').eq('profile_id', userId).maybeSingle()
    expect(await read()).toMatchObject({ data: null, error: null })
    const own = await client
      .from('initial_drafts')
      .insert({ profile_id: userId, url: 'https://mine.example' })
    expect(own.error?.code).toBe('42501')
    const made = await serviceOf(stack).from('initial_drafts').insert({ profile_id: userId })
    expect(made.error).toBeNull()
    expect((await read()).data).toEqual({ url: null })
    const delivered = await serviceOf(stack)
      .from('initial_drafts')
      .update({ url: '/drafts/ana', slug: 'ana', delivered_at: new Date().toISOString() })
      .eq('profile_id', userId)
    expect(delivered.error).toBeNull()
    expect((await read()).data).toEqual({ url: '/drafts/ana' })
    const changed = await client.from('initial_drafts').update({ url: null }).eq('profile_id', userId)
    expect(changed.error?.code).toBe('42501')
  })
})
