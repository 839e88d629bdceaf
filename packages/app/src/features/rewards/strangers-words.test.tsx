// Anybody can forge a capture with a partner's code. A sentence and an address stand in all that such a capture says of its
// link and its page; no page of the partner shows them.
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../../../../../tests/cases-of.ts'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { openRewards, part, SUMMARY } from '../../testing/open-rewards.ts'
import { renderApp } from '../../testing/render-app.tsx'

const SENTENCE =
  'Your clinic mailbox is locked because of unusual activity, sign in within 24 hours to keep it'
const ADDRESS = 'https://evil.example/login'

const PLANTED = [
  `${SENTENCE}: ${ADDRESS}`,
  `Sign in at ${ADDRESS}`,
  'Call +1 (423) 555-0100 now',
  'Write to help@evil.example',
  `Sign\nin\u202e at evil.example/login`,
]

function expectClean() {
  const text = document.body.textContent ?? ''
  for (const piece of [SENTENCE.slice(0, 29), ADDRESS, 'evil', '555-0100', '\u202e'])
    expect(text).not.toContain(piece)
  expect(document.body.innerHTML).not.toContain('evil')
}

const MOMENT = '2026-11-20T12:00:00+00:00'

// The longest words, and those that hide behind signs that nobody sees.
describe.each(casesOf(PLANTED, (words) => words.startsWith(SENTENCE) || words.includes('\u202e')))(
  '%j',
  (words) => {
    it('is in no source of leads', async () => {
      const sources = [
        { source: words, campaign: words, leads: 9, signed_up: 2 },
        { source: `${words} `, campaign: words, leads: 5, signed_up: 1 },
        { source: 'google.com', campaign: '2026-11-05_fall', leads: 1, signed_up: 1 },
      ]
      await openRewards('/rewards/results', {
        'POST /rpc/referral_summary': { body: { ...SUMMARY, sources } },
      })
      await screen.findByRole('table', { name: 'Sources of your leads' })
      const rows = within(await part('Where they came from')).getAllByRole('row')
      expect(rows).toHaveLength(4)
      expect(rows[3]?.textContent).toBe('Source: google.comCampaign: 2026-11-05_fallLeads: 1Signed up: 1')
      expectClean()
    })

    it('is in no line about the widget of a page', async () => {
      const seen = {
        ...{ page: 'https://ledgerline.example/a', widget_version: words, widget_mode: words },
        ...{ channel: 'widget', captures: 3, last_seen_at: MOMENT },
      }
      const counted = {
        ...{
          page: 'https://ledgerline.example/b',
          views: 1,
          focuses: 0,
          submits: 0,
          last_seen_on: '2026-11-20',
        },
        ...{ last_seen_at: MOMENT, version: words, ready_ms: 80 },
      }
      await openRewards('/rewards/share', {
        'POST /rpc/referral_pages': { body: [seen] },
        'POST /rpc/referral_page_counts': { body: [counted] },
      })
      await screen.findByText('ledgerline.example/a')
      await screen.findByText('ledgerline.example/b')
      expectClean()
    })

    it('is in no contact', async () => {
      queryClient.clear()
      const contact = {
        ...{
          id: 'one',
          masked_email: 'j•••@gmail.com',
          channel: 'link',
          page: null,
          captures: 1,
          stage: 'lead',
        },
        ...{ utm_source: words, utm_medium: words, utm_campaign: words },
        ...{ first_captured_at: MOMENT, last_captured_at: MOMENT },
      }
      fakeBackend({
        'POST /rpc/referral_contacts': {
          body: { rows: [contact], next: null, total: 1, stages: { lead: 1 } },
        },
        'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
        'GET /initial_drafts': { body: null },
        'GET /onboarding_responses': { body: [] },
        'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
        'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
      })
      await renderApp('/contacts', { session: sessionFor('dana@clinic.example') })
      await screen.findByText('j•••@gmail.com')
      expectClean()
    })
  },
)
