import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { composeSite, loadSite, renderSite, type SiteFacts } from '../site/render-site.ts'
import { addOpenPlaces, findSection } from './places.ts'

const profile = { id: 'owner', first_name: 'Dana', last_name: 'Reyes', company_name: 'Cedar Grove' }

async function pageOf(facts: SiteFacts, style: (typeof DESIGN_STYLE_IDS)[number]) {
  const content = composeSite(facts)
  await loadSite(content, style)
  const page = new DOMParser().parseFromString(renderSite(content, style, null), 'text/html')
  addOpenPlaces(page, content)
  return page
}

const placesIn = (page: ParentNode) =>
  [...page.querySelectorAll('main > [data-place]')].map((place) => place.getAttribute('data-place'))

describe('addOpenPlaces', () => {
  it.each(DESIGN_STYLE_IDS)('keeps a dashed place for each open question: %s', async (style) => {
    const page = await pageOf({ answers: {}, profile }, style)
    expect(placesIn(page).sort()).toEqual(['model', 'services', 'values', 'where', 'why'])
    expect(findSection(page, 'values')?.textContent).toBe('Here: what makes your practice special.')
  })

  it.each(PERSONAS.slice(0, 5))('adds nothing to the page of $id, who has answered all', async (persona) => {
    for (const style of DESIGN_STYLE_IDS) {
      expect(placesIn(await pageOf({ answers: persona.answers, profile }, style))).toEqual([])
    }
  })

  it('adds nothing to a proposal', async () => {
    const persona = PERSONAS.find(({ answers }) => answers.websiteFeedback)
    const page = await pageOf({ answers: persona?.answers ?? {}, profile }, 'modern')
    expect(page.querySelector('#changes')).not.toBeNull()
    expect(placesIn(page)).toEqual([])
  })
})
