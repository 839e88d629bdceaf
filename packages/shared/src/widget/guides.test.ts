import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { frameSnippet, guidesFor, reactSnippet } from './guides.ts'
import { WIDGET_DEFAULTS } from './options.ts'
import { reservePlace } from './reserve-place.ts'
import { WIDGET_MODES } from './settings.ts'
import { buildSnippet } from './snippet.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const document = read('docs/guides.md')
const APP = 'https://app.example'
const CAPTURE = 'https://PROJECT.supabase.co/functions/v1/capture-lead'
const TARGET = { appUrl: APP, captureUrl: CAPTURE, builtInCaptureUrl: CAPTURE, version: '', integrity: '' }

it.each(WIDGET_MODES)('docs/guides.md has the steps of every guide for %s', (mode) => {
  for (const { name, steps, note, sees, path } of guidesFor(mode)) {
    const [, section = ''] = document.split(`\n## ${name}\n`)
    const [own = ''] = section.split('\n## ')
    for (const text of [...steps, sees, path.join(' → '), ...(note ? [note] : [])])
      expect(own, `${name}: ${text}`).toContain(text.replaceAll(/<[^>]+>/g, (tag) => `\`${tag}\``))
  }
})

const snippet = (kind: 'script' | 'form' | 'manager', mode: (typeof WIDGET_MODES)[number]) =>
  buildSnippet(kind, 'CODE', { ...WIDGET_DEFAULTS, mode }, TARGET)

it('every snippet of the README is one that the builder makes', () => {
  const snippets = [...read('README.md').matchAll(/```html\n([\s\S]*?)\n```/g)].map(([, html]) => html)
  expect(snippets).toEqual([snippet('script', 'inline')])
})

it('docs/widget.md puts the element into the place that the builder makes', () => {
  const element = '  <foyer-form ref="CODE" mode="inline" lang="en" style="grid-area:1/1"></foyer-form>'
  expect(read('docs/widget.md')).toContain(
    reservePlace(WIDGET_DEFAULTS).replace('\n</div>', `\n${element}\n</div>`),
  )
})

it('docs/guides.md has the snippets that the builder makes', () => {
  for (const mode of WIDGET_MODES) expect(document).toContain(snippet('script', mode))
  expect(document).toContain(snippet('form', 'inline'))
  expect(document).toContain(snippet('manager', 'popup'))
  expect(document).toContain(reservePlace(WIDGET_DEFAULTS))
  expect(document).toContain(frameSnippet(APP, 'CODE'))
  expect(document).toContain(reactSnippet(APP, 'CODE', 'inline'))
})

it('names every place that the specification of guides asks for', () => {
  expect(guidesFor('inline').map(({ name }) => name)).toEqual([
    ...['Plain HTML', 'WordPress', 'Squarespace', 'Wix', 'Webflow', 'Shopify', 'Framer', 'GoDaddy'],
    ...['Google Sites', 'Joomla', 'Google Tag Manager', 'React and Next'],
  ])
})
