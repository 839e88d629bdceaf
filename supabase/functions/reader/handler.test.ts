// How far a reading is stands in its owner's row: from the first moment, after each page, and at the end.
import type { WebsiteReading } from '@foyer/shared/api/reader.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { createHandler, type ReaderDependencies } from './handler.ts'

const OWNER = '00000000-0000-4000-8000-00000000000a'
const LINKS = ['/contact', '/about', '/services', '/book', '/news'].map((path) => `<a href="${path}">x</a>`)
const SITE: ReaderDependencies['openPage'] = async (url, wants) =>
  ok({ url, status: 200, text: wants === 'text' ? '' : `<p>Call (423) 555-0142</p>${LINKS.join('')}` })

async function readSite(rest: Partial<ReaderDependencies> = {}) {
  const kept: WebsiteReading[] = []
  const handler = createHandler({
    verifyUser: async () => ok({ userId: OWNER }),
    openPage: SITE,
    countReading: async () => ok(null),
    beginReading: async (_, reading) => {
      kept.push(reading)
      return ok(null)
    },
    keepReading: async (_, reading) => {
      kept.push(reading)
      return ok(true)
    },
    log: () => {},
    ...rest,
  } as ReaderDependencies)
  const response = await handler(
    new Request('http://foyer.example/reader/site', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: 'practice.example' }),
    }),
  )
  return { status: response.status, answer: await response.json(), kept }
}

test('is kept before the first page, after each one, and ended', async () => {
  const { status, answer, kept } = await readSite()
  expect(status).toBe(200)
  expect(kept[0]).toMatchObject({
    asked: 'https://practice.example/',
    address: 'practice.example',
    pages: 0,
    visited: [{ path: '/', state: 'reading' }],
    is_ended: false,
  })
  const pages = kept.map((reading) => reading.pages)
  expect([pages[0], pages[1], pages.at(-1)]).toEqual([0, 1, 6])
  // Pages that come at once may be kept together, and none is taken back.
  expect(pages).toEqual(pages.toSorted())
  expect(kept.map(({ is_ended }) => is_ended)).toEqual([...Array(kept.length - 1).fill(false), true])
  // One reading: each state replaces the one before.
  expect(new Set(kept.map(({ read_at }) => read_at)).size).toBe(1)
  expect(answer).toEqual(kept.at(-1))
})

test('opens no page more once its owner has ended it', async () => {
  let opened = 0
  await readSite({
    openPage: (url, wants) => {
      opened += wants === 'text' ? 0 : 1
      return SITE(url, wants)
    },
    keepReading: async (_, { pages }) => ok(pages < 2),
  })
  expect(opened).toBe(1 + 3)
})

test('goes on where a page could not be kept, and fails where the end could not', async () => {
  const lost = err({ code: 'unavailable' } as const)
  const { status } = await readSite({ keepReading: async (_, one) => (one.is_ended ? ok(true) : lost) })
  expect(status).toBe(200)
  expect((await readSite({ keepReading: async () => lost })).status).toBe(503)
  expect((await readSite({ beginReading: async () => lost })).status).toBe(503)
})

test('ends in the row where the site refuses', async () => {
  const { status, answer, kept } = await readSite({ openPage: async () => err({ code: 'too_slow' }) })
  expect([status, answer.error.code]).toEqual([422, 'too_slow'])
  expect(kept.at(-1)).toMatchObject({ pages: 0, is_ended: true, visited: [] })
})
