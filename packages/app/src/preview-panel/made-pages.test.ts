import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { beforeAll, expect, it } from 'vitest'
import { composeSite, loadSite } from '../site/render-site.ts'
import { madePages } from './made-pages.ts'
import type { Preview } from './preview.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const { answers, profile } = persona
const content = composeSite({ answers, profile })

beforeAll(() => loadSite(content, 'warm'))

function previewOf(selected: string, cause: PreviewedAnswer['cause'] = 'choice'): Preview {
  const previewed = { key: 'practiceVision', fields: { selected }, cause } as const
  return { saved: answers, profile, screen: 'practiceVision', previewed }
}

it('finds the page of a choice that was rendered before', () => {
  const pages = madePages()
  const made = pages.make(previewOf('one'), content, 'warm')
  expect(pages.find(previewOf('one'))).toBe(made)
  expect(pages.find(previewOf('other'))).toBeUndefined()
})

it('forgets the pages when the saved answers change', () => {
  const pages = madePages()
  pages.make(previewOf('one'), content, 'warm')
  expect(pages.find({ ...previewOf('one'), saved: { ...answers } })).toBeUndefined()
  expect(pages.find(previewOf('one'))).toBeUndefined()
})

it('keeps no page of an answer that is being typed', () => {
  const pages = madePages()
  pages.make(previewOf('one', 'typing'), content, 'warm')
  expect(pages.find(previewOf('one', 'typing'))).toBeUndefined()
})
