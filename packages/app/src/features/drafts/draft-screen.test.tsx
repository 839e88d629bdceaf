import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { NO_SITE_DETAILS } from '../../site/api/load-site-details.ts'
import { withChanges } from '../../site/site-details-changes.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import { renderApp } from '../../testing/render-app.tsx'

const SLUG = 'a'.repeat(32)
const NEXT_SLUG = 'b'.repeat(32)
const session = sessionFor('dana@clinic.example')
const name = 'Harbor Family Medicine'
const created_at = '2026-11-21T09:00:00+00:00'
const version = { version: 1, slug: SLUG, flow: 'build-presence', style: 'warm', created_at }
const opened = { slug: SLUG, version: 1, kind: 'site', style: 'warm', name, created_at, mine: false }
const visitorBackend = {
  'POST /rpc/open_draft': { body: opened },
  'GET /frame.html': { body: '<html lang="en"><head></head><body>Hello</body></html>' },
}
const ownerBackend = {
  ...visitorBackend,
  'POST /rpc/open_draft': { body: { ...opened, mine: true } },
  'GET /draft_versions': { body: [version] },
  'GET /onboarding_responses': { body: rowsOf(THINKING) },
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: name } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
  'GET /site_details': { body: null },
  'GET /initial_drafts': {
    body: { url: `/drafts/${SLUG}`, version: 1, delivered_at: created_at, reopened_at: null },
  },
  'GET /site_builds': { body: null },
  'POST /rpc/save_site_details': ({ body }: SentRequest) => ({
    body: withChanges(NO_SITE_DETAILS, Object(body).changes),
  }),
}
type Backend = Parameters<typeof fakeBackend>[0]

async function openAsOwner(backend: Backend = {}) {
  const sent = fakeBackend({ ...ownerBackend, ...backend })
  const app = await renderApp(`/drafts/${SLUG}`, { session })
  const list = await screen.findByRole('button', { name: /^Before launch/ })
  const saved = () =>
    sent.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/save_site_details'))
  return { ...app, sent, list, saved }
}

beforeEach(() => {
  // The width of a desktop.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

describe('a visitor', () => {
  it('sees the draft in a frame without scripts and forms, and none of the tools of its owner', async () => {
    fakeBackend(visitorBackend)
    await renderApp(`/drafts/${SLUG}`)
    const frame = await screen.findByTitle(`The draft of ${name}`)
    expect(frame.getAttribute('sandbox')).toBe(
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
    const tools = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(tools).toEqual(['Open full', 'Share'])
  })

  it('is told about an unknown address, and sends no request for a malformed one', async () => {
    const sent = fakeBackend({ 'POST /rpc/open_draft': { body: null } })
    await renderApp('/drafts/no-slug')
    expect(await screen.findByRole('heading', { name: 'There is no draft here' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('hands the address to the share sheet of the system where there is one', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    fakeBackend(visitorBackend)
    await renderApp(`/drafts/${SLUG}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this draft' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: `${name}: website draft`,
      url: `https://app.test/drafts/${SLUG}`,
    })
  })

  it('tries again when the page could not be loaded', async () => {
    let isBroken = true
    fakeBackend({
      ...visitorBackend,
      'GET /frame.html': () => (isBroken ? { status: 500 } : visitorBackend['GET /frame.html']),
    })
    await renderApp(`/drafts/${SLUG}`)
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    fireEvent.click(again)
    expect(await screen.findByTitle(`The draft of ${name}`)).toBeTruthy()
  })
})

describe('the owner', () => {
  it('types a detail, which is saved once it is valid', async () => {
    const { list, saved } = await openAsOwner()
    fireEvent.click(list)
    const field = await screen.findByLabelText('Phone number')
    fireEvent.change(field, { target: { value: '555' } })
    fireEvent.blur(field)
    expect(screen.getByText('Enter a phone number like (423) 555-0100.')).toBeTruthy()
    expect(saved()).toEqual([])
    fireEvent.change(field, { target: { value: '(423) 555-0100' } })
    expect(screen.queryByText('Enter a phone number like (423) 555-0100.')).toBeNull()
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.body).toEqual({ changes: { details: { phone: '(423) 555-0100' } } })
  })

  it('keeps what could not be saved, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let isBroken = true
    const { list } = await openAsOwner({
      'POST /rpc/save_site_details': () => (isBroken ? 'unreachable' : { body: NO_SITE_DETAILS }),
    })
    fireEvent.click(list)
    const field = await screen.findByLabelText<HTMLInputElement>('Phone number')
    fireEvent.change(field, { target: { value: '(423) 555-0100' } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(field.value).toBe('(423) 555-0100')
    isBroken = false
    fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  it('decides about a sentence with one click, and takes it back', async () => {
    const { list, saved } = await openAsOwner()
    fireEvent.click(list)
    const [notUs] = await screen.findAllByRole('button', { name: /^Not us: / })
    if (!notUs) throw new Error('Nothing is suggested.')
    fireEvent.click(notUs)
    const undo = await screen.findByRole('button', { name: /^Undo: / })
    expect(screen.getByText('Left out')).toBeTruthy()
    await waitFor(() => expect(saved()).toHaveLength(1))
    const { statements } = Object(saved()[0]?.body).changes
    expect(Object.values(statements)).toContain('struck')
    fireEvent.click(undo)
    await waitFor(() => expect(saved()).toHaveLength(2))
    const takenBack = Object.keys(statements).map((id) => [id, null])
    expect(saved()[1]?.body).toEqual({ changes: { statements: Object.fromEntries(takenBack) } })
  })

  it('switches the style, and saves it as the next version on request', async () => {
    const build = { status: 'queued', created_at }
    let hasAsked = false
    const { sent } = await openAsOwner({
      'GET /site_builds': () => ({ body: hasAsked ? build : null }),
      'POST /start-site-builder-form': () => {
        hasAsked = true
        return { status: 201, body: build }
      },
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
    await waitFor(() => expect(sent.some(({ body }) => Object(body).changes?.style === 'modern')).toBe(true))
    const save = await screen.findByRole('button', { name: 'Save as version 2' })
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(save)
    expect(await screen.findByText(/^Version 2 is being made/)).toBeTruthy()
  })

  it('is led to the new version, although its address could not be read at first', async () => {
    let answers = 0
    let isDelivered = false
    const next = { ...version, version: 2, slug: NEXT_SLUG }
    const { path } = await openAsOwner({
      'GET /initial_drafts': () => ({
        body: {
          url: `/drafts/${isDelivered ? NEXT_SLUG : SLUG}`,
          version: isDelivered ? 2 : 1,
          delivered_at: created_at,
          reopened_at: null,
        },
      }),
      'POST /start-site-builder-form': () => {
        isDelivered = true
        return { status: 201, body: { status: 'queued', created_at } }
      },
      'GET /draft_versions': () => {
        if (!isDelivered) return { body: [version] }
        answers += 1
        return answers < 3 ? { status: 500, body: {} } : { body: [next, version] }
      },
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
    const save = await screen.findByRole('button', { name: 'Save as version 2' })
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(save)
    await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
  })

  it('gets a new address only after a confirmation', async () => {
    let slug = SLUG
    const { sent, path } = await openAsOwner({
      'POST /rpc/open_draft': () => ({ body: { ...opened, slug, mine: true } }),
      'GET /draft_versions': () => ({ body: [{ ...version, slug }] }),
      'POST /drafts/rotate': () => {
        slug = NEXT_SLUG
        return { body: { slug } }
      },
    })
    const isRotation = ({ url }: (typeof sent)[number]) => url.pathname.endsWith('/rotate')
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
    const question = await screen.findByRole('dialog', { name: 'Make a new address?' })
    expect(sent.filter(isRotation)).toEqual([])
    fireEvent.click(within(question).getByRole('button', { name: 'Make a new address' }))
    await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
    expect(sent.filter(isRotation)).toHaveLength(1)
  })

  it('goes to the new address although the response to its change was lost', async () => {
    let slug = SLUG
    const { path } = await openAsOwner({
      'GET /draft_versions': () => ({ body: [{ ...version, slug }] }),
      'POST /rpc/open_draft': () => ({ body: { ...opened, slug, mine: true } }),
      'POST /drafts/rotate': () => {
        slug = NEXT_SLUG
        return { status: 504 }
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
    const question = await screen.findByRole('dialog', { name: 'Make a new address?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Make a new address' }))
    await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
    expect(screen.queryByText('Not changed')).toBeNull()
  })

  it.each([
    ['beside a typed story', 'I listen first.'],
    ['in the place of a missing story', ''],
  ])('ticks passages of the PDF %s', async (_, resume_text) => {
    const passage = { id: 'p1', text: 'I started this work because nobody had an hour for my mother.' }
    const clinicianDetails = { resume_text, resume_file_path: 'a/b.pdf', updated_at: created_at }
    const { list, saved, sent } = await openAsOwner({
      'GET /onboarding_responses': { body: rowsOf({ ...THINKING, clinicianDetails }) },
      'POST /drafts/passages': { body: { passages: [passage] } },
    })
    fireEvent.click(list)
    const story = screen.queryByRole('button', { name: /^Your story/ })
    expect(story === null).toBe(resume_text !== '')
    if (story) fireEvent.click(story)
    const choose = await screen.findByRole('button', { name: 'Choose passages of your PDF' })
    expect(sent.some(({ url }) => url.pathname.endsWith('/passages'))).toBe(false)
    fireEvent.click(choose)
    fireEvent.click(await screen.findByRole('checkbox', { name: passage.text }))
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.body).toEqual({ changes: { passages: [passage] } })
  })

  const OLD = { id: 'p1', text: 'A sentence of the PDF that was replaced since.' }
  const NEW = { id: 'p1', text: 'A sentence of the new PDF, with the same number.' }
  const withOld = { body: { details: {}, statements: {}, passages: [OLD], style: null } }
  const withPdf = (path: string | null) => ({
    body: rowsOf({
      ...THINKING,
      clinicianDetails: { resume_text: 'Typed', resume_file_path: path, updated_at: created_at },
    }),
  })

  it('keeps passages of a replaced PDF apart from those of the new one', async () => {
    const { list, saved } = await openAsOwner({
      'GET /site_details': withOld,
      'GET /onboarding_responses': withPdf('id-of-dana@clinic.example/new.pdf'),
      'POST /drafts/passages': { body: { passages: [NEW] } },
    })
    fireEvent.click(list)
    fireEvent.click(await screen.findByRole('button', { name: 'Choose passages of your PDF' }))
    const offered = await screen.findByRole<HTMLInputElement>('checkbox', { name: NEW.text })
    expect(offered.checked).toBe(false)
    fireEvent.click(offered)
    screen.getByText('Ticked before, and not in your PDF any more:')
    fireEvent.click(screen.getByRole('checkbox', { name: OLD.text, checked: true }))
    await waitFor(() =>
      expect(saved().at(-1)?.body).toEqual({ changes: { passages: [{ ...NEW, id: 'p2' }] } }),
    )
  })

  it('can untick passages of a PDF that was removed', async () => {
    const { list, saved } = await openAsOwner({
      'GET /site_details': withOld,
      'GET /onboarding_responses': withPdf(null),
    })
    fireEvent.click(list)
    fireEvent.click(await screen.findByRole('checkbox', { name: OLD.text, checked: true }))
    await waitFor(() => expect(saved().at(-1)?.body).toEqual({ changes: { passages: [] } }))
    expect(screen.queryByRole('button', { name: 'Choose passages of your PDF' })).toBeNull()
  })

  it('says that a PDF is gone instead of offering to read it again', async () => {
    const { list } = await openAsOwner({
      'GET /onboarding_responses': withPdf('id-of-dana@clinic.example/gone.pdf'),
      'POST /drafts/passages': { status: 409, body: { error: { code: 'no_file' } } },
    })
    fireEvent.click(list)
    fireEvent.click(await screen.findByRole('button', { name: 'Choose passages of your PDF' }))
    await screen.findByText(/not in our storage any more/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('saves a detail without the spaces and invisible characters around it', async () => {
    const { list, saved } = await openAsOwner()
    fireEvent.click(list)
    const field = await screen.findByLabelText('Phone number')
    fireEvent.change(field, { target: { value: ' \u202d(423) 555-0100\u202c ' } })
    await waitFor(() =>
      expect(saved().at(-1)?.body).toEqual({ changes: { details: { phone: '(423) 555-0100' } } }),
    )
    expect(field).toHaveProperty('value', ' \u202d(423) 555-0100\u202c ')
  })

  it('keeps every field that a password manager fills in at once', async () => {
    const { list, saved } = await openAsOwner()
    fireEvent.click(list)
    fireEvent.click(await screen.findByRole('button', { name: /^Street and suite/ }))
    const fill = (label: string, value: string) => {
      const field = screen.getByLabelText<HTMLInputElement>(label)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    act(() => {
      fill('Street and suite', '12 Harbor Road')
      fill('City', 'Miami')
    })
    await waitFor(() =>
      expect(saved().at(-1)?.body).toEqual({
        changes: { details: { street: '12 Harbor Road', city: 'Miami' } },
      }),
    )
  })

  it('is led from a proposal to the six questions', async () => {
    const { path } = await openAsOwner({
      'POST /rpc/open_draft': { body: { ...opened, kind: 'proposal', style: 'modern', mine: true } },
      'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
      'GET /change_requests': { body: [] },
    })
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Change my answers' }))
    expect(await screen.findByRole('button', { name: 'Answer six questions' })).toBeTruthy()
    expect(path()).toBe('/my-site')
  })

  it('sees an older version as it was, with the way to the newest', async () => {
    const newest = { ...version, version: 3, slug: NEXT_SLUG }
    fakeBackend({ ...ownerBackend, 'GET /draft_versions': { body: [newest, version] } })
    await renderApp(`/drafts/${SLUG}`, { session })
    const link = await screen.findByRole('link', { name: 'Open the newest' })
    expect(link.getAttribute('href')).toBe(`/drafts/${NEXT_SLUG}`)
    expect(screen.getByText(/^Version 1 of 3/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Before launch/ })).toBeNull()
  })
})
