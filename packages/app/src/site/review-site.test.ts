import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { expect, it } from 'vitest'
import { composeSite } from './render-site.ts'
import { changedLines, listedTasks, type SiteTask } from './review-site.ts'

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

const name: SiteTask = { ...add('n'), kind: 'add', gap: 'name', advice: '', isNeeded: true, minutes: 2 }
const listed = (all: readonly SiteTask[], left: readonly SiteTask[], isPublished = false) =>
  listedTasks(all, left, isPublished).map(({ list, lines, left: open, minutes }) => [
    list,
    lines.map(({ id }) => id).join(''),
    open,
    minutes,
  ])

it('lists what is left, and leaves what is done in its list', () => {
  const all = [name, later, photo, confirm, prove]
  expect(listed(all, all)).toEqual([
    ['toShow', 'n', 1, 2],
    ['toConfirm', 'c', 1, 1],
    ['worthAdding', 'lp', 2, 19],
  ])
  expect(listed(all, [photo])).toEqual([
    ['toShow', 'n', 0, 0],
    ['toConfirm', 'c', 0, 0],
    ['worthAdding', 'lp', 1, 15],
  ])
})

it('asks for nothing to show once a site was published', () => {
  expect(listed([name, later], [name, later], true)).toEqual([['worthAdding', 'nl', 2, 6]])
})

it('lists what a decision has added, and moves what another way has made less urgent', () => {
  expect(listed([name], [add('b')])).toEqual([
    ['toShow', 'n', 0, 0],
    ['worthAdding', 'b', 1, 2],
  ])
  expect(listed([name], [{ ...name, isNeeded: false }])).toEqual([['worthAdding', 'n', 1, 2]])
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
