import { expect, it } from 'vitest'
import type { Line } from '../line.ts'
import { inShortParagraphs, paragraphsOf } from './skeleton.ts'

it.each([
  ['I was born at home.', '<p><bdi>I was born at home.</bdi></p>'],
  ['נולדתי בבית.', '<p dir="rtl"><bdi lang="he">נולדתי בבית.</bdi></p>'],
  ['1. وُلدت في البيت.', '<p dir="rtl"><bdi lang="ar">1. وُلدت في البيت.</bdi></p>'],
  ['Dr. כהן', '<p><bdi lang="he">Dr. כהן</bdi></p>'],
  [
    'I see adults. Se habla español. Call me.',
    '<p><bdi>I see adults. <span lang="es">Se habla español. </span>Call me.</bdi></p>',
  ],
  ['🌿', '<p><bdi>🌿</bdi></p>'],
])('sets the paragraph %j in its own direction', (text, markup) => {
  const line: Line = {
    id: 'story/paragraph-1',
    text,
    standing: 'given',
    typed: true,
    sources: [{ from: 'question', question: 'clinicianDetails' }],
  }
  const context = {
    isDraft: true,
    hasMarks: true,
    page: { kind: 'home', path: '/' } as const,
    home: '',
    hrefOf: (path: string) => path,
    assetBase: '',
    pictureBase: '',
  }
  expect(paragraphsOf([line], context).toString()).toBe(markup)
})

it.each([
  [0, []],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
])('divides %i sentences into paragraphs of even length', (count, lengths) => {
  const lines = Array.from(
    { length: count },
    (_, index): Line => ({
      id: `why/reason-${index + 1}`,
      text: 'Care takes time.',
      standing: 'given',
      sources: [{ from: 'question', question: 'practiceMotivation' }],
    }),
  )
  const paragraphs = inShortParagraphs(lines)
  expect(paragraphs.map(({ length }) => length)).toEqual(lengths)
  expect(paragraphs.flat()).toEqual(lines)
})
