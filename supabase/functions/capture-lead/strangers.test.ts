// Every way on which a stranger's address reaches the endpoint of captures: it is stored, and marked at most.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { EMAIL, form, ID, json, request, setUp } from './test-endpoint.ts'

type Fields = Readonly<Record<string, string>>

const multipart = (fields: Fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return request({ body, headers: { accept: 'text/html' } })
}
const PARTNER = { foyer_ref: 'ABCD2345', foyer_page: 'https://partner.example/pricing?utm_source=news' }

/** The ways, each with what it sends besides the address. */
const WAYS: Readonly<Record<string, (email: string, more: Fields) => Request>> = {
  'the widget': (email, more) =>
    json({ email, submission_id: ID, channel: 'widget', elapsed_ms: 5000, ...more }),
  'the widget before 0.4.0': (email, more) =>
    json({ email, submission_id: ID, channel: 'widget', website: '', widget: { version: '0.3.0' }, ...more }),
  'the path /lead': (email, more) => json({ email, submission_id: ID, ...more, channel: 'link' }),
  'the form of the builder': (email, more) => form({ email, foyer_ref: 'ABCD2345', foyer_more: '', ...more }),
  'an older form of the builder': (email, more) =>
    form({ email, ref: 'ABCD2345', channel: 'form', website: '', ...more }),
  'the plain form': (email, more) => form({ email, ...PARTNER, foyer_utm_source: 'news', ...more }),
  'the card, sent by the browser': (email, more) =>
    form({ email, ...PARTNER, foyer_submission_id: '', ...more }),
  "a page's own form": (email, more) => form({ email, ...more }),
  "a page's own form with files": (email, more) => multipart({ email, ...more }),
  'the error page, again': (email, more) => form({ email, foyer_submission_id: ID, ...PARTNER, ...more }),
}

/** What fillers, programs and pages put into the other fields. */
const FILLED: Readonly<Record<string, Fields>> = {
  nothing: {},
  'every trap there ever was': { more: 'x', website: 'x', foyer_more: 'x', foyer_website: 'x', url: 'x' },
  'no time': { elapsed_ms: '0', foyer_elapsed_ms: '0' },
  'a time that is none': { elapsed_ms: 'soon', foyer_elapsed_ms: '-1e999' },
  'names of ours with values of a page': {
    name: 'Ana',
    page: 'Contact',
    consent: 'no',
    widget: 'x',
    first_touch: 'x',
    foyer_first_touch: '{',
    foyer_click_ids: '[]',
    foyer_consent: '{"text":1}',
    foyer_page: 'javascript:alert(1)',
  },
  'long texts': {
    message: 'x'.repeat(4000),
    foyer_utm_source: 'x'.repeat(2000),
    foyer_ref: 'x'.repeat(2000),
  },
}

describe.each(Object.entries(WAYS))('an address that came by %s is stored', (_, send) => {
  test.each(Object.entries(FILLED))('with %s', async (_, more) => {
    const { handle, stored } = setUp()
    const response = await handle(send(EMAIL, more))
    expect([200, 303]).toContain(response.status)
    expect(stored).toHaveLength(1)
    expect(stored[0]?.capture.email).toBe(EMAIL)
    expect([null, 'trap', 'fill_time']).toContain(stored[0]?.suspected)
  })

  test('with any other fields', async () => {
    const names = fc.oneof(
      fc.constantFrom(...Object.values(FILLED).flatMap(Object.keys)),
      fc.string({ maxLength: 9 }).filter((name) => !/email|channel/i.test(name)),
    )
    const fields = fc.dictionary(names, fc.string({ unit: 'binary', maxLength: 30 }), { maxKeys: 8 })
    await fc.assert(
      fc.asyncProperty(fields, async (more) => {
        const { handle, stored } = setUp()
        await handle(send(EMAIL, more))
        expect(stored.map(({ capture }) => capture.email)).toEqual([EMAIL])
      }),
      { numRuns: randomCases(60) },
    )
  })
})
