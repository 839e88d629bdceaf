import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { beforeAll, expect, it } from 'vitest'
import { composeSite, loadSite, renderSite } from '../site/render-site.ts'
import { addOpenPlaces } from './places.ts'
import { patchPage, previewDocument } from './site-page.ts'

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const { answers, profile } = persona

function pageOf(facts: Answers, name = profile.company_name) {
  const content = composeSite({ answers: facts, profile: { ...profile, company_name: name } })
  return { content, html: renderSite(content, 'warm', null, 'with-line-ids') }
}

function opened({ html, content }: ReturnType<typeof pageOf>): Document {
  const page = new DOMParser().parseFromString(previewDocument(html), 'text/html')
  addOpenPlaces(page, content)
  return page
}

beforeAll(() => loadSite(composeSite({ answers, profile }), 'warm'))

it('keeps the sections that are the same, and the sheet of the fonts', () => {
  const page = opened(pageOf({ ...answers, practiceVision: undefined }))
  const [faces, sheet] = page.querySelectorAll('style')
  const [facesText, story] = [faces?.firstChild, page.querySelector('#story')]
  expect(faces?.textContent).toMatch(/^@font-face/)
  expect(sheet?.textContent).toMatch(/^:root\{/)
  expect(page.querySelector('#values')).toBeNull()

  patchPage(page, pageOf(answers))
  expect(page.querySelector('#values')).not.toBeNull()
  expect(page.querySelector('#story')).toBe(story)
  expect(page.querySelector('style')).toBe(faces)
  expect(faces?.firstChild).toBe(facesText)
})

it.each<[name: string, from: Answers, to: Answers]>([
  ['adds what was answered', {}, answers],
  ['removes what is no longer answered', answers, {}],
  ['changes sentences', answers, { ...answers, clinicianDetails: PERSONAS[1]?.answers.clinicianDetails }],
])('%s: the page equals one that was opened with it', (_name, from, to) => {
  const page = opened(pageOf(from))
  patchPage(page, pageOf(to))
  expect(page.documentElement.isEqualNode(opened(pageOf(to)).documentElement)).toBe(true)
})

it('separates the fonts whatever the name of the practice is', () => {
  const page = opened(pageOf(answers, ':root{ </style><style>:root{'))
  expect(page.title).toContain(':root{ </style>')
  expect(page.querySelectorAll('head > style')).toHaveLength(3)
  expect(page.querySelector('style')?.textContent).toMatch(/^@font-face/)
})
