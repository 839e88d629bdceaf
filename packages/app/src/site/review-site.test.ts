import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { expect, it } from 'vitest'
import { composeSite } from './render-site.ts'
import { changedLines, progressOf, type SiteTask } from './review-site.ts'

const add = (id: string): SiteTask => ({
  kind: 'add',
  id,
  gap: 'phone',
  text: id,
  why: '',
  advice: '',
  minutes: 2,
})
const confirm: SiteTask = { kind: 'confirm', id: 'c', ids: ['c'], text: '', why: '', minutes: 1 }
const prove: SiteTask = { kind: 'prove', id: 'hero/name', text: '', claim: 'best', why: '', minutes: 5 }

it('counts details and sentences together, and nothing that may have to be proved', () => {
  const all = [add('a'), add('b'), confirm, prove]
  expect(progressOf(all, all)).toMatchObject({ done: 0, total: 3, minutes: 5 })
  expect(progressOf(all, [add('b'), prove])).toMatchObject({ done: 2, total: 3, minutes: 2 })
})

it('counts what a decision has added', () => {
  expect(progressOf([add('a')], [add('b')])).toMatchObject({ done: 1, total: 2, minutes: 2 })
})

const siteWith = (selected_visions: ('personalized_care' | 'technology')[]) => {
  const [persona] = PERSONAS
  if (!persona) throw new Error('There is no persona.')
  const { answers, profile } = persona
  const practiceVision = { selected_visions, custom_visions: [], updated_at: '2026-11-22T09:00:00.000Z' }
  return composeSite({ profile, answers: { ...answers, practiceVision } })
}

it('finds the lines of a value that was added', () => {
  const changed = changedLines(siteWith(['personalized_care']), siteWith(['personalized_care', 'technology']))
  expect(changed.filter((id) => id.startsWith('values/technology/')).length).toBeGreaterThan(1)
  expect(changed.filter((id) => id.startsWith('values/personalized_care/'))).toEqual([])
})

it('finds nothing when nothing has changed, and nothing that was removed', () => {
  expect(changedLines(siteWith(['technology']), siteWith(['technology']))).toEqual([])
  const changed = changedLines(siteWith(['personalized_care', 'technology']), siteWith(['personalized_care']))
  expect(changed.filter((id) => id.startsWith('values/technology/'))).toEqual([])
})
