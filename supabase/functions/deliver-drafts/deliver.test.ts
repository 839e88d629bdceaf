import { err, ok } from '@foyer/shared/result.ts'
import { expect, test, vi } from 'vitest'
import type { RenderedVersion } from '../_shared/render-version.ts'
import type { ClaimedBuild } from './claimed-build.ts'
import { createDeliver, type DeliverDependencies } from './deliver.ts'
import type { ClaimedMail } from './mail-store.ts'

const BUILD: ClaimedBuild = {
  id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
  lock: '2026-11-22T09:00:00Z',
  profile: {
    id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c002',
    first_name: null,
    last_name: null,
    company_name: null,
  },
  answers: [],
  site_details: null,
  site_edits: null,
}
const mailWith = (id: string, attempts: number): ClaimedMail => ({
  id,
  kind: 'draft_ready',
  attempts,
  token: 'a'.repeat(64),
  email: 'dana@practice.example',
  first_name: null,
  facts: { version: 1, slug: 'a'.repeat(32), has_card: false, content: {} },
})
const VERSION = { style: 'warm', answersVersion: '2026-11-22T09:00:00Z', card: null } as RenderedVersion
const MAIL = { to: 'dana@practice.example', subject: 'Hello', text: '', html: '' }

/** A worker whose queues hold `builds` and `mails`, and whose services all succeed where a test does not replace them. */
function setUp({
  builds = [],
  mails = [],
  more = { builds: false, mails: false },
  ...replaced
}: Partial<Pick<DeliverDependencies, 'renderVersion' | 'composeMail' | 'sendMail'>> & {
  readonly builds?: readonly ClaimedBuild[]
  readonly mails?: readonly ClaimedMail[]
  readonly more?: { readonly builds: boolean; readonly mails: boolean }
}) {
  const logged: unknown[] = []
  const deps = {
    builds: {
      claim: vi.fn<DeliverDependencies['builds']['claim']>(async () =>
        ok({ builds: [...builds], more: more.builds }),
      ),
      record: vi.fn<DeliverDependencies['builds']['record']>(async () => ok(1)),
      noteFailure: vi.fn<DeliverDependencies['builds']['noteFailure']>(async () => ok('queued')),
    },
    mails: {
      claim: vi.fn<DeliverDependencies['mails']['claim']>(async () =>
        ok({ mails: [...mails], more: more.mails }),
      ),
      note: vi.fn<DeliverDependencies['mails']['note']>(async () => ok(true)),
    },
    renderVersion: replaced.renderVersion ?? (async () => ok(VERSION)),
    writePointers: async () => 'written' as const,
    chores: [],
    composeMail: replaced.composeMail ?? (() => MAIL),
    sendMail: vi.fn(replaced.sendMail ?? (async () => ok(null))),
    log: (event: unknown) => void logged.push(event),
  } satisfies DeliverDependencies
  return { deps, logged, deliver: createDeliver(deps) }
}

test('records what was rendered, and notes no failure', async () => {
  const { deps, deliver } = setUp({ builds: [BUILD] })
  expect(await deliver()).toBe(false)
  expect(deps.builds.record.mock.calls).toEqual([[BUILD, VERSION]])
  expect(deps.builds.noteFailure).not.toHaveBeenCalled()
})

test.each([
  ['unavailable', false],
  ['unexpected', true],
] as const)('a database that answers %s fails the build, finally: %s', async (code, isFinal) => {
  const { deps, deliver } = setUp({ builds: [BUILD] })
  deps.builds.record.mockResolvedValue(err({ code }))
  await deliver()
  expect(deps.builds.noteFailure.mock.calls).toEqual([[BUILD, `database ${code}`, isFinal]])
})

test('a build that cannot be rendered is given up, and the next one is delivered', async () => {
  const other = { ...BUILD, id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c003' }
  const { deps, deliver, logged } = setUp({
    builds: [BUILD, other],
    renderVersion: async (facts) =>
      facts === BUILD ? err({ code: 'render_failed', details: 'at page.ts' }) : ok(VERSION),
  })
  await deliver()
  expect(deps.builds.noteFailure.mock.calls).toEqual([[BUILD, 'render_failed: at page.ts', true]])
  expect(deps.builds.record.mock.calls).toEqual([[other, VERSION]])
  expect(logged).toEqual([
    { event: 'build_failed', build: BUILD.id, reason: 'render_failed: at page.ts', isFinal: true },
  ])
})

test('a first mail is no repeat, and a second attempt is one', async () => {
  const { deps, deliver } = setUp({ mails: [mailWith('first', 1), mailWith('second', 2)] })
  await deliver()
  expect(deps.sendMail.mock.calls).toEqual([
    [MAIL, 'mail-first', false],
    [MAIL, 'mail-second', true],
  ])
  expect(deps.mails.note.mock.calls).toEqual([
    ['first', null],
    ['second', null],
  ])
})

test.each([
  ['refused', 422, true],
  ['unavailable', 503, false],
] as const)('a mail that is %s is noted with its reason, finally: %s', async (code, status, isFinal) => {
  const { deps, deliver } = setUp({
    mails: [mailWith('one', 1), mailWith('other', 1)],
    sendMail: async (_mail, key) => (key === 'mail-one' ? err({ code, status }) : ok(null)),
  })
  await deliver()
  expect(deps.mails.note.mock.calls).toEqual(
    expect.arrayContaining([
      ['one', { reason: `${code} ${status}`, isFinal }],
      ['other', null],
    ]),
  )
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])('with more builds %s and more mails %s it says %s', async (moreBuilds, moreMails, isMore) => {
  expect(await setUp({ more: { builds: moreBuilds, mails: moreMails } }).deliver()).toBe(isMore)
})

test('a queue of builds that cannot be read holds no mail back', async () => {
  const { deps, deliver } = setUp({ mails: [mailWith('one', 1)], more: { builds: true, mails: true } })
  deps.builds.claim.mockResolvedValue(err({ code: 'unavailable' }))
  expect(await deliver()).toBe(true)
  expect(deps.mails.note.mock.calls).toEqual([['one', null]])
})

test('an exception ends the round, and the timer calls again', async () => {
  const { deps, deliver, logged } = setUp({ builds: [BUILD], more: { builds: true, mails: true } })
  deps.builds.record.mockRejectedValue(new Error('secret'))
  expect(await deliver()).toBe(false)
  expect(logged).toEqual([{ event: 'delivery_stopped' }])
})
