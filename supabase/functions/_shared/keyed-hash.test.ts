import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createKeyedHash, uuidFromHash } from './keyed-hash.ts'

describe('createKeyedHash', () => {
  test('is HMAC-SHA-256', async () => {
    const expected = createHmac('sha256', 'secret').update('203.0.113.7').digest('hex')
    expect(await createKeyedHash('secret')('203.0.113.7')).toBe(expected)
  })

  test('differs by key', async () => {
    expect(await createKeyedHash('a')('text')).not.toBe(await createKeyedHash('b')('text'))
  })
})

describe('uuidFromHash', () => {
  test('looks like a random UUID, whatever the hash', async () => {
    const hash = createKeyedHash('secret')
    const uuids = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => uuidFromHash(await hash(`${n}`))),
    )
    for (const uuid of uuids)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(uuids.map((uuid) => uuid.charAt(19)))).toEqual(new Set('89ab'))
    expect(new Set(uuids).size).toBe(200)
  })
})
