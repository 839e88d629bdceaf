import { expect, test } from 'vitest'
import { isSamePage, readPage } from './page-match.ts'

test.each([
  ['ledgerline.example/resources', 'ledgerline.example/resources'],
  [' https://WWW.Ledgerline.example/Resources/?utm_source=x#top ', 'ledgerline.example/Resources'],
  ['http://ledgerline.example', 'ledgerline.example'],
  ['ledgerline.example/index.html', 'ledgerline.example'],
  ['127.0.0.1:4321/a', '127.0.0.1:4321/a'],
  ['localhost:4321', 'localhost:4321'],
  ['', null],
  ['my page', null],
  ['resources', null],
  ['javascript://x.y/', null],
  ['mailto:dana@x.example', null],
  ['https://', null],
])('readPage(%j) is %j', (text, page) => {
  expect(readPage(text)).toBe(page)
})

test.each([
  ['https://a.example/x', 'http://www.a.example/x/', true],
  ['https://a.example/x', 'https://a.example/X', false],
  ['https://a.example/m%c3%a9dica/', 'a.example/médica', true],
  ['https://a.example/x', 'https://b.example/x', false],
  ['https://a.example:8080/', 'https://a.example/', false],
  ['', '', false],
])('isSamePage(%j, %j) is %s', (one, other, same) => {
  expect(isSamePage(one, other)).toBe(same)
})
