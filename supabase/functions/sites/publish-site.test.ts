import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { pageEdits } from '@foyer/draft/personas/page-edits.ts'
import { confirmedWords } from '@foyer/draft/publish-refusal.ts'
import { SITES_PATH, type SiteErrorCode } from '@foyer/shared/api/sites.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { composeVersion } from '../_shared/compose-version.ts'
import { sha256 } from '../_shared/sha256.ts'
import type { SiteFacts } from '../_shared/site-facts.ts'
import { createHandler, type SitesDependencies } from './handler.ts'

// Pages and the drawings of cards come out of one renderer.
const renders = vi.hoisted(() => {
  vi.resetModules()
  return { count: 0 }
})
vi.mock('@foyer/draft/render-draft.ts', async (original) => {
  const { renderDraft } = await original<typeof import('@foyer/draft/render-draft.ts')>()
  return {
    renderDraft: (...input: Parameters<typeof renderDraft>) => {
      renders.count++
      return renderDraft(...input)
    },
  }
})
beforeEach(() => {
  renders.count = 0
})

const OWNER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002'
const OTHER_HASH = 'f'.repeat(64)
const bare: SiteFacts = {
  profile: { id: OWNER, first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family' },
  answers: Object.entries(THINKING).map(([question_key, response]) => ({
    question_key,
    response,
    changed_at: '2026-11-22T08:00:00Z',
  })),
  entries: [],
  entered_at: null,
}
const contentOf = async (facts: SiteFacts) => {
  const composed = await composeVersion(facts)
  if (!composed.ok || composed.value.content.kind !== 'full') throw new Error('It is no website.')
  return composed.value.content
}
const suggested = linesOf((await contentOf(bare)).sections).filter(({ standing }) => standing === 'suggested')
const ready: SiteFacts = {
  ...bare,
  entries: [
    { key: 'fact/phone', value: '(423) 555-0142' },
    ...suggested.map(({ id }) => ({ key: `statement/${id}`, value: 'confirmed' })),
  ],
  entered_at: '2026-11-22T09:00:00Z',
}
const content = await contentOf(ready)
const confirmed = await sha256(confirmedWords(content))
const CARD = new Uint8Array([1, 2, 3])
const RECORDED = { name: 'harbor-family', version: 1, published_at: '2026-11-22T10:00:00Z' }
const BEGUN = { sequence: 7, name: 'harbor-family', address: 'harbor-family', facts: ready, stored: null }

type Sites = SitesDependencies['sites']

/** The endpoint over a store in which everything succeeds, but what a test replaces. */
function setUp(sites: Partial<Sites> = {}, rest: Partial<SitesDependencies> = {}) {
  const logged: unknown[] = []
  const drawCard = vi.fn<SitesDependencies['drawCard']>(async () => CARD)
  const uploadDeploy = vi.fn<SitesDependencies['uploadDeploy']>(async () => ok(null))
  const writePointers = vi.fn<SitesDependencies['writePointers']>(async () => 'written' as const)
  const record = vi.fn<Sites['record']>(async () => ok(RECORDED))
  const deps: SitesDependencies = {
    verifyUser: async () => ok({ userId: OWNER }),
    holdsSecretKey: async () => false,
    sites: {
      begin: vi.fn<Sites['begin']>(async () => ok(BEGUN)),
      beginDeploy: vi.fn<Sites['beginDeploy']>(async () => ok('upload' as const)),
      record,
      liveVersion: vi.fn<Sites['liveVersion']>(async () => ok(3)),
      takeOffline: vi.fn<Sites['takeOffline']>(async () => ok(true)),
      ...sites,
    },
    drawCard,
    readFont: (path: string) => readFile(join('packages/draft/fonts', path)),
    loadPicture: vi.fn(async () => err({ code: 'refused' as const })),
    uploadDeploy,
    writePointers,
    sitesDomain: 'sites.example',
    log: (event: unknown) => void logged.push(event),
    ...rest,
  }
  const handle = createHandler(deps)
  const ask = async (body: unknown) => {
    const request = new Request(`https://project.supabase.co${SITES_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await handle(request)
    const answer = await response.json()
    return { status: response.status, answer, code: answer.error?.code as SiteErrorCode | undefined }
  }
  return { deps, drawCard, uploadDeploy, writePointers, record, ask, logged }
}

const begun = (change: object) => ({
  begin: vi.fn<Sites['begin']>(async () => ok({ ...BEGUN, ...change })),
})
const stored = (change: object) =>
  begun({ facts: null, stored: { version: 3, style: 'warm', content, deploy: null, ...change } })

describe('a publication that is refused renders nothing, and stores nothing', () => {
  const publish = { do: 'publish', confirmed }
  test.each<[string, object, Partial<Sites>, string]>([
    ['whose words have changed since', { ...publish, confirmed: OTHER_HASH }, {}, 'content_changed'],
    ['with open suggestions', publish, begun({ facts: bare }), 'not_ready'],
    ['with open questions', publish, begun({ facts: { ...ready, answers: [] } }), 'answers_incomplete'],
    ['of a taken name', publish, { begin: async () => ok({ refusal: 'name_taken' as const }) }, 'name_taken'],
    ['without anything to publish', publish, begun({ facts: null }), 'unexpected'],
    [
      'of a version that another release stored',
      { do: 'move', name: 'other' },
      stored({ content: { kind: 'x' } }),
      'unexpected',
    ],
    [
      'of a site that is not live',
      { do: 'move', name: 'other' },
      { liveVersion: async () => ok(null) },
      'nothing_to_publish',
    ],
  ])('%s', async (_, request, sites, code) => {
    const { drawCard, uploadDeploy, writePointers, ask } = setUp(sites)
    expect(await ask(request)).toMatchObject({ code })
    expect([renders.count, drawCard.mock.calls.length]).toEqual([0, 0])
    expect(uploadDeploy).not.toHaveBeenCalled()
    expect(writePointers).not.toHaveBeenCalled()
  })
})

describe('a publication', () => {
  test('draws its card once, is complete before it is recorded, and is then shown', async () => {
    const { deps, drawCard, uploadDeploy, writePointers, record, ask } = setUp()
    expect(await ask({ do: 'publish', name: 'harbor-family', confirmed })).toMatchObject({
      status: 200,
      answer: { ...RECORDED, is_reachable: true },
    })
    expect(drawCard.mock.calls).toEqual([[OWNER, content, 'warm']])
    const deploy = uploadDeploy.mock.calls[0]?.[0].id
    expect(deps.sites.beginDeploy).toHaveBeenCalledExactlyOnceWith(
      OWNER,
      deploy,
      'harbor-family',
      expect.any(String),
    )
    expect(deps.sites.record).toHaveBeenCalledExactlyOnceWith({
      owner: OWNER,
      sequence: 7,
      name: 'harbor-family',
      deploy,
      shown: { composed: expect.objectContaining({ content, style: 'warm', card: CARD }), confirmed },
    })
    const [uploaded, recorded, written] = [uploadDeploy, record, writePointers].map(
      ({ mock }) => mock.invocationCallOrder[0] ?? 0,
    )
    expect(uploaded).toBeLessThan(recorded ?? 0)
    expect(recorded).toBeLessThan(written ?? 0)
  })

  test('has the pages of services and people at their addresses, also when its stored version is shown again', async () => {
    const items = Object.entries(pageEdits(2).added).map(([id, item]) => ({
      key: `item/${id}`,
      // As the database has it.
      value: JSON.parse(JSON.stringify(item)),
    }))
    const facts: SiteFacts = { ...ready, entries: [...ready.entries, ...items] }
    const paged = await contentOf(facts)
    const filesOf = async (begin: Partial<Sites>, request: object) => {
      const { uploadDeploy, ask } = setUp(begin)
      expect(await ask(request)).toMatchObject({ status: 200 })
      const deploy = uploadDeploy.mock.calls[0]?.[0]
      const pages = Object.keys(JSON.parse(deploy?.manifest ?? '{}').files).filter((path) =>
        /[a-z]\/(?:index\.html)?$/.test(path),
      )
      const bodies = [...(deploy?.bodies.values() ?? [])].map((body) => Buffer.from(body).toString())
      return { pages, hasText: bodies.some((body) => body.includes('gasping')) }
    }
    const published = await filesOf(begun({ facts }), {
      do: 'publish',
      confirmed: await sha256(confirmedWords(paged)),
    })
    expect(published).toEqual({
      pages: expect.arrayContaining([
        expect.stringContaining('sleep-and-worry/'),
        expect.stringContaining('imani-brooks/'),
      ]),
      hasText: true,
    })
    expect(await filesOf(stored({ content: paged }), { do: 'move', name: 'other' })).toEqual(published)
  })

  test('that is complete is not sent again, and one whose files are being removed waits', async () => {
    const complete = setUp({ beginDeploy: async () => ok('complete') })
    expect(await complete.ask({ do: 'publish', confirmed })).toMatchObject({ status: 200 })
    expect(complete.uploadDeploy).not.toHaveBeenCalled()
    const leaving = setUp({ beginDeploy: async () => ok(null) })
    expect(await leaving.ask({ do: 'publish', confirmed })).toMatchObject({ code: 'unavailable' })
    expect(leaving.deps.sites.record).not.toHaveBeenCalled()
  })

  test('whose files do not arrive is not recorded', async () => {
    const { deps, ask } = setUp({}, { uploadDeploy: async () => err({ code: 'unavailable' }) })
    expect(await ask({ do: 'publish', confirmed })).toMatchObject({ code: 'unavailable' })
    expect(deps.sites.record).not.toHaveBeenCalled()
  })

  test('that another one overtook is told, and moves no pointer', async () => {
    const { writePointers, ask } = setUp({ record: async () => ok({ refusal: 'superseded' as const }) })
    expect(await ask({ do: 'publish', confirmed })).toMatchObject({ status: 409, code: 'superseded' })
    expect(writePointers).not.toHaveBeenCalled()
  })
})

describe('the live version at another address', () => {
  test('with its files at hand is recorded without a render', async () => {
    const { deps, drawCard, ask } = setUp(stored({ deploy: 'd1' }))
    expect(await ask({ do: 'move', name: 'other' })).toMatchObject({ status: 200 })
    expect(deps.sites.record).toHaveBeenCalledWith(
      expect.objectContaining({ deploy: 'd1', shown: { version: 3 } }),
    )
    expect([renders.count, drawCard.mock.calls.length]).toEqual([0, 0])
  })

  test('is rendered from what is stored at another address', async () => {
    const { deps, uploadDeploy, ask } = setUp(stored({}))
    expect(await ask({ do: 'move', name: 'other' })).toMatchObject({ status: 200 })
    expect(deps.sites.record).toHaveBeenCalledWith(expect.objectContaining({ shown: { version: 3 } }))
    expect(uploadDeploy).toHaveBeenCalledOnce()
  })

  test('that cannot be read says where in the log, and none of its words', async () => {
    const { ask, logged } = setUp(stored({ content: { ...content, sections: 'My words' } }))
    expect(await ask({ do: 'move', name: 'other' })).toMatchObject({ code: 'unexpected' })
    expect(logged).toContainEqual({
      event: 'content_not_readable',
      places: ['sections'],
    })
    expect(JSON.stringify(logged)).not.toContain('My words')
  })
})

test('a notice leaves a live site after its day, and the deploy is noted with its day', async () => {
  const item = (id: string, text: string, until?: string) => ({
    id,
    text: { id: `news/${id}/text`, text, standing: 'given', sources: [{ from: 'owner' }], typed: true },
    ...(until && { until }),
  })
  const news = {
    kind: 'news',
    items: [item('a', 'Closed in July.', '2027-07-31'), item('b', 'Flu shots are here.')],
  }
  const saying = { ...content, sections: [news, ...content.sections] }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pageOn = async (now: string) => {
    vi.setSystemTime(now)
    const { deps, uploadDeploy, ask } = setUp(stored({ content: saying }), {
      holdsSecretKey: async () => true,
    })
    expect(await ask({ do: 'follow', owner: OWNER })).toMatchObject({ status: 200 })
    const texts = [...(uploadDeploy.mock.calls[0]?.[0].bodies.values() ?? [])].map((bytes) =>
      new TextDecoder().decode(bytes),
    )
    const page = texts.find((text) => text.includes('Flu shots are here.')) ?? ''
    return [vi.mocked(deps.sites.beginDeploy).mock.calls[0]?.[3], page.includes('Closed in July.')]
  }
  expect(await pageOn('2027-08-01T09:59:00Z')).toEqual(['2027-07-31', true])
  expect(await pageOn('2027-08-01T10:01:00Z')).toEqual(['2027-08-01', false])
})

test('a site that is taken offline may be seen until its pointer is written', async () => {
  expect(await setUp().ask({ do: 'take-offline' })).toMatchObject({ answer: { is_reachable: false } })
  const waiting = setUp({}, { writePointers: async () => 'waiting' as never })
  expect(await waiting.ask({ do: 'take-offline' })).toMatchObject({ answer: { is_reachable: true } })
})

test('our worker alone names the owner whose site follows an address', async () => {
  const asked = { do: 'follow', owner: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c003' }
  const own = setUp(stored({ deploy: 'd1' }), { holdsSecretKey: async () => true })
  expect(await own.ask(asked)).toMatchObject({ status: 200 })
  expect(own.deps.sites.begin).toHaveBeenCalledWith(
    asked.owner,
    expect.objectContaining({ isByWorker: true }),
  )
  expect(own.deps.sites.record).toHaveBeenCalledWith(expect.objectContaining({ owner: asked.owner }))
  const person = setUp(stored({ deploy: 'd1' }))
  expect((await person.ask(asked)).status).toBe(400)
  expect(person.deps.sites.record).not.toHaveBeenCalled()
  const nobody = setUp({}, { verifyUser: async () => err({ code: 'unauthorized' }) })
  expect((await nobody.ask({ do: 'take-offline' })).status).toBe(401)
  expect(nobody.deps.sites.takeOffline).not.toHaveBeenCalled()
})
