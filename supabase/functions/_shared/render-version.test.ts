import { cardFiles } from '@foyer/draft/card/card-files.ts'
import { ownerPictures } from '@foyer/draft/personas/owner-pictures.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { cardFileName } from '@foyer/shared/pictures/picture.ts'
import { jpegFile, RED_JPEG } from '@foyer/shared/pictures/test-pictures.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LoadPicture } from './load-picture.ts'
import { createDrawCard, createRenderVersion } from './render-version.ts'
import type { SiteFacts } from './site-facts.ts'

// The renderer has no known defect, so the tests put one in.
const defect = vi.hoisted(() => {
  // Another file of this process may have loaded the renderer already.
  vi.resetModules()
  return {
    compose: null as ((content: object) => object) | null,
    render: null as (() => never) | null,
  }
})
vi.mock('@foyer/draft/compose-draft.ts', async (original) => {
  const { composeDraft } = await original<typeof import('@foyer/draft/compose-draft.ts')>()
  return {
    composeDraft: (practice: Parameters<typeof composeDraft>[0]) => {
      const content = composeDraft(practice)
      return defect.compose ? defect.compose(content) : content
    },
  }
})
vi.mock('@foyer/draft/render-draft.ts', async (original) => {
  const { renderDraft } = await original<typeof import('@foyer/draft/render-draft.ts')>()
  return {
    renderDraft: (...input: Parameters<typeof renderDraft>) =>
      defect.render ? defect.render() : renderDraft(...input),
  }
})

const SECRET = 'I listen to Mrs. Miller first.'
const build: SiteFacts = {
  profile: {
    id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
    first_name: 'Dana',
    last_name: 'Okafor',
    company_name: null,
  },
  answers: Object.entries(THINKING).map(([question_key, response]) => ({
    question_key,
    response: question_key === 'clinicianDetails' ? { ...response, resume_text: SECRET } : response,
    changed_at: '2026-11-22T08:00:00Z',
  })),
  entries: [],
  entered_at: null,
}
const notRead = async () => {
  throw new Error('There are no files in this test.')
}
const render = createRenderVersion(createDrawCard({ wasm: notRead, font: notRead }, notRead, () => {}))

beforeEach(() => {
  defect.compose = null
  defect.render = null
})

test('composes the content, and leaves out a picture that cannot be drawn', async () => {
  const rendered = await render(build)
  if (!rendered.ok) throw new Error(rendered.error.code)
  expect(rendered.value).toMatchObject({ style: 'warm', card: null, content: { kind: 'full' } })
  expect(rendered.value.answersVersion).toBe('2026-11-22T08:00:00.000Z')
})

test('puts the words of the owner into the content, and counts them as its version', async () => {
  const rendered = await render({
    ...build,
    entries: [
      { key: 'line/hero/lede', value: { text: 'We listen.', ours: '' } },
      {
        key: 'item/add-abcd',
        value: { kind: 'service', at: 1, name: 'Sports physical', price: '$60', text: '' },
      },
      { key: 'picture/portrait', value: asJson(ownerPictures('At the door').portrait) },
    ],
    entered_at: '2026-11-23T08:00:00.000Z',
  })
  if (!rendered.ok) throw new Error(rendered.error.code)
  const said = JSON.stringify(rendered.value.content)
  expect(said).toContain('"text":"We listen."')
  expect(said).toContain('"alt":"At the door"')
  expect(said).toContain('"text":"Sports physical"')
  expect(rendered.value.answersVersion).toBe('2026-11-23T08:00:00.000Z')
})

test('draws the picture', async () => {
  expect((await cardWith(null)).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'))
})

test('puts the portrait of the owner into the picture', async () => {
  const asked: string[] = []
  const bytes = Uint8Array.from(atob(RED_JPEG.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
  const card = await cardWith(async (owner, name) => {
    asked.push(`${owner}/${name}`)
    return ok({ bytes, contentType: 'image/jpeg' })
  })
  expect(asked).toEqual([`${build.profile.id}/${cardFileName(ownerPictures().portrait)}`])
  expect(Buffer.compare(card, await cardWith(null))).not.toBe(0)
})

const twoScans = jpegFile(320, 400)
const scan = twoScans.subarray(twoScans.length - 21, -2)
test.each<[string, LoadPicture]>([
  ['is not stored', async () => err({ code: 'refused' })],
  ['cannot be loaded', async () => err({ code: 'unavailable' })],
  ['is lost on the way', notRead],
  [
    'has many scans',
    async () =>
      ok({
        bytes: new Uint8Array([...twoScans.subarray(0, -2), ...scan, 0xff, 0xd9]),
        contentType: 'image/jpeg',
      }),
  ],
])('draws the picture without a portrait that %s', async (_what, loadPicture) => {
  expect(Buffer.compare(await cardWith(loadPicture), await cardWith(null))).toBe(0)
})

/** A value as the database returns it. */
function asJson(value: object) {
  return JSON.parse(JSON.stringify(value))
}

/** The picture of a build whose owner has a portrait, or none. */
async function cardWith(loadPicture: LoadPicture | null): Promise<Uint8Array> {
  const rendered = await createRenderVersion(createDrawCard(cardFiles, loadPicture ?? notRead, () => {}))({
    ...build,
    entries: loadPicture ? [{ key: 'picture/portrait', value: asJson(ownerPictures().portrait) }] : [],
  })
  if (!rendered.ok || !rendered.value.card) throw new Error('There is no picture.')
  return rendered.value.card
}

test('answers that are not complete are no draft', async () => {
  expect(await render({ ...build, answers: [] })).toEqual({
    ok: false,
    error: { code: 'answers_incomplete', details: 'questions are unanswered' },
  })
})

test('content that its schema refuses names the places, and none of the words', async () => {
  defect.compose = (content) => ({
    ...content,
    sections: [{ kind: 'story', paragraphs: [{ text: SECRET }] }],
  })
  const rendered = await render(build)
  expect(rendered).toMatchObject({ ok: false, error: { code: 'content_invalid' } })
  expect(JSON.stringify(rendered)).toContain('sections')
  expect(JSON.stringify(rendered)).not.toContain('Mrs. Miller')
})

test.each(['composing', 'rendering'])(
  'a failure while %s names the code, and none of the words',
  async (step) => {
    const fail = (): never => {
      throw new Error(SECRET)
    }
    if (step === 'composing') defect.compose = fail
    else defect.render = fail
    const rendered = await render(build)
    expect(rendered).toMatchObject({
      ok: false,
      error: { code: 'render_failed', details: expect.stringContaining('at ') },
    })
    expect(JSON.stringify(rendered)).not.toContain('Mrs. Miller')
  },
)
