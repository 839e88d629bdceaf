import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf } from '../../../tests/mail-of.ts'
import type { FactsOf } from './mails.ts'

const SLUG = 'a'.repeat(32)

const contentOf = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return composeDraft(practiceOf(persona))
}

const mailAbout = (
  draft: Partial<FactsOf<'draft_ready'>>,
  to: { readonly first_name?: StrangersWords | null } = {},
) =>
  mailOf(
    'draft_ready',
    { version: 1, slug: SLUG, has_card: true, content: contentOf('cedar-grove'), ...draft },
    to,
  )

test('tells the owner what to look at first and what is missing', () => {
  const mail = mailAbout({})
  expect(mail).toMatchObject({
    to: 'dana@practice.example',
    replyTo: 'desk@foyer.test',
    subject: 'Your draft is ready',
  })
  expect(mail.text).toMatchInlineSnapshot(`
    "Your draft is ready

    Hello Dana, this is “Cedar Grove Family Medicine”, built from your answers. Only you see it until you share or publish it.

    Open your draft: https://app.example/drafts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

    Look at this first
    1. Your story. It stands there word for word, with your name under it.
    2. 16 sentences with dots under them. They are our suggestion. Say “Yes” or “Not us” to each.
    3. 17 empty places. A phone number, a booking link, street and suite, the membership fee and 13 more. 1 to show it, 16 worth adding.

    Only you see the draft: the button asks you to log in. Something wrong? Answer this mail. The address: https://app.example/drafts/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

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
  const { html } = mailAbout({ has_card: false })
  expect(html).not.toContain('<img')
  expect(html).toContain(`href="https://app.example/drafts/${SLUG}"`)
})

test('names a later version, and an owner without a first name', () => {
  expect(mailAbout({ version: 3 }).text).toContain(
    'is “Cedar Grove Family Medicine”, built from your latest answers',
  )
  expect(mailAbout({}, { first_name: null }).text).toContain('This is “Cedar Grove Family Medicine”')
})

test('speaks of a proposal as one', () => {
  const { text } = mailAbout({ content: contentOf('redesign') })
  expect(text).toContain('is what we would change first for')
})

test('is sent for a content of an older shape, too', () => {
  const { text, html } = mailAbout({ content: { version: 0 } })
  expect(text).toContain('Hello Dana, this is your website, built from your answers.')
  expect(html).not.toContain('Look at this first')
})

test('keeps hostile words as text', () => {
  const content = contentOf('hostile')
  const { html, text } = mailAbout({ content }, { first_name: new StrangersWords('<b>Ana</b>\nBcc: x') })
  expect(html).not.toMatch(/<script|<img src=x|onerror="/i)
  expect(html).not.toContain('Hello')
  expect(text).not.toContain('Bcc: x')
})

test('tells the support why a build failed', () => {
  const mail = mailOf('draft_failed', {
    build_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
    flow: 'build-presence',
    reason: 'storage 503',
    created_at: '2026-11-22T09:00:00Z',
    practice: new StrangersWords('Cedar Grove'),
  })
  expect(mail).toMatchObject({
    to: 'desk@foyer.test',
    replyTo: 'dana@practice.example',
    subject: 'A draft could not be built: dana@practice.example',
    text: expect.stringContaining('Reason: storage 503'),
  })
})
