import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { expect, test } from 'vitest'
import { DISCLOSURE, mailtoLink, shareTexts } from './share-texts.ts'

const LINK = buildReferralLink('https://foyer.example', 'H4RBRFM7')
const TEXTS = shareTexts(LINK)

test('there is an email and a post', () => {
  expect(TEXTS.some(({ subject }) => subject)).toBe(true)
  expect(TEXTS.some(({ subject }) => !subject)).toBe(true)
})

test.each(TEXTS)('the text "$label" contains the link and the disclosure', ({ body }) => {
  expect(body.match(/https:\S+/g)).toEqual([LINK])
  expect(body).toContain(DISCLOSURE)
  expect(DISCLOSURE).toContain('I may receive a reward')
  expect(body).not.toContain('!')
})

test('the short post has at most 280 characters', () => {
  expect(TEXTS.find(({ id }) => id === 'short-post')?.body.length).toBeLessThanOrEqual(280)
})

test('mailtoLink encodes subject and line breaks', () => {
  const url = new URL(mailtoLink({ id: 'x', label: 'X', subject: 'A & B?', body: 'one\n\ntwo + three' }))
  expect(url.searchParams.get('subject')).toBe('A & B?')
  expect(url.search).toContain('body=one%0D%0A%0D%0Atwo%20%2B%20three')
})
