// What partners share: the link, the messages and the snippet builder.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { PARTNER } from '../../testing/partner-account.ts'
import { renderApp } from '../../testing/render-app.tsx'

const CODE = 'H4RBRFM7'
const LINK = `https://app.test/lead?ref=${CODE}`
const FACTS = {
  version: '1.2.3',
  current: '1.2.3',
  integrity: 'sha384-abc',
  captureUrl: 'https://api.test/functions/v1/capture-lead',
}
const SUMMARY = {
  code: CODE,
  funnel: { leads: 0, signed_up: 0, onboarded: 0, launched: 0, approved: 0, paid: 0 },
  money: { pending_cents: 0, approved_cents: 0, paid_cents: 0 },
  weeks: Array.from({ length: 8 }, (_, week) => ({
    starts_on: new Date(Date.UTC(2026, 8, 28 + 7 * week)).toISOString().slice(0, 10),
    leads: 0,
  })),
  sources: [],
}
async function openRewards(path: string) {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    onLine: true,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  })
  const sent = fakeBackend({
    'GET /initial_drafts': { body: { url: 'https://x.test' } },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /rpc/partner_account': { body: PARTNER },
    'POST /rpc/referral_summary': { body: SUMMARY },
    'POST /rpc/referral_list': { body: { rows: [], next: null, total: 0, statuses: {} } },
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
    'POST /rpc/referral_pages': { body: [] },
    'POST /rpc/referral_page_counts': { body: [] },
    'GET /widget.json': { body: FACTS },
  })
  await renderApp(path, { session: sessionFor('dana@clinic.example') })
  return { written, sent }
}

async function openLink() {
  const opened = await openRewards('/rewards')
  await screen.findByDisplayValue(`app.test/lead?ref=${CODE}`)
  return opened
}

async function openBuilder() {
  const opened = await openRewards('/rewards/share')
  await screen.findByRole('heading', { name: 'Put the form on your site' })
  await screen.findByRole('region', { name: 'Your snippet' })
  return opened
}

const snippet = () => screen.getByRole('region', { name: 'Your snippet' }).textContent ?? ''
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('copies the link, and reports it', async () => {
  const { written } = await openLink()
  // The status disappears after a while; with fake timers no time passes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(screen.getByLabelText('Your referral link')).toHaveProperty('value', `app.test/lead?ref=${CODE}`)
  await press('Copy link')
  expect(written).toEqual([LINK])
  expect(screen.getAllByText('Copied.')).toHaveLength(1)
})

it('says when the browser denies copying', async () => {
  await openLink()
  vi.stubGlobal('navigator', { clipboard: undefined })
  await press('Copy link')
  expect(screen.getByText(/did not let us copy/)).toBeDefined()
})

it('draws the QR code of the link on request, as a picture and as a file', async () => {
  await openLink()
  expect(screen.queryByRole('img', { name: 'QR code of your referral link' })).toBeNull()
  await press('QR code')
  expect(await screen.findByRole('img', { name: 'QR code of your referral link' })).toBeDefined()
  const file = screen.getByRole('link', { name: 'QR code as an SVG file' })
  expect(file.getAttribute('download')).toBe(`referral-${CODE}.svg`)
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
    /^data:image\/svg\+xml,<svg .*<\/svg>\n$/s,
  )
})

it('offers messages with the link and the disclosure, to copy or email', async () => {
  const { written } = await openBuilder()
  for (const name of ['Copy mail', 'Copy post', 'Copy short post']) await press(name)
  expect(written).toHaveLength(3)
  for (const text of written) {
    expect(text).toContain(LINK)
    expect(text).toContain('I may receive a reward')
  }
  const mail = new URL(screen.getByRole('link', { name: 'Write the mail' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(written[0])
})

it('builds the snippet from the settings and copies exactly that', async () => {
  const { written } = await openBuilder()
  // The place of the form comes before its script.
  expect(snippet()).toMatch(/^<div data-foyer (.|\n)*<\/div>\n<script/)
  expect(snippet().replace(/^.*(?=<script)/s, '')).toBe(
    `<script async src="https://app.test/widget.js"\n  data-ref="${CODE}" data-mode="inline"></script>`,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Popup' }))
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: 'scroll' } })
  type('Percent of the page', '30')
  type('Title', 'Say "hi"')
  fireEvent.click(screen.getByRole('radio', { name: 'Blue' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask for consent with a box' }))
  for (const part of [
    'data-mode="popup"',
    'data-trigger="scroll:30"',
    'data-title="Say &quot;hi&quot;"',
    'data-accent="#1d3f72"',
    'data-consent="required"',
  ]) {
    expect(snippet()).toContain(part)
  }
  await press('Copy snippet')
  expect(written).toEqual([snippet()])
})

it('keeps the choices of the builder for a reload and after other screens', async () => {
  await openBuilder()
  type('Title', 'Free drafts for our readers')
  type(/^Another color/, '#123456')
  cleanup()
  queryClient.clear()
  await openBuilder()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Free drafts for our readers')
  expect(screen.getByLabelText(/^Another color/)).toHaveProperty('value', '#123456')
  expect(snippet()).toContain('data-title="Free drafts for our readers"')
})

it.each([
  ['click', 'CSS selector of the link or button', '#1 best[', 'Write a selector such as #free-draft'],
  ['scroll', 'Percent of the page', '500', 'Write a number up to 100'],
  ['delay', 'Seconds', '99999999', 'Write a number up to 3,600'],
])('refuses a trigger that the widget cannot use: %s', async (kind, label, value, problem) => {
  await openBuilder()
  fireEvent.click(screen.getByRole('radio', { name: 'Popup' }))
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: kind } })
  type(label, value)
  screen.getByText(`${problem}. Until then the popup opens after 5 seconds.`)
  expect(snippet()).not.toContain('data-trigger')
})

it('marks a text that is too long instead of cutting it', async () => {
  await openBuilder()
  type('Title', 'x'.repeat(121))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'x'.repeat(121))
  expect(screen.getByLabelText('Title').getAttribute('maxlength')).toBeNull()
  screen.getByText('Too long by 1 character')
})

it('refuses a text that is not a color and keeps the previous one', async () => {
  await openBuilder()
  expect(screen.getByText('White text on this color: 9.3 to 1. Easy to read.')).toBeDefined()
  type(/Another color/, '#ffd974')
  expect(screen.getByText('Black text on this color: 15.4 to 1. Easy to read.')).toBeDefined()
  type(/Another color/, 'gold')
  expect(screen.getByText('Write the color as # and six digits, such as #1d3f72.')).toBeDefined()
  expect(snippet()).toContain('data-accent="#ffd974"')
  type(/Another color/, '')
  expect(snippet()).not.toContain('data-accent')
})

it('adds the form only to inline snippets, and pins the served version', async () => {
  await openBuilder()
  fireEvent.change(screen.getByLabelText('What to paste'), { target: { value: 'form' } })
  expect(snippet()).toContain(
    '<form method="post" action="https://api.test/functions/v1/capture-lead" data-foyer>',
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Button' }))
  expect(snippet()).not.toContain('<form')
  expect(within(screen.getByLabelText('What to paste')).queryByText('Form and script')).toBeNull()
  fireEvent.change(screen.getByLabelText('What to paste'), { target: { value: 'pinned' } })
  expect(snippet()).toContain('src="https://app.test/widget/1.2.3/widget.js"\n  integrity="sha384-abc"')
})

it('runs the preview in a frame without an origin or any connection', async () => {
  await openBuilder()
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the widget')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  expect(frame.getAttribute('srcdoc')).toContain("connect-src 'none'; form-action 'none'")
  expect(frame.getAttribute('srcdoc')).not.toContain('https://api.test')
  type('Title', 'Start here')
  await waitFor(() =>
    expect(screen.getByTitle('Preview of the widget').getAttribute('srcdoc')).toContain(
      'data-title="Start here"',
    ),
  )
})

it('shows each guide with its picture and the snippet that its place needs', async () => {
  const { written } = await openBuilder()
  const guides = screen.getByRole('region', { name: 'Where to paste it' })
  expect(guides.querySelectorAll('details')).toHaveLength(12)
  const picture = within(guides).getByText('What to click in Google Sites').closest('figure')
  expect(picture?.querySelector('ol')?.textContent).toBe('1Insert2Embed3Embed code')
  expect(picture?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
    'The form stands in the page',
  )
  const frame = within(guides).getByLabelText('Your snippet for Google Sites')
  expect(frame.textContent).toContain(`<iframe src="https://app.test/embed/${CODE}"`)
  fireEvent.click(
    within(guides).getByRole('button', { name: 'Copy snippet for React and Next', hidden: true }),
  )
  await waitFor(() => expect(written[0]).toContain(`code="${CODE}" mode="inline"`))
})

it('writes a mail to the web person with the snippet in it', async () => {
  await openBuilder()
  type('Title', 'Start here')
  const mail = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Send this to my web person' }).href,
  )
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe('Please add this form to our website')
  expect(mail.searchParams.get('body')).toContain(snippet())
  expect(mail.searchParams.get('body')).toContain('data-title="Start here"')
})
