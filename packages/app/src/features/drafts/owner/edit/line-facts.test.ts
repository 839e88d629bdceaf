import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it, vi } from 'vitest'
import { composeSite } from '../../../../site/render-site.ts'
import { type SiteLine, type SiteTask, siteCounts, siteLines, tasksOf } from '../../../../site/review-site.ts'
import { lineFacts, linesOfDecision, nextSuggestion, suggestionsOf } from './line-facts.ts'

const ID = 'visit/heading'
const OURS: SiteLine = {
  id: ID,
  text: 'Ours.',
  standing: 'general',
  sources: [{ from: 'rule', rule: 'plain-page' }],
}
const editsOf = (own: { text: string; ours: string; replaced?: string }) => ({
  ...NO_SITE_EDITS,
  words: { [ID]: own },
})
const facts = (known: Partial<Parameters<typeof lineFacts>[0]>) =>
  lineFacts({
    line: OURS,
    text: OURS.text,
    isTyped: false,
    ours: new Map([[ID, OURS]]),
    edits: NO_SITE_EDITS,
    answers: THINKING,
    advise: (text) => [{ kind: 'superlative', claims: [text], why: 'Be ready to prove this.' }],
    ...known,
  })

it('asks no more what was decided while the line is typed and the page is held', () => {
  const edits = editsOf({ text: 'Mine.', ours: 'Ours before.', replaced: 'Theirs.' })
  expect(facts({ edits, text: 'Mine.' })).toMatchObject({ isOursNew: true, replaced: 'Theirs.' })
  const latest = editsOf({ text: 'Mine.', ours: 'Ours.' })
  expect(facts({ edits, latest, text: 'Mine.' })).toMatchObject({ isOursNew: false, replaced: null })
})

it('gives no advice on our words while the first letters over them are typed', () => {
  const advise = vi.fn(() => [])
  expect(facts({ isTyped: true, advise })).toMatchObject({ mark: 'own', advice: [] })
  expect(advise).not.toHaveBeenCalled()
  expect(facts({ isTyped: true, text: 'The best.' }).advice).toHaveLength(1)
  // What the owner has typed as an answer is advised on before and after.
  const typed: SiteLine = { ...OURS, typed: true, sources: [{ from: 'question', question: 'clinicModel' }] }
  const ours = new Map([[ID, typed]])
  expect(facts({ line: typed, ours }).advice).toHaveLength(1)
  expect(facts({ line: typed, ours, isTyped: true }).advice).toHaveLength(1)
})

it('leads through as many suggestions as every other place counts', () => {
  const profile = { id: 'a', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' }
  const content = composeSite({ answers: THINKING, profile })
  const lines = siteLines(content)
  const suggested = [...lines.values()].filter(({ standing }) => standing === 'suggested')
  const open = suggestionsOf(lines, tasksOf(content))
  expect(open).toHaveLength(siteCounts(content).toConfirm)
  // A service with its sentence is one.
  expect(open.length).toBeLessThan(suggested.length)
  expect(open).toEqual([...lines.keys()].filter((id) => open.includes(id)))
})

it('decides a name and its sentences together, and takes them back together', () => {
  const [title, more, other] = ['values/a/title', 'values/a/more', 'values/b/title']
  const open = { kind: 'confirm', ids: [title, more] } as unknown as SiteTask
  expect(linesOfDecision(more, [open], {})).toEqual([title, more])
  expect(linesOfDecision(other, [open], {})).toEqual([other])
  const decided = { [title]: 'confirmed', [more]: 'confirmed', [other]: 'confirmed' } as const
  expect(linesOfDecision(more, [], decided)).toEqual([title, more])
  expect(linesOfDecision(more, [], { ...decided, [title]: 'struck' })).toEqual([more])
  expect(linesOfDecision(title, [], { ...decided, [title]: 'struck' })).toEqual([title])
})

it('goes to the suggestion after a line, then to the first of the page, and to none that was just decided', () => {
  const page = new Map(
    ['a', 'b', 'c', 'd'].map(
      (id) => [id, { ...OURS, id, standing: id === 'b' ? 'given' : 'suggested' }] as const,
    ),
  )
  const next = (id: string, ...decided: string[]) => nextSuggestion(page, id, decided)
  expect([next('a'), next('b'), next('c'), next('d')]).toEqual(['c', 'c', 'd', 'a'])
  expect([next('a', 'a', 'c'), next('d', 'd', 'a'), next('d', 'a', 'c', 'd')]).toEqual(['d', 'c', null])
})
