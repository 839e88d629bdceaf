import { expect, it } from 'vitest'
import { showPage } from './draft-frame.tsx'

const pageWith = (style: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${body}</title><style>${style}</style></head><body class="${style}">${body}</body></html>`

it('puts another page into the same document', () => {
  const page = new DOMParser().parseFromString(pageWith('a', 'one'), 'text/html')
  const sheet = page.querySelector('style')
  showPage(page, pageWith('b', 'two'))
  expect(page.body.textContent).toBe('two')
  expect(page.body.className).toBe('b')
  expect(page.title).toBe('two')
  expect(page.querySelector('style')).toBe(sheet)
  expect(sheet?.textContent).toBe('b')
})
