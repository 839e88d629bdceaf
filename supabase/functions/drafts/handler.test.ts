import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { pageEdits } from '@foyer/draft/personas/page-edits.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { pngFile } from '@foyer/shared/pictures/test-pictures.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../tests/fake-service-client.ts'
import { composeVersion } from '../_shared/compose-version.ts'
import { siteFactsSchema } from '../_shared/site-facts.ts'
import { createHandler } from './handler.ts'
import { createLoadDraftPicture } from './load-draft-picture.ts'
import { createLoadFile } from './load-file.ts'

const SLUG = 'a'.repeat(32)
const OWNER = '00000000-0000-4000-8000-00000000000a'
const PICTURE = '1'.repeat(32)
const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const CONTENT = composeDraft(practiceOf(persona))
const stored = (content: unknown = CONTENT) => json(200, { style: 'warm', content })

// The owner, unless the headers are empty.
const AS_OWNER = { authorization: 'Bearer token' }

async function get(path: string, answer: FakeAnswer, headers: Record<string, string> = AS_OWNER) {
  const { client, asked } = fakeServiceClient(answer)
  const logged: unknown[] = []
  const log = (event: unknown) => void logged.push(event)
  const handle = createHandler({
    verifyUser: async (request) =>
      request.headers.has('authorization') ? ok({ userId: OWNER }) : err({ code: 'unauthorized' }),
    loadFile: createLoadFile(client, log),
    loadDraftPicture: createLoadDraftPicture(
      client,
      async (owner, name) =>
        owner === OWNER && name.endsWith('-480.png')
          ? ok({ bytes: pngFile(480, 600), contentType: 'image/png' })
          : err({ code: 'refused' }),
      log,
    ),
    readPassages: async () => err({ code: 'no_file' }),
    log,
  })
  const response = await handle(new Request(`https://project.example/drafts/${path}`, { headers }))
  return { response, asked, logged }
}

test.each([
  ['index.html', 'draft', ''],
  ['frame.html', 'visit', '/draft-assets/'],
] as const)('renders %s from the stored content as a %s', async (name, kind, assetBase) => {
  const { response } = await get(`${SLUG}/${name}`, stored())
  const content = kind === 'visit' ? launchContent(CONTENT) : CONTENT
  const [page] = renderDraft(content, 'warm', { kind, assetBase })
  expect(await response.text()).toBe(page?.body)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('gives visitors the page of a service as they see it, and the folder of it to its owner alone', async () => {
  const content = applyEdits(CONTENT, editsFromRow(pageEdits()))
  const files = renderDraft(launchContent(content), 'warm', {
    kind: 'visit',
    assetBase: '/draft-assets/',
    pictureBase: '/draft-pictures/',
  })
  const shown = files.find(({ path }) => path === 'sleep-and-worry/index.html')?.body
  const { response } = await get(`${SLUG}/sleep-and-worry/frame.html`, stored(content), {})
  expect(await response.text()).toBe(shown)
  expect(shown).toContain('gasping')
  for (const [path, headers] of [
    [`${SLUG}/sleep-and-worry/index.html`, {}],
    [`${SLUG}/sleep/frame.html`, AS_OWNER],
  ] as const)
    expect((await get(path, stored(content), headers)).response.status).toBe(404)
})

test('asks for the version of the address, and for the newest without a usable one', async () => {
  const bodyOf = async (query: string) =>
    JSON.parse((await get(`${SLUG}/index.html${query}`, stored())).asked[0]?.body ?? '')
  expect(await bodyOf('?version=2')).toEqual({ draft_slug: SLUG, wanted_version: 2, reader: OWNER })
  for (const query of ['', '?version=', '?version=0', '?version=-1', '?version=1e9', '?version=x'])
    expect(await bodyOf(query)).toEqual({ draft_slug: SLUG, reader: OWNER })
})

test('answers 304 to the tag of the same bytes, however it is written, and 200 to another', async () => {
  const tagOf = async (content?: unknown) =>
    (await get(`${SLUG}/index.html`, stored(content))).response.headers.get('etag') ?? ''
  const tag = await tagOf()
  const other = await tagOf({
    ...CONTENT,
    metadata: { ...CONTENT.metadata, title: CONTENT.metadata.description },
  })
  expect(other).not.toBe(tag)
  for (const [known, status] of [
    [tag, 304],
    [`W/${tag}`, 304],
    [`${other}, ${tag}`, 304],
    [other, 200],
  ] as const) {
    const { response } = await get(`${SLUG}/index.html`, stored(), { ...AS_OWNER, 'if-none-match': known })
    expect([response.status, response.headers.get('etag')]).toEqual([status, tag])
  }
})

const FACTS = {
  profile: { id: OWNER, first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family Medicine' },
  answers: Object.entries(THINKING).map(([question_key, response]) => ({
    question_key,
    response,
    changed_at: '2026-11-20T09:00:00+00:00',
  })),
  entries: [],
  entered_at: null,
}
const newest = json(200, { facts: FACTS })

test('composes the newest state for others, without gaps, marks and suggestions', async () => {
  const { response, asked } = await get(`${SLUG}/frame.html?version=1`, newest, {})
  const composed = await composeVersion(siteFactsSchema.parse(FACTS))
  if (!composed.ok) throw new Error(composed.error.details)
  const { content, style } = composed.value
  const [page] = renderDraft(launchContent(content), style, { kind: 'visit', assetBase: '/draft-assets/' })
  const html = await response.text()
  expect(html).toBe(page?.body)
  const suggested = linesOf(content.sections).filter(({ standing }) => standing === 'suggested')
  expect(suggested.length).toBeGreaterThan(0)
  const [said] = renderDraft(content, style, { kind: 'visit', assetBase: '/draft-assets/' })
  expect(html.length).toBeLessThan(String(said?.body).length)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ draft_slug: SLUG, wanted_version: 1 })
})

test('answers that cannot be composed are a failure of ours, without words in the log', async () => {
  const { response, logged } = await get(
    `${SLUG}/frame.html`,
    json(200, { facts: { ...FACTS, answers: [] } }),
  )
  expect(response.status).toBe(500)
  expect(logged).toEqual([
    { event: 'draft_not_composed', code: 'answers_incomplete', details: 'questions are unanswered' },
  ])
})

test.each(['index.html', 'card.svg'])('keeps %s, which has marks and gaps, for the owner', async (name) => {
  expect((await get(`${SLUG}/${name}`, newest, {})).response.status).toBe(404)
  expect((await get(`${SLUG}/${name}`, newest)).response.status).toBe(200)
})

test('sends the stored picture of the newest version only', async () => {
  const { response } = await get(`${SLUG}/card.png`, json(200, JSON.stringify(btoa('png\n'))))
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/png', 'png\n'])
  const older = await get(`${SLUG}/card.png?version=1`, json(200, JSON.stringify(btoa('png'))))
  expect([older.response.status, older.asked]).toEqual([404, []])
})

test.each(['index.html', 'card.png'])('an address without %s is not found', async (name) => {
  const { response } = await get(`${SLUG}/${name}`, json(200, 'null'))
  expect(response.status).toBe(404)
})

test.each(['x/index.html', `${SLUG}`, `${SLUG}/../index.html`, `${SLUG}/sitemap.xml`, `${SLUG}/constructor`])(
  'asks nobody about %s',
  async (path) => {
    const { response, asked } = await get(path, stored())
    expect([response.status, asked]).toEqual([404, []])
  },
)

test('content that cannot be read is a failure of ours, with its places in the log and none of its words', async () => {
  const { response, logged } = await get(
    `${SLUG}/index.html`,
    stored({ ...CONTENT, seed: { word: 'secret' } }),
  )
  expect(response.status).toBe(500)
  expect(logged).toEqual([{ event: 'content_not_readable', places: ['seed'] }])
})

test('a database that does not answer is a failure that can be tried again', async () => {
  const { response } = await get(`${SLUG}/index.html`, json(503, { code: 'XX000' }))
  expect(response.status).toBe(503)
})

test('answers a picture of the owner as what it is, and nothing else of a draft', async () => {
  const { response, asked } = await get(
    `${SLUG}/pictures/${PICTURE}-480.png`,
    json(200, JSON.stringify(OWNER)),
  )
  expect(response.status).toBe(200)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ draft_slug: SLUG, picture: PICTURE })
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngFile(480, 600))
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test.each([
  ['a picture of another owner', `${PICTURE}-480.png`, null],
  ['a file that is no picture', `${PICTURE}-960.png`, OWNER],
  ['a drawing', `${PICTURE}-480.svg`, OWNER],
  ['a page', `${PICTURE}-480.html`, OWNER],
  ['a path', `..%2f${PICTURE}-480.png`, OWNER],
])('answers 404 for %s', async (_what, name, owner) => {
  const { response } = await get(`${SLUG}/pictures/${name}`, json(200, JSON.stringify(owner)))
  expect(response.status).toBe(404)
})
