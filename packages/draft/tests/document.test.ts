import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import type { FullContent } from '../src/content.ts'
import type { RenderOptions } from '../src/document.ts'
import { editsFromRow } from '../src/edits.ts'
import { jsonLd } from '../src/json-ld.ts'
import { launchContent } from '../src/launch-content.ts'
import { ownerPictures } from '../src/personas/owner-pictures.ts'
import { launchableOf, practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { randomPersona } from '../src/personas/random-persona.ts'
import { renderDraft } from '../src/render-draft.ts'
import { sectionOf } from '../src/sections.ts'

const SITE = 'https://practice.example/'
const PEOPLE = [
  ...PERSONAS,
  ...Array.from({ length: randomCases(200) }, (_, number) => randomPersona(number)),
]

function personaOf(id: string) {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return persona
}

function contentOf(id: string): FullContent {
  const content = composeDraft(launchableOf(personaOf(id)))
  if (content.kind !== 'full') throw new Error(`${id} has a proposal.`)
  return content
}

function filesOf(id: string, options: Partial<RenderOptions>): Record<string, string> {
  const files = renderDraft(contentOf(id), 'minimalist', { kind: 'draft', assetBase: '', ...options })
  return Object.fromEntries(files.map(({ path, body }) => [path, String(body)]))
}

describe('the head of a draft', () => {
  test('keeps robots out and names no canonical address', () => {
    const files = filesOf('cedar-grove', { siteUrl: SITE })
    expect(files['index.html']).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(files['index.html']).not.toContain('rel="canonical"')
    expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /\n')
    expect(files['sitemap.xml']).toBeUndefined()
  })

  test('names the picture of a preview by its whole address, once a site has one', () => {
    expect(filesOf('cedar-grove', { siteUrl: SITE })['index.html']).toContain(
      `<meta property="og:image" content="${SITE}card.png">`,
    )
    expect(filesOf('cedar-grove', { assetBase: '/drafts/' })['index.html']).toContain(
      '<meta property="og:image" content="/drafts/card.png">',
    )
  })

  test('ends its description at a word, within 156 characters', () => {
    for (const persona of PEOPLE) {
      const { text } = composeDraft(practiceOf(persona)).metadata.description
      expect(text.length, text).toBeLessThanOrEqual(156)
      expect(text).toMatch(/[\p{L}\p{N}\p{P}]$/u)
    }
  })
})

describe('the head of a launch', () => {
  test('lets robots in and names its address where one is known', () => {
    const files = filesOf('cedar-grove', { kind: 'launch', siteUrl: SITE })
    expect(files['index.html']).toContain(`<link rel="canonical" href="${SITE}">`)
    expect(files['index.html']).not.toContain('noindex')
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE}sitemap.xml\n`)
    expect(files['sitemap.xml']).toContain(`<loc>${SITE}</loc>`)
    const bare = filesOf('cedar-grove', { kind: 'launch' })
    expect(bare['index.html']).not.toContain('rel="canonical"')
    expect(bare['sitemap.xml']).toBeUndefined()
  })

  test.each(['practice.example', 'https://practice.example', 'https://a.example/"><b>/', 'javascript:x/'])(
    'refuses %j as the address of a site',
    (siteUrl) => {
      expect(() => filesOf('cedar-grove', { kind: 'launch', siteUrl })).toThrow('address of a site')
    },
  )

  test('has no second link in the hero when its section is gone', () => {
    const content = contentOf('cedar-grove')
    const sections = content.sections.map((section) =>
      section.kind === 'visit' ? { ...section, steps: [] } : section,
    )
    const launched = launchContent({ ...content, sections })
    expect(sectionOf(launched.sections, 'visit')).toBeUndefined()
    expect(sectionOf(launched.sections, 'hero')?.second).toBeUndefined()
  })
})

describe('the JSON-LD of a practice', () => {
  const ALLOWED =
    /^(@context|@graph|@type|@id|name|url|address|streetAddress|addressLocality|postalCode|addressRegion|addressCountry|telephone|email|areaServed|sameAs|affiliation)$/

  test('is a MedicalClinic with what is known of its address when it has an office', () => {
    expect(
      jsonLd(contentOf('halloran').entity, { url: SITE, base: '/pictures/', pictures: new Map() }),
    ).toMatchObject({
      '@graph': [
        {
          '@type': 'MedicalClinic',
          url: SITE,
          address: {
            '@type': 'PostalAddress',
            postalCode: '02139',
            addressRegion: 'MA',
            addressCountry: 'US',
          },
        },
        { '@type': 'Person', name: 'Marcus Halloran', affiliation: { '@id': '#practice' } },
      ],
    })
  })

  test('is a MedicalBusiness with the states it serves and no address when it is virtual', () => {
    const { '@graph': graph } = jsonLd(contentOf('northline').entity) as {
      '@graph': Record<string, unknown>[]
    }
    expect(graph[0]).toMatchObject({ '@type': 'MedicalBusiness' })
    expect(graph[0]?.areaServed).toHaveLength(6)
    expect(graph[0]).not.toHaveProperty('address')
  })

  test('contains only facts that the practice gave', () => {
    for (const persona of PEOPLE) {
      const content = composeDraft(practiceOf(persona))
      if (content.kind !== 'full') continue
      const said: string[] = []
      const text = JSON.stringify(jsonLd(content.entity), (key, value) => {
        if (key && !/^\d+$/.test(key)) said.push(key)
        return value
      })
      expect(said.filter((key) => !ALLOWED.test(key))).toEqual([])
      expect(text).not.toMatch(/"@type":"(Individual)?Physician|undefined|null/)
    }
  })
})

test('names pictures in the JSON-LD of a launched site alone, each with the address that the page has', () => {
  const content = contentOf('halloran')
  const pictures = new Map(Object.entries(ownerPictures('Marcus at the door')))
  const shown = applyEdits(content, { ...editsFromRow(null), pictures })
  const pageOf = (kind: 'draft' | 'launch') =>
    String(renderDraft(shown, 'modern', { kind, assetBase: '/', siteUrl: SITE })[0]?.body)
  const data = (page: string) => /<script type="application\/ld\+json">([^<]*)/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data(pageOf('launch')))).toMatchObject({
    '@graph': [
      {
        logo: `${SITE}pictures/${'3'.repeat(32)}-320.png`,
        image: `${SITE}pictures/${'2'.repeat(32)}-1600.png`,
      },
      { image: `${SITE}pictures/${'1'.repeat(32)}-960.png` },
    ],
  })
  expect(pageOf('launch')).toContain(`src="/pictures/${'1'.repeat(32)}-480.png"`)
  expect(data(pageOf('draft'))).not.toContain('pictures/')
})

test('says in the header of which grounds a logo would be swallowed', () => {
  const { logo } = ownerPictures()
  const logoOf = (tone?: 'dark' | 'light') => {
    const pictures = new Map([['logo', { ...logo, ...(tone && { tone }) }]])
    const shown = applyEdits(contentOf('halloran'), { ...editsFromRow(null), pictures })
    const page = String(renderDraft(shown, 'dynamic', { kind: 'draft', assetBase: '/' })[0]?.body)
    return /<b class="(logo[^"]*)"/.exec(page)?.[1]
  }
  expect([logoOf(), logoOf('dark'), logoOf('light')]).toEqual(['logo', 'logo dark', 'logo light'])
})

test.each(DESIGN_STYLE_IDS)('shows a portrait without a story in %s', (style) => {
  const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no persona cedar-grove.')
  const practice = launchableOf(persona)
  const content = composeDraft({ ...practice, story: { ...practice.story, text: '' } })
  const { portrait } = ownerPictures()
  const shown = applyEdits(content, { ...editsFromRow(null), pictures: new Map([['portrait', portrait]]) })
  for (const kind of ['draft', 'launch'] as const)
    expect(String(renderDraft(shown, style, { kind, assetBase: '/' })[0]?.body)).toContain('pic-portrait')
})
