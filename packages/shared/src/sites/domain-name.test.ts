import { describe, expect, it, test } from 'vitest'
import { toDomainName } from './domain-name.ts'

describe('what is typed for a domain', () => {
  it.each([
    ['cedargrove.com', 'cedargrove.com'],
    ['  WWW.CedarGrove.com. ', 'cedargrove.com'],
    ['https://www.cedargrove.com/about?x#y', 'cedargrove.com'],
    ['dana@cedargrove.com', 'cedargrove.com'],
    ['cedargrove.com:443', 'cedargrove.com'],
    ['praxis.müller.de', 'praxis.xn--mller-kva.de'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['www.www.cedar.com', 'cedar.com'],
  ])('%s is %s', (typed, hostname) => {
    expect(toDomainName(typed)?.hostname).toBe(hostname)
  })
  it.each(
    [
      '',
      'cedar',
      'localhost',
      'cedar grove.com',
      '127.0.0.1',
      '0x7f.1',
      '[::1]',
      'a..com',
      '-a.com',
      '../etc',
      'www.',
      `${'a'.repeat(64)}.com`,
      `${'a.'.repeat(130)}com`,
      'a'.repeat(10_000),
      'cedar_grove.com',
    ].map((typed) => [typed.slice(0, 40), typed]),
  )('%s is none', (_, typed) => {
    expect(toDomainName(typed)).toBeNull()
  })
})

test.each([
  ['WWW.Bücher.example', 'xn--bcher-kva.example', 'bücher.example'],
  ['cedar.com', 'cedar.com', 'cedar.com'],
  ['台灣.com', 'xn--kpry57d.com', '台灣.com'],
  ['россия.рф', 'xn--h1alffa9f.xn--p1ai', 'россия.рф'],
  // Cyrillic а, and a name that is Cyrillic as a whole, under a Latin ending.
  ['аpple.com', 'xn--pple-43d.com', 'xn--pple-43d.com'],
  ['аррӏе.com', 'xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
  ['cеdar.рф', 'xn--cdar-v4d.xn--p1ai', 'xn--cdar-v4d.xn--p1ai'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s is shown so that it is taken for no other name', (typed, hostname, shown) => {
  expect(toDomainName(typed)).toEqual({ hostname, shown })
})
