import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'
import { sectionOf } from '../src/sections.ts'

test.each(DESIGN_STYLE_IDS)('%s has the street of the office in the row of its place', (style) => {
  let streets = 0
  for (const { persona, ...site } of SITES) {
    const street = '12 Brattle Street'
    const content = contentOf({
      ...site,
      persona: { ...persona, details: { ...Object(persona.details), street, city: 'Springfield' } },
    })
    if (content.kind !== 'full' || !sectionOf(content.sections, 'where')?.office) continue
    const [page] = renderDraft(content, style, { kind: 'draft', assetBase: '' })
    const [where = ''] = String(page?.body).match(/<section[^>]*id="where".*?<\/section>/s) ?? []
    expect([site.id, where.includes(street)]).toEqual([site.id, true])
    streets++
  }
  expect(streets).toBeGreaterThan(5)
})
