import { payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const details = payoutDetailsSchema.parse({
  method: 'ach',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  account_kind: 'checking',
  routing_number: '021000021',
  account_number: '1234564471',
})
const seal = createSeal('a key of the settings')

test('only the key gives back what was sealed', async () => {
  const sealed = await seal.close(details)
  expect(sealed).not.toContain('1234564471')
  expect(atob(sealed)).not.toContain('1234564471')
  expect(await seal.open(sealed)).toEqual(details)
  expect(await createSeal('another key').open(sealed)).toBeNull()
})

test('the same details are sealed differently each time', async () => {
  expect(await seal.close(details)).not.toBe(await seal.close(details))
})

test('a changed text is not opened', async () => {
  const sealed = await seal.close(details)
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(await seal.open(changed)).toBeNull()
  expect(await seal.open('no base64 !')).toBeNull()
})

test('an account has one fingerprint, whoever owns it, and only with the key', async () => {
  const fingerprint = await seal.fingerprint(details)
  expect(await seal.fingerprint({ ...details, legal_name: 'Somebody Else' })).toBe(fingerprint)
  expect(await createSeal('another key').fingerprint(details)).not.toBe(fingerprint)
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
})
