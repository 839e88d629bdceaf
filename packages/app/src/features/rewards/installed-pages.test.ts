import { expect, test } from 'vitest'
import { installedPages, isOlderVersion } from './installed-pages.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString()
const capture = (page: string, channel: string, minute: number) => ({
  page,
  widget_version: channel === 'widget' ? '0.1.0' : null,
  widget_mode: channel === 'widget' ? 'popup' : null,
  channel,
  captures: 2,
  last_seen_at: at(minute),
})
const count = (page: string | null, minute: number | null) => ({
  page,
  views: 1,
  focuses: 0,
  submits: 0,
  last_seen_on: '2026-11-01',
  last_seen_at: minute === null ? null : at(minute),
  version: '0.2.0',
  ready_ms: 80,
})
const PAGE = 'https://a.example/'

test('a page is there from its first visitor, with the version and the time that browsers reported', () => {
  expect(installedPages([], [count(PAGE, 3), count(null, 9)])).toEqual([
    {
      page: PAGE,
      lastSeenAt: new Date(at(3)),
      version: '0.2.0',
      readyMs: 80,
      mode: null,
      leads: 0,
      channel: 'widget',
      isScriptMissing: false,
    },
  ])
})

test('a page with visitors and leads is one, the pages seen last come first', () => {
  const pages = installedPages(
    [capture(PAGE, 'widget', 1), capture(PAGE, 'form', 2), capture('https://b.example/', 'widget', 9)],
    [count(PAGE, 3)],
  )
  expect(pages.map(({ page, leads, version }) => [page, leads, version])).toEqual([
    ['https://b.example/', 2, '0.1.0'],
    [PAGE, 4, '0.2.0'],
  ])
})

test.each([
  ['its last lead came by the plain form', [capture(PAGE, 'form', 5)], [count(PAGE, 3)], true],
  ['it was never heard of', [capture(PAGE, 'form', 5)], [], true],
  ['it was heard of since', [capture(PAGE, 'form', 5)], [count(PAGE, 6)], false],
  ['a later lead came by the script', [capture(PAGE, 'form', 5), capture(PAGE, 'widget', 6)], [], false],
  ['an earlier version counted without a time', [capture(PAGE, 'widget', 5)], [count(PAGE, null)], false],
])('the script is missing where %s', (_, captures, counts, isMissing) => {
  expect(installedPages(captures, counts).map(({ isScriptMissing }) => isScriptMissing)).toEqual([isMissing])
})

test.each([
  ['of a form without the script', [capture(PAGE, 'form', 5)], [], 'form'],
  [
    'of the last lead, where nothing was counted',
    [capture(PAGE, 'form', 5), capture(PAGE, 'link', 6)],
    [],
    'link',
  ],
  ['of the script, where it was counted', [capture(PAGE, 'form', 5)], [count(PAGE, 3)], 'widget'],
])('the channel is that %s', (_, captures, counts, channel) => {
  expect(installedPages(captures, counts).map((one) => one.channel)).toEqual([channel])
})

test('versions are compared by their numbers', () => {
  expect(isOlderVersion('0.9.0', '0.10.0')).toBe(true)
  expect(isOlderVersion('0.10.0', '0.10.0')).toBe(false)
})
