import { passageSchema } from '@foyer/shared/api/drafts.ts'
import { expect, test } from 'vitest'
import { splitPassages } from './split-passages.ts'

const SENTENCE = 'I started this work because nobody had an hour for my mother.'

test('splits at blank lines, joins lines, and leaves out headings and page numbers', () => {
  const page = `CURRICULUM VITAE\n\n${SENTENCE.replace(' because', '\nbecause')}\n\n \nShe was\n94 when she first said that she felt heard.\n\n3`
  expect(splitPassages([page, SENTENCE])).toEqual([
    { id: 'p1', text: SENTENCE },
    { id: 'p2', text: 'She was 94 when she first said that she felt heard.' },
    { id: 'p3', text: SENTENCE },
  ])
})

test('splits a page without blank lines between sentences', () => {
  const page = Array.from({ length: 40 }, () => SENTENCE).join('\n')
  const passages = splitPassages([page])
  expect(passages.map(({ text }) => text).join(' ')).toBe(page.replaceAll('\n', ' '))
  for (const passage of passages) {
    expect(passageSchema.safeParse(passage).success).toBe(true)
    expect(passage.text).toMatch(/mother\.$/)
  }
})

test('leaves out what has no sentences, and stops at sixty passages', () => {
  expect(splitPassages(['x'.repeat(5000)])).toEqual([])
  expect(splitPassages(Array.from({ length: 500 }, () => SENTENCE))).toHaveLength(60)
})
