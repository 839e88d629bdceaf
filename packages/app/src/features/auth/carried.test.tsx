// Anybody can ask for a mail to anybody. Each thing that such a mail carries is forged here, and the person who opens the mail
// finds nothing of it.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sendMagicLink } from './api/send-magic-link.ts'
import { CARRIED, type Carried } from './carried.ts'

const DANA = 'dana@clinic.example'
const FORGED = '0f1e2d3c-4b5a-4968-8776-655443322112'
const TEMPLATE = resolve(import.meta.dirname, '../../../../../supabase/templates/sign-in.html')
const answers = {
  'POST /verify': { body: sessionFor(DANA) },
  'GET /user': { body: sessionFor(DANA).user },
  'GET /initial_drafts': { body: null },
  'GET /onboarding_responses': { body: [] },
  'GET /profiles': { body: { first_name: null, last_name: null, company_name: null } },
  'GET /consents': { body: [] },
}

afterEach(() => queryClient.clear())

/** The names of everything in a request for a mail and in the link of the mail. */
function itemsOf({ url, body }: SentRequest): Set<string> {
  const { code_challenge: _pkce, code_challenge_method: _method, ...sent } = body as Record<string, unknown>
  const target = new URL(url.searchParams.get('redirect_to') ?? '')
  const [, link = ''] = /class="action" href="([^"]+)"/.exec(readFileSync(TEMPLATE, 'utf8')) ?? []
  return new Set([
    ...Object.keys(sent),
    ...[...url.searchParams.keys()],
    ...target.searchParams.keys(),
    ...new URLSearchParams(link.replaceAll('&amp;', '&').split('?')[1]).keys(),
  ])
}

/** What the auth service reads for itself, and the address whose parts are listed one by one. */
const NOT_CARRIED = ['create_user', 'gotrue_meta_security', 'redirect_to']

it('is all listed', async () => {
  const sent = fakeBackend({ 'POST /otp': {} })
  await sendMagicLink({ email: DANA, landingPath: '/rewards/terms', request: FORGED })
  const items = sent[0] ? itemsOf(sent[0]) : new Set()
  expect(items.size).toBeGreaterThan(6)
  expect(
    [...items].filter((item) => !NOT_CARRIED.includes(String(item)) && !(String(item) in CARRIED)),
  ).toEqual([])
})

type Forged = {
  /** The link that the stranger had mailed to Dana, in place of an ordinary one. */
  readonly link?: Readonly<Record<string, string>>
  /** The address behind it. */
  readonly target?: string
  readonly hash?: string
  /** Whose session the token opens. */
  readonly opens?: string
  /** The metadata that the stranger asked with. */
  readonly metadata?: Record<string, string>
  readonly isSignedIn?: boolean
}

const SAFE = 'https://app.test/onboarding/onboarding-guide'
const FORGERIES: Readonly<Record<Carried, Forged>> = {
  email: { opens: 'mallory@evil.example', isSignedIn: false },
  // The database drops it; the app does not read it either.
  data: {
    metadata: { firstName: 'Mallory', lastName: 'Evil', companyName: 'Worst Clinic', startsAs: 'partner' },
  },
  origin: { target: 'https://evil.example/onboarding/onboarding-guide' },
  path: { target: `https://app.test/logout?email=mallory@evil.example&lead=${FORGED}` },
  hash: { hash: '#access_token=mallory&refresh_token=mallory&type=magiclink' },
  account: { target: `${SAFE}?account=m@e.example`, opens: 'mallory@evil.example', isSignedIn: false },
  request: { target: `${SAFE}?request=${FORGED}`, link: { code: '' } },
  lead: { target: `${SAFE}?lead=${FORGED}`, link: { lead: FORGED } },
  token_hash: { link: { token_hash: '' }, isSignedIn: false },
  type: { link: { type: 'recovery' } },
  code: { link: { code: '"><script>mallory</script>' } },
}

it.each(Object.entries(FORGERIES))(
  'does not take a forged %s for the word of the person',
  async (_item, forged) => {
    const { link = {}, target = SAFE, hash = '', opens = DANA, metadata = {}, isSignedIn = true } = forged
    const session = sessionFor(opens, metadata)
    const sent = fakeBackend({
      ...answers,
      'POST /verify': { body: session },
      'GET /user': { body: session.user },
    })
    const query = new URLSearchParams({
      token_hash: 'abc',
      type: 'email',
      code: '48291234',
      redirect_to: target,
      ...link,
    })
    const { path } = await renderApp(`/auth/confirm?${query}${hash}`)
    const field = await screen.findByLabelText('Email')
    // Opening a link signs nobody in and writes nothing.
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(localStorage.getItem('sb-api-auth-token')).toBeNull()
    if (query.get('token_hash')) {
      fireEvent.change(field, { target: { value: DANA } })
      fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    }
    if (isSignedIn) await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
    else expect(await screen.findByRole('heading', { name: /^This link/ })).toBeDefined()
    if (isSignedIn) await screen.findByLabelText('First Name')
    const said = JSON.stringify([document.body.textContent, ...sent.map(({ url, body }) => [url.href, body])])
    expect(said).not.toMatch(new RegExp(`mallory|evil|worst clinic|partner"|${FORGED}`, 'i'))
    expect(localStorage.getItem('sb-api-auth-token') !== null).toBe(isSignedIn)
    expect(localStorage.getItem('foyer:visited-lead')).toBeNull()
  },
)
