import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import type { Content, FullContent } from './content.ts'
import { withoutParts } from './launch-content.ts'
import { linesOf } from './lines-of.ts'
import { notFoundContent } from './not-found-content.ts'
import { launchableOf, practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { confirmedWords, publishRefusals } from './publish-refusal.ts'
import { renderDraft } from './render-draft.ts'
import { NOT_FOUND } from './words/page-words.ts'

const personaOf = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no ${id}.`)
  return persona
}
const decided = (content: Content) =>
  withoutParts(content, (part) => 'standing' in part && part.standing === 'suggested')

test('a content can be published when it has a name and a way to be reached, and no suggestion is open', () => {
  const launchable = composeDraft(launchableOf(personaOf('cedar-grove')))
  expect(publishRefusals(launchable)).toEqual(['undecided'])
  expect(publishRefusals(decided(launchable))).toEqual([])
  const bare = { ...practiceOf(personaOf('cedar-grove')), name: '', nameFrom: 'nowhere' } as const
  expect(publishRefusals(composeDraft(bare))).toEqual(['nameless', 'unreachable', 'undecided'])
  expect(publishRefusals(composeDraft(practiceOf(personaOf('redesign'))))).toEqual(['proposal'])
})

test('what is confirmed does not depend on what is left out', () => {
  const content = composeDraft(launchableOf(personaOf('cedar-grove')))
  expect(confirmedWords(content)).toBe(confirmedWords(decided(content)))
  const [line] = linesOf(content.sections)
  const other = JSON.parse(JSON.stringify(content).replaceAll(`"${line?.text}"`, '"Other words"'))
  expect(confirmedWords(other)).not.toBe(confirmedWords(content))
})

test.each(PERSONAS.map((persona, index) => [persona.id, persona, index] as const))(
  'the page of a missing address of %s says so, and leads back',
  (_id, persona, index) => {
    const content = composeDraft(launchableOf(persona))
    if (content.kind !== 'full') return
    const shown: FullContent = notFoundContent(
      decided(content) as FullContent,
      'http://cedar.localhost:4322/',
    )
    const styles = DESIGN_STYLE_IDS.filter((_, place) => index === 0 || place === index % 5)
    for (const style of styles) {
      const [page] = renderDraft(shown, style, { kind: 'launch', assetBase: '/' })
      const html = String(page?.body)
      expect(html.includes(NOT_FOUND.lede), style).toBe(true)
      expect(html.includes(`<title>${NOT_FOUND.title}`), style).toBe(true)
      expect(html.includes('href="http://cedar.localhost:4322/"'), style).toBe(true)
      const anchors = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
      expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    }
  },
)
