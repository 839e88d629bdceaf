import { globSync, readFileSync } from 'node:fs'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import { type Content, contentSchema } from './content.ts'
import { html, safeHref } from './html.ts'
import { endedSentence } from './join-sentences.ts'
import { LaunchRefused, launchContent, launchRefusal, visitContent } from './launch-content.ts'
import { gapsOf, linesOf } from './lines-of.ts'
import { loadStyle } from './load-style.ts'
import { COMPOSED_PERSONAS } from './personas/composed-personas.ts'
import { launchableOf, practiceOf } from './personas/persona.ts'
import { full, profile } from './personas/persona-answers.ts'
import { PERSONAS } from './personas/personas.ts'
import type { ProposalSection } from './proposal-sections.ts'
import { renderDraft } from './render-draft.ts'
import { renderPage } from './render-page.ts'
import type { Section } from './sections.ts'
import { LEGEND, TO_ADD } from './words/page-words.ts'

const DRAFT = { kind: 'draft', assetBase: '' } as const
const VISIT = { kind: 'visit', assetBase: '' } as const
const LAUNCH = { kind: 'launch', assetBase: '' } as const
const pageOf = (files: ReturnType<typeof renderDraft>) =>
  String(files.find(({ path }) => path === 'index.html')?.body)

const escaped = (text: string) => html`${text}`.toString()

// What the README lets a style leave out.
function mayBeLeftOut({ sections }: Content): Set<string> {
  const optional = (sections as (Section | ProposalSection)[]).map((section): unknown => {
    const label = 'label' in section ? [section.label] : []
    if (section.kind === 'hero') return [section.facts, section.person, section.second]
    if (section.kind === 'services') return [...label, ...section.items.map(({ more }) => more)]
    if (section.kind === 'where') return [...label, section.allStates, section.allStates && section.states]
    if (section.kind === 'contact') return [...label, section.place]
    if (section.kind === 'changes') return [...label, section.areas.map(({ caption }) => caption)]
    // Without a story there is nothing to sign.
    if (section.kind === 'story') return [...label, section.paragraphs.length === 0 && section.signature]
    return label
  })
  return new Set(linesOf(optional).map(({ id }) => id))
}

// An animal clinic has no estimate and no notices, and who visits homes has no office.
const WITHOUT = COMPOSED_PERSONAS.filter(({ id }) => ['vet', 'latch', 'doula'].includes(id))

describe.each([...PERSONAS, ...WITHOUT].map((persona) => [persona.id, persona] as const))(
  'the draft of %s',
  (_id, persona) => {
    const content = composeDraft(practiceOf(persona))
    const launchable = composeDraft(launchableOf(persona))

    test('is plain data of the schema, with a source for every line and each id once', () => {
      expect(contentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content)
      const ids = [...linesOf(content), ...gapsOf(content)].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(linesOf(content).every(({ sources }) => sources.length > 0)).toBe(true)
    })

    test.each(DESIGN_STYLE_IDS)(
      'shows visitors no mark, no gap and no link that leads nowhere in %s',
      (style) => {
        const page = pageOf(renderDraft(content, style, VISIT))
        const body = page.slice(page.indexOf('<body'))
        expect(body).not.toMatch(/class="[^"]*\bsug\b|data-gap=/)
        for (const word of [TO_ADD, LEGEND.request]) expect(body).not.toContain(word)
        expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
        const dead = [...body.matchAll(/href="#([^"]*)"/g)].filter(([, id]) => !body.includes(`id="${id}"`))
        expect(dead.map(([link]) => link)).toEqual([])
      },
    )

    test('tells visitors every suggestion that stands on its own', () => {
      const said = linesOf(visitContent(content).sections).filter(({ standing }) => standing === 'suggested')
      const suggested = linesOf(content.sections).filter(({ standing }) => standing === 'suggested')
      expect(said.map(({ id }) => id)).toEqual(suggested.map(({ id }) => id))
    })

    test('shows at most five gaps in its sections, one of them in the card, and lists them all', () => {
      const { missing, ...page } = content
      const shown = gapsOf(page).filter(({ gap }) => !gap.endsWith('-notice') && gap !== 'presence-link')
      expect(shown.length).toBeLessThanOrEqual(5)
      const listed = checklistOf(content).flatMap((line) => (line.kind === 'add' ? [line.id] : []))
      expect(listed.sort()).toEqual([...gapsOf(page), ...missing].map(({ id }) => id).sort())
    })

    test('holds nothing suggested and no gap once it is launched', () => {
      const launched = launchContent(content)
      expect(contentSchema.parse(launched)).toEqual(launched)
      expect(linesOf(launched).filter(({ standing }) => standing === 'suggested')).toEqual([])
      expect(gapsOf(launched)).toEqual([])
      const kinds = launched.sections.map(({ kind }) => `#${kind}`)
      for (const section of launched.sections) {
        if (section.kind === 'hero' && section.second) expect(kinds).toContain(section.second.href)
        if (section.kind === 'notices')
          expect(section.items.every(({ href, text }) => href ?? text)).toBeTruthy()
        if (section.kind === 'model') expect(section.ways.every(({ text }) => text.length > 0)).toBe(true)
      }
    })

    test.each(DESIGN_STYLE_IDS)('has the same page in %s when only this style is loaded', async (style) => {
      const loaded = await loadStyle(content, style)
      for (const [said, options] of [
        [content, DRAFT],
        [launchable, LAUNCH],
      ] as const)
        expect(renderPage(said, loaded, options)).toBe(pageOf(renderDraft(said, style, options)))
    })

    test.each(DESIGN_STYLE_IDS)('is said whole in %s', (style) => {
      // Numbers to call are links within their line, and words with hyphens are kept on one line.
      const page = pageOf(renderDraft(content, style, DRAFT))
        .replace(/<\/?a\b[^>]*>/gu, '')
        .replace(/<span class="nb">([^<]*)<\/span>/gu, '$1')
      const left = mayBeLeftOut(content)
      const unsaid = linesOf(content.sections).filter(
        ({ id, text }) =>
          !left.has(id) && ![text, endedSentence(text)].some((said) => page.includes(escaped(said))),
      )
      expect(unsaid).toEqual([])
    })

    // A page that is opened from the disk may read files of its folder: fonts, icons. Browsers refuse it modules and
    // requests of scripts.
    test.each(DESIGN_STYLE_IDS)('opens from a folder without a network in %s', (style) => {
      const page = pageOf(renderDraft(content, style, DRAFT)).replace(/<a [^>]*>/g, '')
      expect(page).not.toMatch(
        /<(script(?! type="application\/ld\+json")|iframe|object|embed|base|img|link rel="stylesheet)/,
      )
      expect(page).not.toMatch(/@import|<use href="(?!#)/)
      const requested = [
        ...page.matchAll(/url\("?([^)"]*)"?\)/g),
        ...page.matchAll(/<link [^>]*href="([^"]*)"/g),
      ].flatMap(([, address = '']) => (/^(#|data:)/.test(address) ? [] : [address]))
      expect(requested.length).toBeGreaterThan(1)
      expect(requested.filter((address) => !/^(fonts\/[\w-]+\.woff2|favicon\.svg)$/.test(address))).toEqual(
        [],
      )
    })

    test.each(DESIGN_STYLE_IDS)(
      'is the same bytes twice in %s, and a launch has no trace of Foyer',
      (style) => {
        expect(renderDraft(content, style, DRAFT)).toEqual(renderDraft(content, style, DRAFT))
        expect(pageOf(renderDraft(content, style, DRAFT))).toContain('Draft made with Foyer')
        const launch = pageOf(renderDraft(launchable, style, LAUNCH))
        expect(launch).not.toMatch(/Foyer|To add:|noindex|class="sug"/)
      },
    )

    test.each(DESIGN_STYLE_IDS)('names its lines in %s on request, and changes nothing else', (style) => {
      const named = pageOf(renderDraft(content, style, { ...DRAFT, hasLineIds: true }))
      expect(named.replace(/<\/?draft-line[^>]*>/g, '')).toBe(pageOf(renderDraft(content, style, DRAFT)))
      const known = linesOf(content).map(({ id }) => id)
      const ids = [...named.matchAll(/data-line="([^"]*)"/g)].map(([, id]) => id)
      expect(ids.length).toBeGreaterThan(8)
      expect(ids.filter((id) => !known.includes(id ?? ''))).toEqual([])
    })
  },
)

test('no template has a bare attribute, and only one module decides what is markup', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  expect(sources.length).toBeGreaterThan(20)
  for (const path of sources) {
    const source = readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
    expect(`${path}: ${source.match(/<[a-z][^`>]*\s[a-z-]+=\$\{/)?.[0]}`).toBe(`${path}: undefined`)
    if (path !== 'html.ts') expect(`${path}: ${source.includes("'hono/")}`).toBe(`${path}: false`)
  }
})

test('typed markup stays text', () => {
  const hostile = PERSONAS.find(({ id }) => id === 'hostile')
  if (!hostile) throw new Error('There is no hostile persona.')
  const content = composeDraft(practiceOf(hostile))
  for (const style of DESIGN_STYLE_IDS) {
    for (const { path, body } of renderDraft(content, style, DRAFT)) {
      expect(`${path}: ${body}`).not.toMatch(/<img src=x|<script>|<svg onload|href="javascript/)
    }
  }
})

test('a confirmed suggestion is launched, a struck one is gone from the draft', () => {
  const [persona] = PERSONAS
  if (!persona) throw new Error('There is no persona.')
  const [one, other] = linesOf(composeDraft(practiceOf(persona))).filter(
    ({ standing }) => standing === 'suggested',
  )
  if (!one || !other) throw new Error('Nothing is suggested.')
  const reviewed = composeDraft(
    practiceOf({ ...persona, details: { confirmed: [one.id], struck: [other.id] } }),
  )
  const ids = (value: unknown) => linesOf(value).map(({ id }) => id)
  expect(ids(launchContent(reviewed))).toContain(one.id)
  expect(ids(reviewed)).not.toContain(other.id)
})

test.each([
  ['https://practice.example/book', 'https://practice.example/book'],
  ['tel:+16175550134', 'tel:+16175550134'],
  ['mailto:hello@practice.example', 'mailto:hello@practice.example'],
  ['#contact', '#contact'],
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
])('a link to %j leads to %j', (address, href) => {
  expect(safeHref(address)).toBe(href)
})

test('refuses to draw a content in the style of the other kind', async () => {
  const contentOf = (id: string) => {
    const persona = PERSONAS.find((one) => one.id === id)
    if (!persona) throw new Error(`There is no persona ${id}.`)
    return composeDraft(practiceOf(persona))
  }
  const [full, proposed] = [contentOf('cedar-grove'), contentOf('redesign')]
  const warm = await loadStyle(full, 'warm')
  const proposal = await loadStyle(proposed, 'warm')
  expect(() => renderPage(proposed, warm, DRAFT)).toThrow(
    'The style warm draws no content of the kind proposal.',
  )
  expect(() => renderPage(full, proposal, DRAFT)).toThrow(
    'The style proposal draws no content of the kind full.',
  )
})

test('gives a proposal the same favicon in every style, and no draft that one', () => {
  const faviconOf = (id: string, style: (typeof DESIGN_STYLE_IDS)[number]) => {
    const persona = PERSONAS.find((one) => one.id === id)
    if (!persona) throw new Error(`There is no persona ${id}.`)
    const files = renderDraft(composeDraft(practiceOf(persona)), style, DRAFT)
    return String(files.find(({ path }) => path === 'favicon.svg')?.body)
  }
  const icons = new Set(DESIGN_STYLE_IDS.map((style) => faviconOf('redesign', style)))
  expect(icons.size).toBe(1)
  // A color for each strip.
  expect([...icons][0]?.match(/fill="#[0-9a-f]{6}"/g)).toHaveLength(7)
  for (const style of DESIGN_STYLE_IDS) expect(icons).not.toContain(faviconOf('cedar-grove', style))
})

describe('a launch without a way to reach the practice', () => {
  const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no persona cedar-grove.')
  const contentWith = (details: object) => composeDraft(practiceOf({ ...persona, details }))

  test.each([{}, { portalUrl: 'https://portal.example/' }, { street: '1 Main St' }])(
    'is refused with %j',
    (details) => {
      const content = contentWith(details)
      expect(launchRefusal(content)).toMatchObject({ reason: 'unreachable' })
      expect(() => renderDraft(content, 'warm', LAUNCH)).toThrow(LaunchRefused)
      expect(() => renderDraft(content, 'warm', DRAFT)).not.toThrow()
    },
  )

  test.each([
    { phone: '(423) 555-0100' },
    { patientEmail: 'hello@practice.example' },
    { bookingUrl: 'https://book.example/' },
  ])('is rendered with %j', (details) => {
    const content = contentWith(details)
    expect(launchRefusal(content)).toBeUndefined()
    expect(pageOf(renderDraft(content, 'warm', LAUNCH))).toContain('<h1')
  })
})

describe('what is bare without its suggestions', () => {
  const launched = (visions: NonNullable<Parameters<typeof full>[0]['visions']>) => {
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '37402', visions })
    const owner = profile('22222222-0000-4000-8000-000000000002', 'Dana', 'Reyes', 'Harbor')
    return launchContent(composeDraft(practiceOf({ id: 'bare', answers, profile: owner })))
  }
  const titlesOf = (content: ReturnType<typeof launched>) => {
    const values = content.sections.find((section) => section.kind === 'values')
    return values?.items.map(({ title }) => title.text)
  }

  test('is left out of a launch: a band with one word, a first visit of one step', () => {
    expect(titlesOf(launched(['expertise']))).toBeUndefined()
    expect(launched(['expertise']).sections.some(({ kind }) => kind === 'visit')).toBe(false)
    expect(titlesOf(launched(['expertise', ['House calls', 'On Thursdays.']]))).toEqual(['House calls'])
    expect(titlesOf(launched(['expertise', 'technology']))).toBeUndefined()
  })
})
