import { FULL_WITH_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { startReading } from '../../site/website-reading.ts'
import { ID, open, pick, question } from '../../testing/open-question.ts'

const PATH = '/onboarding/build-presence/practice-vision'
const ANSWERS = pick(
  FULL_WITH_WEBSITE,
  'businessDetails',
  'marketingDetails',
  'webPresence',
  'webPresenceLinks',
  'websiteFeedback',
)

it('offers to read the website after a reload that ended the reading', async () => {
  await open(PATH, ANSWERS, { 'GET /website_readings': { body: null } })
  const said = await screen.findByText('Your website is not read yet.')
  const link = said.parentElement?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Read it now', '/my-site/found'])
})

it('says that the website is not read when the owner has named another one since', async () => {
  const reading = {
    asked: 'https://old.example/',
    address: 'old.example',
    read_at: '',
    pages: 2,
    facts: [],
    settled: {},
  }
  await open(PATH, ANSWERS, { 'GET /website_readings': { body: reading } })
  await screen.findByText('Your website is not read yet.')
})

it('says nothing about the reading while it is not known whether there was one', async () => {
  await open(PATH, ANSWERS, { 'GET /website_readings': { status: 400, body: { message: 'No' } } })
  await question(/./)
  expect(screen.queryByText(/Your website is/)).toBeNull()
  expect(screen.queryByRole('link', { name: /read/i })).toBeNull()
})

it('says why the website was not read, and that the answers are enough', async () => {
  const refusal = { code: 'not_allowed', message: 'The site asks programs not to read it.' }
  await open(PATH, ANSWERS, {
    'GET /website_readings': { body: null },
    'POST /reader/site': { status: 422, body: { error: refusal } },
  })
  await screen.findByText('Your website is not read yet.')
  await act(() => startReading(queryClient, ID, 'https://harborfamily.example'))
  await screen.findByText(`${refusal.message} You can go on; your answers are enough.`)
})
