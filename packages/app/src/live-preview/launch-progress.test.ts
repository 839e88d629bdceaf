import { expect, it } from 'vitest'
import { progressOf } from './launch-progress.ts'
import type { SiteTask } from './review-site.ts'

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
