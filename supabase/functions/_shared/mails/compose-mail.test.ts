import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { createComposeMail } from './compose-mail.ts'
import type { ClaimedMail } from './mail-store.ts'

const SLUG = 'a'.repeat(32)
const compose = createComposeMail({
  appUrl: 'https://app.example',
  operator: 'Foyer Practice Websites, Inc., 200 Example Street',
  supabaseUrl: 'https://project.example',
  supportEmail: 'desk@foyer.test',
  sitesDomain: 'foyer.site',
})

const contentOf = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return composeDraft(practiceOf(persona))
}

type DraftMail = Extract<ClaimedMail, { readonly kind: 'draft_ready' }>

const TO = {
  id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
  attempts: 1,
  token: 'a'.repeat(64),
  email: 'dana@practice.example',
  first_name: new StrangersWords('Dana'),
}

const mailAbout = (draft: Partial<DraftMail['facts']>, rest: Partial<DraftMail> = {}): DraftMail => ({
  ...TO,
  kind: 'draft_ready',
  facts: { version: 1, slug: SLUG, has_card: true, content: contentOf('cedar-grove'), ...draft },
  ...rest,
})

test('tells the owner what to look at first and what is missing', () => {
  const mail = compose(mailAbout({}))
  expect(mail).toMatchObject({
    to: 'dana@practice.example',
    replyTo: 'desk@foyer.test',
    subject: 'Your draft is ready',
  })
  expect(mail.text).toMatchInlineSnapshot(`
    "Your draft is ready

    Hello Dana, this is “Cedar Grove Family Medicine”, built from your answers. Send the address to anyone whose eye you trust.

    Open your draft: https://app.example/drafts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

    Look at this first
    1. Your story. It stands there word for word, with your name under it.
    2. 13 sentences with dots under them. They are our suggestion. Say “Yes” or “Not us” to each.
    3. 12 empty places. A phone number, a booking link, street and suite, the membership fee and 8 more. First, to show it: 3 things, about 18 minutes.

    Only people with the address see the draft, and search engines do not list it. Something wrong? Answer this mail. The address: https://app.example/drafts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

    --
    You get this email because you asked for a website draft at https://app.example.
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
  for (const line of mail.text.split('\n').filter((text) => /^\d\./.test(text))) {
    expect(mail.html).toContain(line.split('. ')[1])
  }
  expect(mail.html).toContain(`<img src="https://project.example/functions/v1/drafts/${SLUG}/card.png"`)
})

test('works without a picture', () => {
  const { html } = compose(mailAbout({ has_card: false }))
  expect(html).not.toContain('<img')
  expect(html).toContain(`href="https://app.example/drafts/${SLUG}"`)
})

test('names a later version, and an owner without a first name', () => {
  expect(compose(mailAbout({ version: 3 })).text).toContain('is version 3 of “Cedar Grove Family Medicine”')
  expect(compose(mailAbout({}, { first_name: null })).text).toContain('This is “Cedar Grove Family Medicine”')
})

test('speaks of a proposal as one', () => {
  const { text } = compose(mailAbout({ content: contentOf('redesign') }))
  expect(text).toContain('is what we would change first for')
})

test('is sent for a content of an older shape, too', () => {
  const { text, html } = compose(mailAbout({ content: { version: 0 } }))
  expect(text).toContain('Hello Dana, this is your website, built from your answers.')
  expect(html).not.toContain('Look at this first')
})

test('keeps hostile words as text', () => {
  const content = contentOf('hostile')
  const { html, text } = compose(
    mailAbout({ content }, { first_name: new StrangersWords('<b>Ana</b>\nBcc: x') }),
  )
  expect(html).not.toMatch(/<script|<img src=x|onerror="/i)
  expect(html).not.toContain('Hello')
  expect(text).not.toContain('Bcc: x')
})

test('tells the support why a build failed', () => {
  const mail = compose({
    ...TO,
    kind: 'draft_failed',
    facts: {
      build_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
      flow: 'build-presence',
      reason: 'storage 503',
      created_at: '2026-11-22T09:00:00Z',
      practice: new StrangersWords('Cedar Grove'),
    },
  })
  expect(mail).toMatchObject({
    to: 'desk@foyer.test',
    replyTo: 'dana@practice.example',
    subject: 'A draft could not be built: dana@practice.example',
    text: expect.stringContaining('Reason: storage 503'),
  })
})
