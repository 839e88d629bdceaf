import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import type { MovableSection, SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { composeSite, editSite, groupsIn, loadSite } from '../../../../site/render-site.ts'
import { usePageSections } from './use-sections.ts'

const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
if (!persona) throw new Error('There is no persona cedar-grove.')
const composed = composeSite({ answers: persona.answers, profile: persona.profile })

beforeAll(() => Promise.all(DESIGN_STYLE_IDS.map((style) => loadSite(composed, style))))

function sectionsOf(style: DesignStyleId, edits: SiteEdits = NO_SITE_EDITS) {
  return renderHook(() => usePageSections(composed, edits, style)).result.current
}

it.each(DESIGN_STYLE_IDS)(
  'offers moves that %s prints, and takes each back with the opposite one',
  (style) => {
    const movable = sectionsOf(style).filter(({ up, down }) => up || down)
    expect(movable.length).toBeGreaterThan(3)
    const printed = (section_order: readonly MovableSection[]) =>
      groupsIn(editSite(composed, { ...NO_SITE_EDITS, section_order: [...section_order] }), style).flat()
    const ours = printed([])
    for (const { kind, up, down } of movable) {
      for (const [order, back] of [
        [up, 'down'],
        [down, 'up'],
      ] as const) {
        if (!order) continue
        expect(printed(order)).not.toEqual(ours)
        const again = sectionsOf(style, { ...NO_SITE_EDITS, section_order: [...order] })
        const opposite = again.find((section) => section.kind === kind)?.[back]
        expect(printed(opposite ?? [])).toEqual(ours)
      }
    }
  },
)

it('neither moves nor hides the first screen and the contact, and never hides the cost', () => {
  const all = sectionsOf('modern')
  for (const kind of ['hero', 'contact', 'notices', 'footer'])
    expect(all.find((section) => section.kind === kind)).toMatchObject({
      up: null,
      down: null,
      canHide: false,
    })
  expect(all.find(({ kind }) => kind === 'cost')).toMatchObject({ canHide: false })
})

it('passes over what is hidden', () => {
  const [first, second] = sectionsOf('dynamic').filter(({ up, down }) => up || down)
  const hidden = { [second?.kind ?? '']: true } as SiteEdits['hidden']
  const moved = sectionsOf('dynamic', { ...NO_SITE_EDITS, hidden }).find(({ kind }) => kind === first?.kind)
  expect(moved?.down?.indexOf(first?.kind as MovableSection)).toBe(2)
})
