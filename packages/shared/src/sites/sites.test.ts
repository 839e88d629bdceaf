import { describe, expect, it, test } from 'vitest'
import { HOSTNAME, siteHostname, siteUrl } from './hostname.ts'
import { type DeployFile, deployFilePath, manifestPath, manifestSchema, manifestText } from './manifest.ts'
import { pointerPath, pointerSchema } from './pointer.ts'

const hash = 'a'.repeat(64)
const page: DeployFile = { hash, size: 12, type: 'text/html; charset=utf-8', cache: 'page' }
const font: DeployFile = { hash, size: 9, type: 'font/woff2', cache: 'immutable' }
const files = { '/': page, '/404.html': page }

describe('a hostname', () => {
  it.each(['cedar.foyer.site', 'cedar.localhost', 'xn--bcher-kva.example', 'a.b'])(
    '%s is accepted',
    (name) => {
      expect(name).toMatch(HOSTNAME)
    },
  )
  it.each([
    'localhost',
    'Cedar.example',
    'bücher.example',
    'cedar.example.',
    'cedar.example:80',
    '127.0.0.1',
    '-a.example',
    'a..b',
    '../a.b',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(127)}a`,
    '',
  ])('%s is refused', (name) => {
    expect(name).not.toMatch(HOSTNAME)
  })
})

test('a site below our own domain is reached over TLS, and on one’s own machine at its port', () => {
  expect(siteHostname('cedar', 'localhost:4322')).toBe('cedar.localhost')
  expect(siteUrl('cedar.localhost', 'localhost:4322')).toBe('http://cedar.localhost:4322')
  expect(siteUrl('cedar.foyer.site', 'foyer.site')).toBe('https://cedar.foyer.site')
})

describe('a manifest', () => {
  it('has the same text in whatever order its files were collected', () => {
    const one = manifestText({ version: 1, files: { ...files, '/assets/b.woff2': font } })
    const other = manifestText({ version: 1, files: { '/assets/b.woff2': font, ...files } })
    expect(one).toBe(other)
    expect(manifestSchema.parse(JSON.parse(one)).files['/assets/b.woff2']).toEqual(font)
  })
  it.each([
    ['no page', { '/404.html': page }],
    ['no 404 page', { '/': page }],
    ['a path that leads upwards', { ...files, '/../other': font }],
    ['a path without a slash', { ...files, other: font }],
    ['a script', { ...files, '/a.js': { ...font, type: 'text/javascript' } }],
    ['a hash that is none', { ...files, '/a.woff2': { ...font, hash: '../../other' } }],
    ['a huge file', { ...files, '/a.woff2': { ...font, size: 1e9 } }],
  ])('is refused with %s', (_what, given) => {
    expect(manifestSchema.safeParse({ version: 1, files: given }).success).toBe(false)
  })
})

describe('a pointer', () => {
  it('says which deploy is live, or where the site has moved', () => {
    const live = { state: 'live', sequence: 3, deploy: hash, previous: [] }
    expect(pointerSchema.parse(live)).toEqual(live)
    expect(pointerSchema.safeParse({ state: 'live', sequence: 3 }).success).toBe(false)
    expect(pointerSchema.safeParse({ state: 'moved', sequence: 3, canonical: 'a.b/c' }).success).toBe(false)
    expect(pointerSchema.safeParse({ state: 'offline', sequence: -1 }).success).toBe(false)
  })
})

test('paths of the bucket', () => {
  expect([pointerPath('a.b'), manifestPath('d'), deployFilePath('d', 'h')]).toEqual([
    'hosts/a.b.json',
    'deploys/d/manifest.json',
    'deploys/d/h',
  ])
})
