import { expect, test } from 'vitest'
import { buildReferralLink } from './referral-code.ts'
import { DISCLOSURE, mailtoLink, shareTexts } from './share-texts.ts'

const LINK = buildReferralLink('https://foyer.example', 'H4RBRFM7')
const TEXTS = shareTexts(LINK)

test('the link leads to the app with the code', () => {
  expect(LINK).toBe('https://foyer.example/lead?ref=H4RBRFM7')
})

test('there is a mail and a text for posts', () => {
  expect(TEXTS.some(({ subject }) => subject)).toBe(true)
  expect(TEXTS.some(({ subject }) => !subject)).toBe(true)
})

test.each(TEXTS)('the text "$label" has the link and says that the sender may be rewarded', ({ body }) => {
  expect(body.match(/https:\S+/g)).toEqual([LINK])
  expect(body).toContain(DISCLOSURE)
  expect(DISCLOSURE).toContain('I may receive a reward')
  expect(body).not.toContain('!')
})

test('the short post fits where 280 characters are the limit', () => {
  expect(TEXTS.find(({ id }) => id === 'short-post')?.body.length).toBeLessThanOrEqual(280)
})

test('the mail opens with its subject and its lines', () => {
  const url = new URL(mailtoLink({ id: 'x', label: 'X', subject: 'A & B?', body: 'one\n\ntwo + three' }))
  expect(url.searchParams.get('subject')).toBe('A & B?')
  expect(url.search).toContain('body=one%0D%0A%0D%0Atwo%20%2B%20three')
})
