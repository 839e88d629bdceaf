import { expect, it } from 'vitest'
import { CRISIS_ON_TOP } from '../words/contact.ts'
import { crisisBand } from './crisis.ts'

it('links each number on the words that say it', () => {
  const line = {
    id: 'crisis',
    text: CRISIS_ON_TOP,
    standing: 'general',
    sources: [{ from: 'owner' }],
  } as const
  const markup = String(crisisBand({ ...line, sources: [...line.sources] }))
  const links = [...markup.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, words]) => [
    href,
    words,
  ])
  expect(links).toEqual([
    ['tel:988', 'call'],
    ['sms:988', 'text 988'],
    ['tel:911', 'Call 911'],
  ])
  expect(markup.replace(/<[^>]+>/g, '')).toBe(CRISIS_ON_TOP)
})
