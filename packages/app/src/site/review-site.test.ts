import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { expect, it } from 'vitest'
import { composeSite } from './render-site.ts'
import { changedLines, groupsOf, progressOf, type SiteTask } from './review-site.ts'

const add = (id: string): SiteTask => ({
  kind: 'add',
  id,
  gap: 'phone',
  text: id,
  why: '',
  advice: '',
  isNeeded: false,
  minutes: 2,
})
const later: SiteTask = { ...add('l'), kind: 'add', gap: 'hours', advice: '', isNeeded: false, minutes: 4 }
const photo: SiteTask = { ...add('p'), kind: 'add', gap: 'photo', advice: '', isNeeded: false, minutes: 15 }
const confirm: SiteTask = { kind: 'confirm', id: 'c', ids: ['c'], text: '', why: '', minutes: 1 }
const prove: SiteTask = { kind: 'prove', id: 'hero/name', text: '', claim: 'best', why: '', minutes: 5 }

it('counts the group at hand: first what a draft needs to be shown', () => {
  const all = [add('a'), add('b'), later, photo, confirm, prove]
  expect(progressOf(all, all)).toEqual({ group: 'show', done: 0, total: 3, minutes: 19 })
  expect(progressOf(all, all.slice(1))).toEqual({ group: 'show', done: 1, total: 3, minutes: 17 })
})

it('does not count what may have to be proved', () => {
  const all = [add('a'), later, photo, confirm, prove]
  expect(progressOf(all, [later, confirm, prove])).toEqual({
    group: 'publish',
    done: 0,
    total: 1,
    minutes: 1,
  })
  expect(progressOf(all, [later, prove])).toMatchObject({ group: 'later', minutes: 4 })
  expect(progressOf(all, [prove])).toEqual({ group: null, done: 4, total: 4, minutes: 0 })
})

it('leaves what is done in its group', () => {
  const all = [add('a'), add('b'), add('c'), add('d')]
  const ids = groupsOf(all, all.slice(2)).map(({ lines }) => lines.map(({ id }) => id))
  expect(ids).toEqual([['a', 'b', 'c'], ['d']])
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
