import type { Content } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { describe, expect, it } from 'vitest'
import { composeSite, isSiteLoaded, loadSite, renderSite } from './render-site.ts'

describe('renderSite', () => {
  it.each(['cedar-grove', 'redesign'])('renders the bytes that are delivered: %s', async (id) => {
    const persona = PERSONAS.find((one) => one.id === id)
    if (!persona) throw new Error(`There is no persona ${id}.`)
    const { answers, profile } = persona
    const content = composeSite({ answers, profile })
    await loadSite(content, 'dynamic')
    expect(isSiteLoaded(content, 'dynamic')).toBe(true)
    const [page] = renderDraft(content, 'dynamic', { kind: 'draft', assetBase: '/draft-assets/' })
    expect(renderSite(content, 'dynamic', null)).toBe(page?.body)
  })

  it('renders a page for owners who have answered nothing', async () => {
    const profile = { id: 'nobody', first_name: null, last_name: null, company_name: null }
    const content = composeSite({ answers: {}, profile })
    await loadSite(content, 'warm')
    expect(renderSite(content, 'warm', null)).toContain('To add: your story.')
  })

  it('leaves out a struck sentence and takes the mark off a confirmed one', async () => {
    const [persona] = PERSONAS
    if (!persona) throw new Error('There is no persona.')
    const { answers, profile } = persona
    const [first, second] = suggestions(composeSite({ answers, profile }))
    if (!first || !second) throw new Error('There are no suggestions.')
    const content = composeSite({
      answers,
      profile,
      added: {
        details: {},
        statements: { [first.id]: 'confirmed', [second.id]: 'struck' },
        passages: [],
        style: null,
      },
    })
    expect(suggestions(content).map(({ id }) => id)).not.toContain(first.id)
    expect(JSON.stringify(content)).toContain(first.id)
    expect(JSON.stringify(content)).not.toContain(`"${second.id}"`)
  })
})

function suggestions(content: Content) {
  return linesOf(content).filter(({ standing }) => standing === 'suggested')
}
