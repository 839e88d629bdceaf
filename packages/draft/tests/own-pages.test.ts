// Pages of services and people: in every style they are valid, light, the same each time, and reached from the first page.
import { brotliCompressSync } from 'node:zlib'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { contentSchema, type FullContent } from '../src/content.ts'
import { editsFromRow } from '../src/edits.ts'
import { hasOwnPage } from '../src/own-pages.ts'
import { pageEdits } from '../src/personas/page-edits.ts'
import { launchableOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { confirmedWords } from '../src/publish-refusal.ts'
import { renderDraft } from '../src/render-draft.ts'
import { pagesOf } from '../src/site-pages.ts'

const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('The persona is gone.')
const composed = composeDraft(launchableOf(persona)) as FullContent
const siteOf = (edits: object) =>
  applyEdits(composed, editsFromRow({ ...pageEdits(), ...edits })) as FullContent
const site = siteOf({})
const SITE_URL = 'https://cedar.example/'
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { 'long-title': 'off', 'tel-non-breaking': 'off' },
})
const filesOf = (content: FullContent, style: (typeof DESIGN_STYLE_IDS)[number], assetBase = '/') =>
  renderDraft(content, style, { kind: 'launch', assetBase, siteUrl: SITE_URL })
const paths = (html: string) =>
  [...html.matchAll(/href="(\/[a-z-]+\/)"/g)].map(([, path = '']) => path.slice(1))

test.each(DESIGN_STYLE_IDS)('%s has a page for the service and the person', (style) => {
  const files = filesOf(site, style)
  expect(filesOf(site, style)).toEqual(files)
  const pages = files.filter(({ path }) => path.endsWith('index.html'))
  expect(pages.map(({ path }) => path)).toEqual([
    'index.html',
    'sleep-and-worry/index.html',
    'imani-brooks/index.html',
  ])
  for (const { path, body } of pages) {
    const html = String(body)
    expect(
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) =>
          messages.map(({ message, line }) => `${path} ${line}: ${message}`),
        ),
    ).toEqual([])
    expect(html.length).toBeLessThanOrEqual(60 * 1024)
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(15 * 1000)
    // Every link within the site leads to a page or a section that there is.
    for (const linked of paths(html)) expect(pages.map((one) => one.path)).toContain(`${linked}index.html`)
    const home = String(pages[0]?.body)
    for (const [, id = ''] of html.matchAll(/href="\/#([a-z-]+)"/g)) expect(home).toContain(`id="${id}"`)
    for (const [, id = ''] of html.matchAll(/href="#([a-z-]+)"/g)) expect(html).toContain(`id="${id}"`)
  }
  const service = String(pages[1]?.body)
  expect(service).toContain('<title>Sleep and worry in Chattanooga, TN: Cedar Grove Family Medicine</title>')
  expect(service).toContain(`<link rel="canonical" href="${SITE_URL}sleep-and-worry/">`)
  expect(service).toContain('"@type":"BreadcrumbList"')
  expect(service).toContain('"@type":"Service"')
  for (const said of ['gasping', 'sleep diary', '$165', 'whoever prescribes it'])
    expect(service).toContain(said)
  expect(String(pages[2]?.body)).toContain('"@type":"Person","name":"Imani Brooks","honorificSuffix":"LPC"')
  expect(paths(String(pages[0]?.body))).toEqual(expect.arrayContaining(['sleep-and-worry/', 'imani-brooks/']))
  expect(String(files.find(({ path }) => path === 'sitemap.xml')?.body)).toContain(
    `<loc>${SITE_URL}sleep-and-worry/</loc>`,
  )
})

test('a folder opens from a disk: its pages ask for files beside the first one', () => {
  const files = filesOf(site, 'warm', '')
  const service = String(files.find(({ path }) => path === 'sleep-and-worry/index.html')?.body)
  expect(service).toContain('url("../fonts/')
  expect(service).toContain('href="../index.html#services"')
  expect(String(files[0]?.body)).toContain('href="sleep-and-worry/index.html"')
})

test('what stands on a page is stored, confirmed and read back with the site', () => {
  expect(contentSchema.parse(JSON.parse(JSON.stringify(site)))).toEqual(site)
  for (const said of ['gasping', 'sleep diary', 'whoever prescribes it', 'school counselor'])
    expect(confirmedWords(site)).toContain(said)
})

test('80 words of the owner’s own give a service a page, and one word less does not', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: PAGE_WORDS - 1, maxLength: PAGE_WORDS - 1 }),
      fc.integer({ min: 0, max: PAGE_WORDS - 1 }),
      (words, at) => {
        const [text, who] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
        const item = { kind: 'service', at: 1, name: 'EMDR', price: '', text, who } as const
        expect(hasOwnPage(item)).toBe(false)
        expect(hasOwnPage({ ...item, answer3: 'more' })).toBe(true)
      },
    ),
  )
})

test('a site without such texts is a site of one page', () => {
  expect(pagesOf(siteOf({ added: {} })).map(({ path }) => path)).toEqual(['/'])
})

test('words of a page that its owner changes stand on that page, whatever they are', () => {
  const { added } = pageEdits()
  const sleep = added['add-sleep']
  fc.assert(
    fc.property(
      fc.constantFrom('who', 'how', 'answer1', 'price', 'ask2'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      (field, typed) => {
        const content = siteOf({
          added: { ...added, 'add-sleep': { ...sleep, [field]: typed, slug: 'sleep' } },
        })
        const page = pagesOf(content).find(({ path }) => path === '/sleep/')
        const stored = String(
          Object(
            editsFromRow({ ...pageEdits(), added: { 'add-sleep': { ...sleep, [field]: typed } } }).added[0],
          )[field] ?? '',
        )
        const said = JSON.stringify(page)
        for (const part of stored.split('\n')) expect(said).toContain(JSON.stringify(part).slice(1, -1))
        expect(filesOf(content, 'modern').some(({ path }) => path === 'sleep/index.html')).toBe(true)
      },
    ),
    { numRuns: randomCases(20) },
  )
})

test('words about a person that the owner changes stand on the page of the person, whatever they are', () => {
  const { added } = pageEdits()
  const imani = added['add-imani']
  fc.assert(
    fc.property(
      fc.constantFrom('role', 'licence', 'years', 'text', 'story'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      (field, typed) => {
        const items = { 'add-imani': { ...imani, [field]: typed, slug: 'imani' } }
        const stored = String(Object(editsFromRow({ ...pageEdits(), added: items }).added[0])[field] ?? '')
        const page = pagesOf(siteOf({ added: items })).find(({ path }) => path === '/imani/')
        // Without a text there is no page.
        expect(page !== undefined).toBe(field !== 'story' || stored !== '')
        for (const part of stored.split('\n'))
          expect(JSON.stringify(page ?? '')).toContain(JSON.stringify(part).slice(1, -1))
      },
    ),
    { numRuns: randomCases(50) },
  )
})
