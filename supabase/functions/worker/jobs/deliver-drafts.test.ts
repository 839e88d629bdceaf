import { err, ok } from '@foyer/shared/result.ts'
import { expect, test, vi } from 'vitest'
import type { RenderedVersion } from '../../_shared/render-version.ts'
import type { WorkerTools } from '../tools.ts'
import type { ClaimedBuild } from './build-store.ts'
import { createDeliverDrafts } from './deliver-drafts.ts'

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
  entries: [],
  entered_at: null,
}
const VERSION = { style: 'warm', answersVersion: '2026-11-22T09:00:00Z', card: null } as RenderedVersion

/** The job with a queue of `builds`; everything succeeds where a test does not replace it. */
function setUp({
  builds = [BUILD],
  more = false,
  renderVersion = async () => ok(VERSION),
}: Partial<Pick<WorkerTools, 'renderVersion'>> & {
  readonly builds?: readonly ClaimedBuild[]
  readonly more?: boolean
}) {
  const logged: unknown[] = []
  const store = {
    claim: vi.fn<WorkerTools['builds']['claim']>(async () => ok({ builds: [...builds], more })),
    record: vi.fn<WorkerTools['builds']['record']>(async () => ok(1)),
    noteFailure: vi.fn<WorkerTools['builds']['noteFailure']>(async () => ok('queued')),
  }
  const log = (event: unknown) => void logged.push(event)
  return { builds: store, logged, deliver: createDeliverDrafts({ builds: store, renderVersion, log }) }
}

test('records what was rendered, and notes no failure', async () => {
  const { builds, deliver } = setUp({})
  expect(await deliver()).toBe(false)
  expect(builds.record.mock.calls).toEqual([[BUILD, VERSION]])
  expect(builds.noteFailure).not.toHaveBeenCalled()
})

test.each([
  ['unavailable', false],
  ['unexpected', true],
] as const)('a database that answers %s fails the build, finally: %s', async (code, isFinal) => {
  const { builds, deliver } = setUp({})
  builds.record.mockResolvedValue(err({ code }))
  await deliver()
  expect(builds.noteFailure.mock.calls).toEqual([[BUILD, `database ${code}`, isFinal]])
})

test('a build that cannot be rendered is given up, and the next one is delivered', async () => {
  const other = { ...BUILD, id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c003' }
  const { builds, deliver, logged } = setUp({
    builds: [BUILD, other],
    renderVersion: async (facts) =>
      facts === BUILD ? err({ code: 'render_failed', details: 'at page.ts' }) : ok(VERSION),
  })
  await deliver()
  expect(builds.noteFailure.mock.calls).toEqual([[BUILD, 'render_failed: at page.ts', true]])
  expect(builds.record.mock.calls).toEqual([[other, VERSION]])
  expect(logged).toEqual([
    { event: 'build_failed', build: BUILD.id, reason: 'render_failed: at page.ts', isFinal: true },
  ])
})

test('says when more is due, and not when the queue cannot be read', async () => {
  const { builds, deliver } = setUp({ more: true })
  expect(await deliver()).toBe(true)
  builds.claim.mockResolvedValue(err({ code: 'unavailable' }))
  expect(await deliver()).toBe(false)
})
