import { expect, it } from 'vitest'
import { renderSample } from './build/sample-draft.ts'
import { SAMPLE_DRAFT } from './src/config/sample-draft.ts'

it('draws the page of an invented practice, marked as a sample, with its picture', async () => {
  const files = await renderSample()
  const page = String(files.get(SAMPLE_DRAFT.path)?.body)
  expect(page).toContain(`<title>${SAMPLE_DRAFT.practice}`)
  expect(page.indexOf('A sample draft.')).toBeLessThan(page.indexOf('class="skip"'))
  expect(page).toContain(`${SAMPLE_DRAFT.practice} is an invented practice`)
  expect(page).toContain('noindex')
  expect([...(files.get(SAMPLE_DRAFT.picture)?.body ?? [])].slice(1, 4)).toEqual([0x50, 0x4e, 0x47])
  // Nothing is requested that the app does not serve.
  const requested = [...page.matchAll(/(?:href|src|url\()="?(\/[^")]+)/g)].map(([, path = '']) => path)
  const served = requested.filter((path) => path.startsWith('/draft-assets/fonts/') || files.has(path))
  expect(requested.filter((path) => !served.includes(path))).toEqual(['/onboarding/start'])
})
